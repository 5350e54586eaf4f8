# Co przedstawiają karty tarocchino, jedno krótkie zdanie na kartę; do galerii i dla tych, którzy ich nie widzą.

## Monety

picture-tarocchino-D1 = Wielka złota moneta w czerwonych promieniach, między różami.
picture-tarocchino-D6 = Sześć dużych złotych monet, dwie w środku i dwie pary po bokach.
picture-tarocchino-D7 = Siedem złotych monet, trzy w kolumnie i po dwie z każdej strony.
picture-tarocchino-D8 = Osiem złotych monet, sześć w środku i po jednej na każdym końcu.
picture-tarocchino-D9 = Dziewięć złotych monet w trzech kolumnach, środkowa wyższa.
picture-tarocchino-D10 = Dziesięć złotych monet w trzech kolumnach.
picture-tarocchino-DF = Panna w zielonej sukni i czerwonej chuście w kropki unosi monetę.
picture-tarocchino-DC = Jeździec w niebieskim kapeluszu z czerwonym piórem prowadzi białego konia i trzyma monetę.
picture-tarocchino-DQ = Królowa w koronie, z długimi warkoczami, w niebieskiej sukni w złote kółka, pokazuje monetę.
picture-tarocchino-DR = Brodaty król w gronostajach i czerwonej koronie trzyma monetę.

## Kielichy

picture-tarocchino-C1 = Wielki czerwony kielich ze złotą pokrywą, między winoroślami o niebieskich gronach.
picture-tarocchino-C6 = Sześć nakrytych kielichów, cztery niebieskie i dwa czerwone.
picture-tarocchino-C7 = Siedem nakrytych kielichów, trzy niebieskie w kolumnie między czterema czerwonymi.
picture-tarocchino-C8 = Osiem nakrytych kielichów, sześć czerwonych w dwóch kolumnach i po jednym zielonym na każdym końcu.
picture-tarocchino-C9 = Dziewięć nakrytych kielichów, trzy czerwone w kolumnie między sześcioma zielonymi.
picture-tarocchino-C10 = Dziesięć nakrytych kielichów, cztery niebieskie w kolumnie między sześcioma czerwonymi.
picture-tarocchino-CF = Ciemnowłosa panna w białym czepku i różowej sukni trzyma nakryty kielich.
picture-tarocchino-CC = Młody jeździec w czerwonym kapeluszu prowadzi brązowego konia i trzyma nakryty kielich.
picture-tarocchino-CQ = Jasnowłosa królowa w czerwonym płaszczu w złote gwiazdy trzyma niebieski kielich.
picture-tarocchino-CR = Stary król z długą białą brodą, w zieleni i złocie, trzyma nakryty kielich.

## Buławy

picture-tarocchino-B1 = Wielka zielona buława ze złotymi pierścieniami i sześcioma liśćmi.
picture-tarocchino-B6 = Sześć sękatych buław splecionych w kratę, po trzy w każdą stronę, między dwoma niebieskimi kwiatami.
picture-tarocchino-B7 = Sześć sękatych buław splecionych w kratę za jedną pionową, czerwoną.
picture-tarocchino-B8 = Osiem sękatych buław splecionych w kratę, po cztery w każdą stronę, między dwoma czerwonymi kwiatami.
picture-tarocchino-B9 = Osiem sękatych buław splecionych w kratę za jedną pionową, czerwoną.
picture-tarocchino-B10 = Dziesięć sękatych buław splecionych w gęstą kratę, po pięć w każdą stronę.
picture-tarocchino-BF = Roześmiany paź w zielonym berecie ze złotym piórem trzyma buławę.
picture-tarocchino-BC = Surowy jeździec w zielonym hełmie i zbroi prowadzi bułanego konia i trzyma brązową buławę.
picture-tarocchino-BQ = Królowa w welonie, w złocie i szerokiej kryzie, trzyma zieloną buławę.
picture-tarocchino-BR = Chudy król z rozwidloną brodą, w zielonym płaszczu w krzyże, trzyma brązową buławę.

## Miecze

