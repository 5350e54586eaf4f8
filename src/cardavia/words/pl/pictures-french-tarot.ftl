# Co przedstawiają karty tarota francuskiego, jedno krótkie zdanie na kartę; do galerii i dla tych, którzy ich nie widzą.

## Piki

picture-tarot-S1 = Jeden duży pik w środku.
picture-tarot-S2 = Dwa piki, jeden nad drugim.
picture-tarot-S3 = Trzy piki w kolumnie.
picture-tarot-S4 = Cztery piki w rogach kwadratu.
picture-tarot-S5 = Pięć pików, cztery wokół jednego.
picture-tarot-S6 = Sześć pików w dwóch kolumnach.
picture-tarot-S7 = Siedem pików, sześć w dwóch kolumnach i jeden pośrodku.
picture-tarot-S8 = Osiem pików, sześć w dwóch kolumnach i dwa pośrodku.
picture-tarot-S9 = Dziewięć pików, osiem w dwóch kolumnach i jeden pośrodku.
picture-tarot-S10 = Dziesięć pików, osiem w dwóch kolumnach i dwa pośrodku.
picture-tarot-SV = Wąsaty strażnik w tabardzie i żelaznym kapeluszu, z halabardą.
picture-tarot-SC = Rycerz bez zarostu, w zbroi i hełmie z czerwonym pióropuszem, trzyma miecz obok brązowego konia.
picture-tarot-SD = Czarnowłosa królowa w błękicie i koronie z promieniami przegląda się w lustrze.
picture-tarot-SR = Król z rozwidloną czarną brodą, w niebieskim płaszczu w lilie, trzyma miecz.

## Kiery

picture-tarot-H1 = Jeden duży kier w środku.
picture-tarot-H2 = Dwa kiery, jeden nad drugim.
picture-tarot-H3 = Trzy kiery w kolumnie.
picture-tarot-H4 = Cztery kiery w rogach kwadratu.
picture-tarot-H5 = Pięć kierów, cztery wokół jednego.
picture-tarot-H6 = Sześć kierów w dwóch kolumnach.
picture-tarot-H7 = Siedem kierów, sześć w dwóch kolumnach i jeden pośrodku.
picture-tarot-H8 = Osiem kierów, sześć w dwóch kolumnach i dwa pośrodku.
picture-tarot-H9 = Dziewięć kierów, osiem w dwóch kolumnach i jeden pośrodku.
picture-tarot-H10 = Dziesięć kierów, osiem w dwóch kolumnach i dwa pośrodku.
picture-tarot-HV = Jasnowłosy młodzieniec w czerwieni i nacinanym kapeluszu niesie sokoła w kapturku.
picture-tarot-HC = Jeździec w szerokim kapeluszu z piórami trzyma kopię z czerwonym proporcem obok białego konia.
picture-tarot-HD = Jasnowłosa królowa z warkoczami i w diademie trzyma różę.
picture-tarot-HR = Stary król z białą brodą i gronostajowym kołnierzem trzyma berło.

## Kara

picture-tarot-D1 = Jeden duży znak karo w środku.
picture-tarot-D2 = Dwa znaki karo, jeden nad drugim.
picture-tarot-D3 = Trzy znaki karo w kolumnie.
picture-tarot-D4 = Cztery znaki karo w rogach kwadratu.
picture-tarot-D5 = Pięć znaków karo, cztery wokół jednego.
picture-tarot-D6 = Sześć znaków karo w dwóch kolumnach.
picture-tarot-D7 = Siedem znaków karo, sześć w dwóch kolumnach i jeden pośrodku.
picture-tarot-D8 = Osiem znaków karo, sześć w dwóch kolumnach i dwa pośrodku.
picture-tarot-D9 = Dziewięć znaków karo, osiem w dwóch kolumnach i jeden pośrodku.
picture-tarot-D10 = Dziesięć znaków karo, osiem w dwóch kolumnach i dwa pośrodku.
picture-tarot-DV = Wychudły młodzieniec w berecie i kryzie, ze spiczastą bródką, trzyma gęsie pióro.
picture-tarot-DC = Jeździec w białej peruce i trójgraniastym kapeluszu wznosi szablę obok brązowego konia.
picture-tarot-DD = Królowa w zieleni, w wysokim spiczastym kapeluszu z welonem, trzyma wachlarz.
picture-tarot-DR = Ciemnoskóry król w koronie na turbanie i czerwonym kaftanie trzyma buzdygan.

