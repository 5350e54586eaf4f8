# What the pictures of Tarocchino's cards show, one short sentence a card; for galleries and for those who do not see them.

## Coins

picture-tarocchino-D1 = Nagy aranyérme piros sugarakban, rózsák között.
picture-tarocchino-D6 = Hat nagy aranyérme, kettő középen, mellettük két pár.
picture-tarocchino-D7 = Hét aranyérme, három egy oszlopban, kettő-kettő oldalt.
picture-tarocchino-D8 = Nyolc aranyérme, hat középen, egy-egy a két végén.
picture-tarocchino-D9 = Kilenc aranyérme, három hármas sor, fent és lent széthúzva.
picture-tarocchino-D10 = Tíz aranyérme három oszlopban.
picture-tarocchino-DF = Zöld ruhás leány pettyes piros kendőben, érmét emel fel.
picture-tarocchino-DC = Lovas piros tollas kék kalapban, fehér lovát vezeti, kezében érme.
picture-tarocchino-DQ = Koronás királynő hosszú copfokkal, aranygyűrűs kék ruhában, érmét mutat.
picture-tarocchino-DR = Szakállas király hermelinben, piros koronával, kezében érme.

## Cups

picture-tarocchino-C1 = Nagy piros kupa arany fedéllel, kék szőlős indák között.
picture-tarocchino-C6 = Hat fedeles kupa, négy kék és két piros.
picture-tarocchino-C7 = Hét fedeles kupa, három kék egy oszlopban négy piros között.
picture-tarocchino-C8 = Nyolc fedeles kupa, hat piros két oszlopban, egy-egy zöld a két végén.
picture-tarocchino-C9 = Kilenc fedeles kupa, három piros egy oszlopban hat zöld között.
picture-tarocchino-C10 = Tíz fedeles kupa, négy kék egy oszlopban hat piros között.
picture-tarocchino-CF = Sötét hajú leány fehér főkötőben és rózsaszín ruhában, kezében fedeles kupa.
picture-tarocchino-CC = Piros kalapos fiatal lovas barna lovát vezeti, kezében fedeles kupa.
picture-tarocchino-CQ = Szőke királynő aranycsillagos piros palástban, kezében kék kupa.
picture-tarocchino-CR = Hosszú fehér szakállú, idős király zöldben és aranyban, kezében fedeles kupa.

## Batons

picture-tarocchino-B1 = Nagy zöld bot aranypántokkal és hat levéllel.
picture-tarocchino-B6 = Hat göcsörtös bot rácsba fonva, három-három keresztben, két kék virág között.
picture-tarocchino-B7 = Hat göcsörtös bot rácsba fonva egy álló piros mögött.
picture-tarocchino-B8 = Nyolc göcsörtös bot rácsba fonva, négy-négy keresztben, két piros virág között.
picture-tarocchino-B9 = Nyolc göcsörtös bot rácsba fonva egy álló piros mögött.
picture-tarocchino-B10 = Tíz göcsörtös bot sűrű rácsba fonva, öt-öt keresztben.
picture-tarocchino-BF = Vigyorgó apród arany tollas zöld barettben, kezében bot.
picture-tarocchino-BC = Komor lovas zöld sisakban és páncélban fakó lovát vezeti, kezében barna bot.
picture-tarocchino-BQ = Fátyolos királynő aranyban, széles nyakfodorral, kezében zöld bot.
picture-tarocchino-BR = Sovány, kétágú szakállú király keresztes zöld palástban, kezében barna bot.

## Swords

picture-tarocchino-S1 = Nagy görbe kard két babérág között, csillag alatt.
picture-tarocchino-S6 = Hat görbe kard két végén összefonva, három-három egy piros virág két oldalán.
picture-tarocchino-S7 = Hat görbe kard két végén összefonva egy egyenes körül.
picture-tarocchino-S8 = Nyolc görbe kard két végén összefonva, négy-négy egy kék virág két oldalán.
picture-tarocchino-S9 = Nyolc görbe kard két végén összefonva egy egyenes körül.
picture-tarocchino-S10 = Tíz görbe kard két végén összefonva, öt-öt egy kis piros virág két oldalán.
picture-tarocchino-SF = Kék ruhás apród hasított kalapban, széles nyakfodorral, kezében görbe kard.
picture-tarocchino-SC = Fényes páncélú lovas kék sisakdísszel szürke lovát vezeti, és görbe kardot emel.
picture-tarocchino-SQ = Királynő pirosban és kékben, magas csúcsos süveggel, kezében görbe kard.
picture-tarocchino-SR = Fekete szakállú király aranycsillagos kék palástban, kezében görbe kard.

## Trumps

picture-tarocchino-BE = Tollas kalapú bűvész pálcát emel egy asztal mögött, rajta poharak, golyók és kockák.
picture-tarocchino-M1 = Mór király koronás turbánnal, piros köntösben, kezében szablya.
picture-tarocchino-M2 = Fiatal mór király aranykoronával, kék palástban, kezében íj és nyíl.
picture-tarocchino-M3 = Fehér szakállú, idős mór király zöld páncélban, kezében piros pajzs.
picture-tarocchino-M4 = Mór király arany turbánnal, fehér tollal, aranyszínű kabátban, kezében buzogány.
picture-tarocchino-T5 = Férfi rózsát kínál egy hölgynek, fölöttük egy felhőről Ámor céloz az íjával.
picture-tarocchino-T6 = Koronás győztes karddal a kezében piros szekéren áll egy fehér és egy barna ló között.
picture-tarocchino-T7 = Kék-piros ruhás hölgy vizet önt egy serlegből egy aranykorsóba.
picture-tarocchino-T8 = Koronás hölgy pirosban, kezében kard és arany mérleg.
picture-tarocchino-T9 = Hölgy fehér oszlopot tör ketté, mögötte oroszlán áll.
picture-tarocchino-T10 = Aranykerék, a tetején király; egy ember felfelé mászik rajta, egy lezuhan.
picture-tarocchino-T11 = Szárnyas öregember görbebottal és homokórával egy törött oszlop mellett halad el.
picture-tarocchino-T12 = Férfi lóg az egyik lábánál fogva az akasztófán, és hullanak az érméi.
picture-tarocchino-T13 = Csontváz fekete csuklyában és kék palástban, kaszával és homokórával.
picture-tarocchino-T14 = Zöld ördög szarvakkal és denevérszárnyakkal, villával a lángok között.
picture-tarocchino-T15 = Villám gyújt fel egy tornyot, és két ember zuhan le róla az éjszakában.
picture-tarocchino-T16 = Három király ajándékokkal követ egy nagy csillagot az éjszakában.
picture-tarocchino-LU = Két csillagász körzővel és földgömbbel méri a holdat.
picture-tarocchino-SO = Asszony fon a guzsalyával egy arcos, arany nap alatt.
picture-tarocchino-MO = Szárnyas férfi jogarral és országalmával a földgömbön áll.
picture-tarocchino-AN = Angyal piros, fehér és kék szárnyakkal, dicsfénnyel, kezében trombita.

## The Matto

picture-tarocchino-MA = Nevető bolond csörgős sipkában, kezében bolondbot és trombita.
