# Co przedstawiają karty Aluette, jedno krótkie zdanie na kartę; do galerii i dla tych, którzy ich nie widzą.

## Monety

picture-aluette-D1 = Wielka złota moneta z twarzą pośród promieni słońca.
picture-aluette-D2 = Jednooki żeglarz z opaską śmieje się między dwiema monetami, nad jego czerwoną czapką leci mewa.
picture-aluette-D3 = Pan w kapeluszu z piórem spogląda z medalionu na gwiazdę, poniżej dwie monety.
picture-aluette-D4 = Cztery monety z twarzami i różami oraz szalupa pod żaglem.
picture-aluette-D5 = Para całuje się w medalionie między czterema monetami, pod sercem ze strzałą.
picture-aluette-D6 = Sześć monet z gwiazdami i słońcami oraz kotwica.
picture-aluette-D7 = Siedem monet z muszlami, różami i kołem oraz czerwony krab.
picture-aluette-D8 = Osiem monet z kołami, gwiazdami i twarzami oraz latarnia morska.
picture-aluette-D9 = Dziewięć monet z różami, gwiazdami i twarzą oraz dłoń z podniesionym małym palcem.
picture-aluette-DV = Młodzieniec w czerwieni, w szerokiej kryzie, unosi monetę z twarzą.
picture-aluette-DC = Kobieta w kapeluszu z piórem jedzie na białym koniu i podnosi monetę.
picture-aluette-DR = Brodaty król w gronostajach i czerwonym płaszczu w gwiazdy trzyma dużą monetę.

## Kielichy

picture-aluette-C1 = Wielki kielich z pokrywą, dwoma uchwytami i barwnymi kamieniami, między winoroślami.
picture-aluette-C2 = Brązowo-biała krowa z dzwonkiem odpoczywa na łące pod dwoma czerwonymi kielichami.
picture-aluette-C3 = Pani w koronie i szerokiej czerwonej sukni pochyla głowę i trzyma kielich, po bokach jeszcze dwa.
picture-aluette-C4 = Cztery kielichy, czerwone i niebieskie, oraz kiść winogron.
picture-aluette-C5 = Cztery zielone kielichy wokół czerwonego oraz kogut.
picture-aluette-C6 = Sześć kielichów w dwóch kolumnach, niebieskich i czerwonych, oraz wiewiórka z orzechem.
picture-aluette-C7 = Siedem kielichów, trzy niebieskie między czterema czerwonymi, oraz królik.
picture-aluette-C8 = Osiem kielichów, dwa czerwone między sześcioma zielonymi, oraz kosz ryb.
picture-aluette-C9 = Dziewięć kielichów, czerwonych, niebieskich i zielonych, oraz dłoń z kciukiem w górę.
picture-aluette-CV = Długowłosy paź w niebieskiej tunice w lilie trzyma czerwony kielich.
picture-aluette-CC = Kobieta w wieńcu jedzie na brązowym koniu i podaje czerwony kielich.
picture-aluette-CR = Ciemnoskóry król w koronie na turbanie trzyma niebieski kielich i buzdygan.

## Buławy

picture-aluette-B1 = Ogromna zielona buława z liśćmi i czerwoną wstęgą, wbita w łąkę.
picture-aluette-B2 = Dziecko stoi między dwiema gałęziami z liśćmi dębu i żołędziami, pod dłonią z palcem wskazującym w górę.
picture-aluette-B3 = Trzy buławy, dwie skrzyżowane za trzecią, związane czerwoną kokardą.
picture-aluette-B4 = Dwie pary skrzyżowanych buław oraz wiatrak.
picture-aluette-B5 = Jedna wysoka buława między dwiema skrzyżowanymi parami.
picture-aluette-B6 = Trzy pary skrzyżowanych buław, jedna u góry i dwie u dołu.
picture-aluette-B7 = Trzy związane buławy nad dwiema skrzyżowanymi parami.
picture-aluette-B8 = Cztery pary skrzyżowanych buław oraz ślimak.
picture-aluette-B9 = Jedna wysoka buława między czterema skrzyżowanymi parami oraz sowa.
picture-aluette-BV = Rudobrody wieśniak w słomkowym kapeluszu opiera się na buławie.
picture-aluette-BC = Ciemnoskóra kobieta w złotej chustce jedzie na jasnym koniu z buławą na ramieniu.
picture-aluette-BR = Stary król z białą brodą, w zielonym płaszczu w liście, trzyma buławę.

## Miecze

picture-aluette-S1 = Dziecko unosi miecz wyższy od siebie, obok przelatuje motyl.
picture-aluette-S2 = Dłoń pisze piórem list między dwoma mieczami, pod kałamarzem.
picture-aluette-S3 = Trzy miecze ostrzami w górę, najwyższy w środku.
picture-aluette-S4 = Cztery miecze wokół niebiesko-białej tarczy oraz mewa.
picture-aluette-S5 = Jeden długi miecz między czterema krótkimi.
picture-aluette-S6 = Sześć mieczy w dwóch rzędach oraz konik morski.
picture-aluette-S7 = Trzy miecze ostrzami w górę nad czterema ostrzami w dół.
picture-aluette-S8 = Osiem mieczy w dwóch rzędach oraz muszla przegrzebka.
picture-aluette-S9 = Jeden długi miecz między ośmioma krótkimi.
picture-aluette-SV = Żołnierz w peruce, trójgraniastym kapeluszu i niebieskim kaftanie podnosi miecz.
picture-aluette-SC = Kobieta w hełmie i niebieskiej spódnicy w gwiazdy wznosi miecz na stającym dęba koniu.
picture-aluette-SR = Czarnobrody król w niebieskiej szacie i czerwonym płaszczu wznosi miecz.
