# What the pictures of Tarocchino's cards show, one short sentence a card; for galleries and for those who do not see them.

## Coins

picture-tarocchino-D1 = Nagy aranyérme piros sugarak közepén, rózsák között.
picture-tarocchino-D6 = Hat nagy aranyérme, kettő középen, kétoldalt egy-egy pár.
picture-tarocchino-D7 = Hét aranyérme, három egy oszlopban, kétoldalt kettő-kettő.
picture-tarocchino-D8 = Nyolc aranyérme, hat középen, fent és lent egy-egy.
picture-tarocchino-D9 = Kilenc aranyérme három oszlopban, a középső oszlop magasabb.
picture-tarocchino-D10 = Tíz aranyérme három oszlopban.
picture-tarocchino-DF = Zöld ruhás szolgáló pettyes piros kendőben, érmét tart fel.
picture-tarocchino-DC = Lovas piros tollas kék kalapban, fehér lova mellett, kezében érme.
picture-tarocchino-DQ = Koronás, hosszú copfos királynő aranykarikás kék ruhában, kezében érme.
picture-tarocchino-DR = Szakállas király hermelinben és piros koronában, kezében érme.

## Cups

picture-tarocchino-C1 = Nagy piros kupa aranyfedéllel, kék fürtös szőlőindák között.
picture-tarocchino-C6 = Hat fedeles kupa, négy kék és két piros.
picture-tarocchino-C7 = Hét fedeles kupa, három kék egy oszlopban négy piros között.
picture-tarocchino-C8 = Nyolc fedeles kupa, hat piros két oszlopban, fent és lent egy-egy zöld.
picture-tarocchino-C9 = Kilenc fedeles kupa, három piros egy oszlopban hat zöld között.
picture-tarocchino-C10 = Tíz fedeles kupa, négy kék egy oszlopban hat piros között.
picture-tarocchino-CF = Sötét hajú szolgáló fehér főkötőben és rózsaszín ruhában, kezében fedeles kupa.
picture-tarocchino-CC = Ifjú lovas piros kalapban, barna lova mellett, kezében fedeles kupa.
picture-tarocchino-CQ = Szőke királynő aranycsillagos piros palástban, kezében kék kupa.
picture-tarocchino-CR = Hosszú fehér szakállú, idős király zöldben és aranyban, kezében fedeles kupa.

## Batons

picture-tarocchino-B1 = Nagy zöld bot aranypántokkal és hat levéllel.
picture-tarocchino-B6 = Hat bütykös bot ráccsá fonva, mindkét irányban három, két kék virág között.
picture-tarocchino-B7 = Hat bütykös bot ráccsá fonva, előttük egy álló piros bot.
picture-tarocchino-B8 = Nyolc bütykös bot ráccsá fonva, mindkét irányban négy, két piros virág között.
picture-tarocchino-B9 = Nyolc bütykös bot ráccsá fonva, előttük egy álló piros bot.
picture-tarocchino-B10 = Tíz bütykös bot sűrű ráccsá fonva, mindkét irányban öt.
picture-tarocchino-BF = Mosolygó apród aranytollas zöld barettben, kezében bot.
picture-tarocchino-BC = Komor lovas zöld sisakban és páncélban, fakó lova mellett, kezében barna bot.
picture-tarocchino-BQ = Fátylas királynő aranyszínű ruhában, széles nyakfodorral, kezében zöld bot.
picture-tarocchino-BR = Sovány, kétágú szakállú király keresztes zöld palástban, kezében barna bot.

## Swords

picture-tarocchino-S1 = Nagy görbe kard két babérág között, fölötte csillag.
picture-tarocchino-S6 = Hat görbe kard két végén egymásba fonva, három-három egy piros virág két oldalán.
picture-tarocchino-S7 = Hat görbe kard két végén egymásba fonva egy egyenes körül.
picture-tarocchino-S8 = Nyolc görbe kard két végén egymásba fonva, négy-négy egy kék virág két oldalán.
picture-tarocchino-S9 = Nyolc görbe kard két végén egymásba fonva egy egyenes körül.
picture-tarocchino-S10 = Tíz görbe kard két végén egymásba fonva, öt-öt egy kis piros virág két oldalán.
picture-tarocchino-SF = Kék ruhás apród hasított kalapban és széles nyakfodorral, kezében görbe kard.
picture-tarocchino-SC = Lovas fényes páncélban, kék tollforgóval, szürke lova mellett, görbe kardot emel.
picture-tarocchino-SQ = Királynő pirosban és kékben, magas csúcsos süvegben, kezében görbe kard.
picture-tarocchino-SR = Fekete szakállú király aranycsillagos kék palástban, kezében görbe kard.

## Trumps

picture-tarocchino-BE = Tollas kalapú bűvész emeli a pálcáját, előtte az asztalon poharak, golyók és kockák.
picture-tarocchino-M1 = Mór király koronás turbánban és piros köntösben, kezében szablya.
picture-tarocchino-M2 = Ifjú mór király aranykoronával és kék palástban, kezében íj és nyíl.
picture-tarocchino-M3 = Fehér szakállú, idős mór király zöld páncélban, kezében piros pajzs.
picture-tarocchino-M4 = Mór király fehér tollas arany turbánban és arany kabátban, kezében buzogány.
picture-tarocchino-T5 = Férfi rózsát nyújt egy hölgynek, fölöttük egy felhőről Ámor céloz az íjával.
picture-tarocchino-T6 = Koronás győztes karddal egy piros kocsin, egy fehér és egy barna ló között.
picture-tarocchino-T7 = Kék és piros ruhás hölgy serlegből aranykorsóba tölt vizet.
picture-tarocchino-T8 = Koronás, piros ruhás hölgy, kezében kard és aranymérleg.
picture-tarocchino-T9 = Hölgy fehér oszlopot tör ketté, mögötte oroszlán áll.
picture-tarocchino-T10 = Aranykerék, tetején király; egy ember felfelé kapaszkodik, egy lezuhan.
picture-tarocchino-T11 = Szárnyas öregember pásztorbottal és homokórával egy törött oszlop mellett.
picture-tarocchino-T12 = Férfi lóg a fél lábánál fogva egy bitófán, és hullanak az érméi.
picture-tarocchino-T13 = Csontváz fekete csuklyában és kék palástban, kaszával és homokórával.
picture-tarocchino-T14 = Zöld, szarvas ördög denevérszárnyakkal, lángok között, kezében villa.
picture-tarocchino-T15 = Villám gyújt fel egy tornyot, és ketten lezuhannak róla az éjszakában.
picture-tarocchino-T16 = Három király ajándékokkal követ egy nagy csillagot az éjszakában.
picture-tarocchino-LU = Két csillagász körzővel és földgömbbel méri a holdat.
picture-tarocchino-SO = Asszony fon guzsallyal egy arcos, arany nap alatt.
picture-tarocchino-MO = Szárnyas férfi jogarral és országalmával a földgömbön áll.
picture-tarocchino-AN = Angyal piros, fehér és kék szárnyakkal és dicsfénnyel, kezében trombita.

## The Matto

picture-tarocchino-MA = Nevető bolond csörgősipkában, kezében bolondpálca és trombita.