## Trefle

picture-tarot-C1 = Jeden duży trefl w środku.
picture-tarot-C2 = Dwa trefle, jeden nad drugim.
picture-tarot-C3 = Trzy trefle w kolumnie.
picture-tarot-C4 = Cztery trefle w rogach kwadratu.
picture-tarot-C5 = Pięć trefli, cztery wokół jednego.
picture-tarot-C6 = Sześć trefli w dwóch kolumnach.
picture-tarot-C7 = Siedem trefli, sześć w dwóch kolumnach i jeden pośrodku.
picture-tarot-C8 = Osiem trefli, sześć w dwóch kolumnach i dwa pośrodku.
picture-tarot-C9 = Dziewięć trefli, osiem w dwóch kolumnach i jeden pośrodku.
picture-tarot-C10 = Dziesięć trefli, osiem w dwóch kolumnach i dwa pośrodku.
picture-tarot-CV = Uśmiechnięty wieśniak w słomkowym kapeluszu trzyma łuk.
picture-tarot-CC = Myśliwy z długim wąsem, w kapeluszu z piórkiem, trzyma róg obok jasnego konia.
picture-tarot-CD = Królowa w diademie i kryzie, z brązowymi włosami w koku, niesie papugę.
picture-tarot-CR = Brązowobrody król w zielonym płaszczu w liście, z łańcuchem, trzyma berło z kulą.

## Atuty i Excuse

picture-tarot-T1 = Arlekin i Kolombina jako kukiełki na sznurkach.
picture-tarot-T2 = Chłopiec toczy obręcz, obok biegnie pies; po obróceniu: dziewczynka skacze przez skakankę.
picture-tarot-T3 = Młodzieniec daje dziewczynie różę; po obróceniu: dziewczyna wzlatuje na huśtawce.
picture-tarot-T4 = Matka kołysze kołyskę; po obróceniu: ojciec niesie dziecko na barana.
picture-tarot-T5 = Babcia przędzie przy ogniu; po obróceniu: dziadek pali fajkę na ławce.
picture-tarot-T6 = Kobieta karmi kury o świcie; po obróceniu: kobieta czerpie ze studni pierwszą wodę.
picture-tarot-T7 = Kosiarz je chleb w cieniu; po obróceniu: przekupka podaje damie owoce.
picture-tarot-T8 = Latarnik zapala pierwszą latarnię; po obróceniu: pasterz prowadzi stado do domu.
picture-tarot-T9 = Zakochany śpiewa nocą pod oknem; po obróceniu: uczony patrzy w gwiazdy.
picture-tarot-T10 = Dwoje ogrodników kopie i podlewa grządkę; po obróceniu: dziecko puszcza latawiec przy wiatraku.
picture-tarot-T11 = Wędkarz siedzi w łódce; po obróceniu: kowal kuje rozżarzone żelazo.
picture-tarot-T12 = Wieśniacy tańczą przy dudach; po obróceniu: para sunie w menuecie.
picture-tarot-T13 = Piekarz wyjmuje bochny z pieca; po obróceniu: bednarz nabija obręcz na beczkę.
picture-tarot-T14 = Malarz pracuje przy sztalugach; po obróceniu: skrzypek gra, a dama śpiewa.
picture-tarot-T15 = Podróżny jedzie konno przez wzgórza; po obróceniu: statek pędzi z wiatrem.
picture-tarot-T16 = Dziewczyna zbiera kwiaty pod kwitnącym drzewem; po obróceniu: pasterka z jagnięciem słucha fletu.
picture-tarot-T17 = Żniwiarz ścina zboże; po obróceniu: dama spaceruje nad wodą pod parasolką.
picture-tarot-T18 = Dwoje ludzi ścina i nosi winogrona; po obróceniu: myśliwy dmie w róg w jesiennym lesie.
picture-tarot-T19 = Dwoje łyżwiarzy sunie po zamarzniętym stawie; po obróceniu: dzieci lepią nocą bałwana.
picture-tarot-T20 = Dwie osoby grają w karty przy stole; po obróceniu: mężczyzna rzuca kulą do kręgli.
picture-tarot-T21 = Dama w masce i piórach w deszczu papierowych skrawków; po obróceniu: Pierrot sam pod księżycem.
picture-tarot-EX = Wędrowny grajek w błazeńskiej czapce z dzwonkami przechadza się z lutnią.
