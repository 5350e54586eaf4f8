# What the pictures of French Tarot's cards show, one short sentence a card.

## Spades

picture-tarot-S1 = Egy nagy pikk középen.
picture-tarot-S2 = Két pikk egymás fölött.
picture-tarot-S3 = Három pikk egy oszlopban.
picture-tarot-S4 = Négy pikk egy négyzet sarkaiban.
picture-tarot-S5 = Öt pikk, négy az egy körül.
picture-tarot-S6 = Hat pikk két oszlopban.
picture-tarot-S7 = Hét pikk, hat két oszlopban, egy köztük.
picture-tarot-S8 = Nyolc pikk, hat két oszlopban, kettő köztük.
picture-tarot-S9 = Kilenc pikk, nyolc két oszlopban, egy köztük.
picture-tarot-S10 = Tíz pikk, nyolc két oszlopban, kettő köztük.
picture-tarot-SV = Bajuszos őr címeres köntösben, vassisakkal és alabárddal.
picture-tarot-SC = Szakálltalan, páncélos lovas piros tollas sisakban, karddal, barna lova mellett.
picture-tarot-SD = Fekete hajú, kék ruhás királynő sugaras koronával tükörbe néz.
picture-tarot-SR = Kétágú fekete szakállú király liliomos kék palástban, karddal a kezében.

## Hearts

picture-tarot-H1 = Egy nagy kőr középen.
picture-tarot-H2 = Két kőr egymás fölött.
picture-tarot-H3 = Három kőr egy oszlopban.
picture-tarot-H4 = Négy kőr egy négyzet sarkaiban.
picture-tarot-H5 = Öt kőr, négy az egy körül.
picture-tarot-H6 = Hat kőr két oszlopban.
picture-tarot-H7 = Hét kőr, hat két oszlopban, egy köztük.
picture-tarot-H8 = Nyolc kőr, hat két oszlopban, kettő köztük.
picture-tarot-H9 = Kilenc kőr, nyolc két oszlopban, egy köztük.
picture-tarot-H10 = Tíz kőr, nyolc két oszlopban, kettő köztük.
picture-tarot-HV = Szőke, piros ruhás ifjú hasított kalapban, csuklyás sólyommal.
picture-tarot-HC = Lovas széles tollas kalapban, piros zászlós lándzsával, fehér lova mellett.
picture-tarot-HD = Szőke, copfos királynő kis koronával, kezében rózsa.
picture-tarot-HR = Fehér szakállú, idős király hermelingallérral, kezében jogar.

## Diamonds

picture-tarot-D1 = Egy nagy káró középen.
picture-tarot-D2 = Két káró egymás fölött.
picture-tarot-D3 = Három káró egy oszlopban.
picture-tarot-D4 = Négy káró egy négyzet sarkaiban.
picture-tarot-D5 = Öt káró, négy az egy körül.
picture-tarot-D6 = Hat káró két oszlopban.
picture-tarot-D7 = Hét káró, hat két oszlopban, egy köztük.
picture-tarot-D8 = Nyolc káró, hat két oszlopban, kettő köztük.
picture-tarot-D9 = Kilenc káró, nyolc két oszlopban, egy köztük.
picture-tarot-D10 = Tíz káró, nyolc két oszlopban, kettő köztük.
picture-tarot-DV = Sovány, hegyes szakállú ifjú barettben és nyakfodorral, kezében írótoll.
picture-tarot-DC = Lovas fehér parókában és háromszögletű kalapban, felemelt szablyával, barna lova mellett.
picture-tarot-DD = Zöld ruhás királynő magas csúcsos, fátyolos süvegben, kezében legyező.
picture-tarot-DR = Sötét bőrű király, koronájában turbán, piros kaftánban, kezében buzogány.

## Clubs

