# What the pictures of Aluette's cards show, one short sentence a card; for galleries and for those who do not see them.

## Coins

picture-aluette-D1 = Nagy aranyérme arccal, egy nap sugaraiban.
picture-aluette-D2 = Félszemű tengerész szemkötővel nevet két érme között, piros sapkája fölött sirály.
picture-aluette-D3 = Tollas kalapú úr egy medálban egy csillagra néz fel, alatta két érme.
picture-aluette-D4 = Négy érme arcokkal és rózsákkal, meg egy vitorlázó hajó.
picture-aluette-D5 = Csókolózó pár egy medálban négy érme között, fölöttük nyíllal átlőtt szív.
picture-aluette-D6 = Hat érme csillagokkal és napokkal, meg egy horgony.
picture-aluette-D7 = Hét érme kagylókkal, rózsákkal és egy kerékkel, meg egy piros rák.
picture-aluette-D8 = Nyolc érme kerekekkel, csillagokkal és arcokkal, meg egy világítótorony.
picture-aluette-D9 = Kilenc érme rózsákkal, csillagokkal és egy arccal, meg egy kéz felemelt kisujjal.
picture-aluette-DV = Piros ruhás ifjú széles nyakfodorral, arcos érmét emel fel.
picture-aluette-DC = Tollas kalapú nő fehér lovon, érmét emel.
picture-aluette-DR = Szakállas király hermelinben és csillagos piros palástban, nagy érmével.

## Cups

picture-aluette-C1 = Nagy, fedeles kehely két füllel és színes kövekkel, szőlőindák között.
picture-aluette-C2 = Barna-fehér, kolompos tehén pihen a réten két piros kupa alatt.
picture-aluette-C3 = Koronás asszony bő piros ruhában, fejét lehajtva kupát tart, mindkét oldalán egy-egy kupa.
picture-aluette-C4 = Négy piros és kék kupa, meg egy fürt szőlő.
picture-aluette-C5 = Négy zöld kupa egy piros körül, meg egy kakas.
picture-aluette-C6 = Hat kék és piros kupa két oszlopban, meg egy mókus dióval.
picture-aluette-C7 = Hét kupa, három kék négy piros között, meg egy nyúl.
picture-aluette-C8 = Nyolc kupa, két piros hat zöld között, meg egy kosár hal.
picture-aluette-C9 = Kilenc piros, kék és zöld kupa, meg egy kéz felemelt hüvelykujjal.
picture-aluette-CV = Hosszú hajú apród liliomos kék zekében, piros kupával.
picture-aluette-CC = Koszorús nő barna lovon, piros kupát nyújt felénk.
picture-aluette-CR = Sötét bőrű király, koronájában turbán, kék kupával és buzogánnyal.

## Batons

picture-aluette-B1 = Hatalmas zöld bot levelekkel és piros szalaggal, egy rétbe szúrva.
picture-aluette-B2 = Gyermek áll két tölgylombos, makkos ág között, fölötte egy kéz felemelt mutatóujjal.
picture-aluette-B3 = Három bot, kettő keresztben a harmadik mögött, piros masnival átkötve.
picture-aluette-B4 = Két pár keresztbe tett bot, meg egy szélmalom.
picture-aluette-B5 = Egy magas bot két keresztbe tett pár között.
picture-aluette-B6 = Három pár keresztbe tett bot, egy pár fent, kettő lent.
picture-aluette-B7 = Három összekötött bot két keresztbe tett pár fölött.
picture-aluette-B8 = Négy pár keresztbe tett bot, meg egy csiga.
picture-aluette-B9 = Egy magas bot négy keresztbe tett pár között, meg egy bagoly.
picture-aluette-BV = Vörös szakállú vidéki ember szalmakalapban, botra támaszkodik.
picture-aluette-BC = Sötét bőrű nő aranyszínű kendővel, világos lovon, vállán bottal.
picture-aluette-BR = Fehér szakállú, idős király leveles zöld palástban, bottal.

## Swords

picture-aluette-S1 = Gyermek nálánál magasabb kardot emel, mellette pillangó száll.
picture-aluette-S2 = Kéz levelet ír tollal két kard között, fölötte tintatartó.
picture-aluette-S3 = Három kard heggyel fölfelé, középen a legmagasabb.
picture-aluette-S4 = Négy kard egy kék-fehér pajzs körül, meg egy sirály.
picture-aluette-S5 = Egy magas kard négy rövid között.
picture-aluette-S6 = Hat kard két sorban, meg egy csikóhal.
picture-aluette-S7 = Három kard heggyel fölfelé, alattuk négy heggyel lefelé.
picture-aluette-S8 = Nyolc kard két sorban, meg egy fésűkagyló.
picture-aluette-S9 = Egy magas kard nyolc rövid között.
picture-aluette-SV = Parókás katona háromszögletű kalapban és kék kabátban, kardot emel.
picture-aluette-SC = Sisakos nő csillagos kék szoknyában, ágaskodó lovon, kardot emel.
picture-aluette-SR = Fekete szakállú király kék köntösben és piros köpenyben, kardot emel.