picture-tarocchino-S1 = Wielki zakrzywiony miecz między dwiema gałązkami wawrzynu, pod gwiazdą.
picture-tarocchino-S6 = Sześć zakrzywionych mieczy splecionych na obu końcach, po trzy z każdej strony czerwonego kwiatu.
picture-tarocchino-S7 = Sześć zakrzywionych mieczy splecionych na obu końcach wokół prostego.
picture-tarocchino-S8 = Osiem zakrzywionych mieczy splecionych na obu końcach, po cztery z każdej strony niebieskiego kwiatu.
picture-tarocchino-S9 = Osiem zakrzywionych mieczy splecionych na obu końcach wokół prostego.
picture-tarocchino-S10 = Dziesięć zakrzywionych mieczy splecionych na obu końcach, po pięć z każdej strony małego czerwonego kwiatu.
picture-tarocchino-SF = Paź w błękicie, w nacinanym kapeluszu i szerokiej kryzie, trzyma zakrzywiony miecz.
picture-tarocchino-SC = Jeździec w lśniącej zbroi z niebieskim pióropuszem prowadzi siwego konia i wznosi zakrzywiony miecz.
picture-tarocchino-SQ = Królowa w czerwieni i błękicie, w wysokim spiczastym kapeluszu, trzyma zakrzywiony miecz.
picture-tarocchino-SR = Czarnobrody król w niebieskim płaszczu w złote gwiazdy trzyma zakrzywiony miecz.

## Atuty

picture-tarocchino-BE = Kuglarz w kapeluszu z piórami unosi różdżkę za stołem z kubkami, kulkami i kostkami.
picture-tarocchino-M1 = Mauretański król w turbanie z koroną i czerwonej szacie trzyma szablę.
picture-tarocchino-M2 = Młody mauretański król w złotej koronie i niebieskim płaszczu trzyma łuk i strzałę.
picture-tarocchino-M3 = Stary mauretański król z białą brodą, w zielonej zbroi, trzyma czerwoną tarczę.
picture-tarocchino-M4 = Mauretański król w złotym turbanie z białym piórem i złotej szacie trzyma buzdygan.
picture-tarocchino-T5 = Mężczyzna podaje damie różę, a Kupidyn celuje do nich z łuku z chmury.
picture-tarocchino-T6 = Zwycięzca w koronie, z mieczem, stoi na czerwonym rydwanie między białym i brązowym koniem.
picture-tarocchino-T7 = Dama w błękicie i czerwieni przelewa wodę z pucharu do złotego dzbana.
picture-tarocchino-T8 = Dama w koronie i czerwieni trzyma miecz i złotą wagę.
picture-tarocchino-T9 = Dama łamie białą kolumnę, za nią stoi lew.
picture-tarocchino-T10 = Złote koło z królem na szczycie; jeden człowiek się na nie wspina, drugi spada.
picture-tarocchino-T11 = Skrzydlaty starzec z laską i klepsydrą idzie obok złamanej kolumny.
picture-tarocchino-T12 = Mężczyzna wisi za jedną nogę na szubienicy, a jego monety spadają.
picture-tarocchino-T13 = Szkielet w czarnym kapturze i niebieskim płaszczu, z kosą i klepsydrą.
picture-tarocchino-T14 = Zielony diabeł z rogami i skrzydłami nietoperza trzyma widły pośród płomieni.
picture-tarocchino-T15 = Piorun podpala wieżę, a dwoje ludzi spada z niej w noc.
picture-tarocchino-T16 = Trzej królowie z darami idą nocą za wielką gwiazdą.
picture-tarocchino-LU = Dwaj astronomowie z cyrklami i globusem mierzą księżyc.
picture-tarocchino-SO = Kobieta przędzie z kądzieli pod złotym słońcem o ludzkiej twarzy.
picture-tarocchino-MO = Skrzydlaty człowiek z berłem i jabłkiem stoi na kuli ziemskiej.
picture-tarocchino-AN = Anioł z czerwono-biało-niebieskimi skrzydłami i aureolą trzyma trąbę.

## Matto

picture-tarocchino-MA = Roześmiany błazen w czapce z dzwonkami trzyma błazeńską laskę i trąbkę.