picture-tarot-C1 = Egy nagy treff középen.
picture-tarot-C2 = Két treff egymás fölött.
picture-tarot-C3 = Három treff egy oszlopban.
picture-tarot-C4 = Négy treff egy négyzet sarkaiban.
picture-tarot-C5 = Öt treff, négy az egy körül.
picture-tarot-C6 = Hat treff két oszlopban.
picture-tarot-C7 = Hét treff, hat két oszlopban, egy köztük.
picture-tarot-C8 = Nyolc treff, hat két oszlopban, kettő köztük.
picture-tarot-C9 = Kilenc treff, nyolc két oszlopban, egy köztük.
picture-tarot-C10 = Tíz treff, nyolc két oszlopban, kettő köztük.
picture-tarot-CV = Mosolygó vidéki ember szalmakalapban, kezében íj.
picture-tarot-CC = Hosszú bajszú vadász tollas kalapban, kezében kürt, sápadt színű lova mellett.
picture-tarot-CD = Királynő diadémmal, nyakfodorral és kontyba tűzött barna hajjal, papagájt visz.
picture-tarot-CR = Barna szakállú király leveles zöld palástban, lánccal, kezében gömbös jogar.

## Trumps and the Excuse

picture-tarot-T1 = Harlekin és Colombina, zsinóros bábuk.
picture-tarot-T2 = Fiú karikát hajt a kutyájával; megfordítva: lány ugrókötelezik.
picture-tarot-T3 = Ifjú rózsát ad egy leánynak; megfordítva: leány repül a hintán.
picture-tarot-T4 = Anya bölcsőt ringat; megfordítva: apa a vállán viszi a gyermekét.
picture-tarot-T5 = Nagyanya fon a tűznél; megfordítva: nagyapa pipázik a padján.
picture-tarot-T6 = Asszony tyúkokat etet napkeltekor; megfordítva: asszony húzza az első vizet a kútból.
picture-tarot-T7 = Kaszás eszi a kenyerét az árnyékban; megfordítva: piaci árus gyümölcsöt kínál egy hölgynek.
picture-tarot-T8 = A lámpagyújtó meggyújtja az első lámpát; megfordítva: pásztor hazahajtja a nyáját.
picture-tarot-T9 = Szerelmes énekel éjjel egy ablak alatt; megfordítva: tudós a csillagokat figyeli.
picture-tarot-T10 = Két kertész ás és öntöz; megfordítva: gyermek sárkányt ereget egy szélmalom mellett.
picture-tarot-T11 = Horgász ül a csónakjában; megfordítva: kovács izzó vasat ver.
picture-tarot-T12 = Falusiak táncolnak dudaszóra; megfordítva: egy pár menüettet lép.
picture-tarot-T13 = Pék szedi ki a kenyereket a kemencéből; megfordítva: kádár abroncsot ver a hordóra.
picture-tarot-T14 = Festő dolgozik az állványánál; megfordítva: hegedűs játszik, és egy hölgy énekel.
picture-tarot-T15 = Utas lovagol a dombok között; megfordítva: hajó fut a szél előtt.
picture-tarot-T16 = Lány virágot szed egy virágzó fa alatt; megfordítva: pásztorlány a bárányával furulyaszót hallgat.
picture-tarot-T17 = Arató vágja a gabonát; megfordítva: hölgy sétál napernyővel a vízparton.
picture-tarot-T18 = Ketten szőlőt szednek és visznek; megfordítva: vadász kürtöl az őszi erdőben.
picture-tarot-T19 = Két korcsolyázó egy befagyott tavon; megfordítva: gyerekek hóembert építenek éjjel.
picture-tarot-T20 = Ketten kártyáznak egy asztalnál; megfordítva: férfi tekézik.
picture-tarot-T21 = Álarcos hölgy tollak alatt, papírszeletkék esőjében; megfordítva: Pierrot egyedül a hold alatt.
picture-tarot-EX = Vándorénekes csörgős bolondsipkában sétál a lantjával.
