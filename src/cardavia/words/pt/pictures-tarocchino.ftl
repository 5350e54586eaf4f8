# O que mostra cada carta do tarocchino, numa frase curta; para as galerias e para quem não vê as cartas.

## Ouros

picture-tarocchino-D1 = Uma grande moeda de ouro dentro de raios vermelhos, entre rosas.
picture-tarocchino-D6 = Seis grandes ouros, dois no meio e dois pares aos lados.
picture-tarocchino-D7 = Sete ouros, três em coluna e dois de cada lado.
picture-tarocchino-D8 = Oito ouros, seis no meio e um em cada ponta.
picture-tarocchino-D9 = Nove ouros em três colunas, a do meio mais alta.
picture-tarocchino-D10 = Dez ouros em três colunas.
picture-tarocchino-DF = Uma criada de vestido verde e lenço vermelho de bolinhas ergue um ouro.
picture-tarocchino-DC = Um cavaleiro de chapéu azul com pluma vermelha puxa um cavalo branco e segura um ouro.
picture-tarocchino-DQ = Uma dama coroada, de longas tranças e vestido azul com argolas douradas, mostra um ouro.
picture-tarocchino-DR = Um rei barbudo, de arminho e coroa vermelha, segura um ouro.

## Copas

picture-tarocchino-C1 = Uma grande copa vermelha com tampa dourada, entre videiras de uvas azuis.
picture-tarocchino-C6 = Seis copas com tampa, quatro azuis e duas vermelhas.
picture-tarocchino-C7 = Sete copas com tampa, três azuis em coluna entre quatro vermelhas.
picture-tarocchino-C8 = Oito copas com tampa, seis vermelhas em duas colunas e uma verde em cada ponta.
picture-tarocchino-C9 = Nove copas com tampa, três vermelhas em coluna entre seis verdes.
picture-tarocchino-C10 = Dez copas com tampa, quatro azuis em coluna entre seis vermelhas.
picture-tarocchino-CF = Uma criada morena, de touca branca e vestido rosa, segura uma copa com tampa.
picture-tarocchino-CC = Um jovem cavaleiro de chapéu vermelho puxa um cavalo castanho e segura uma copa com tampa.
picture-tarocchino-CQ = Uma dama loura, de manto vermelho com estrelas douradas, segura uma copa azul.
picture-tarocchino-CR = Um velho rei de longa barba branca, de verde e dourado, segura uma copa com tampa.

## Paus

picture-tarocchino-B1 = Um grande pau verde com faixas douradas e seis folhas.
picture-tarocchino-B6 = Seis paus nodosos trançados em treliça, três em cada direção, entre duas flores azuis.
picture-tarocchino-B7 = Seis paus nodosos trançados em treliça atrás de um vermelho, de pé.
picture-tarocchino-B8 = Oito paus nodosos trançados em treliça, quatro em cada direção, entre duas flores vermelhas.
picture-tarocchino-B9 = Oito paus nodosos trançados em treliça atrás de um vermelho, de pé.
picture-tarocchino-B10 = Dez paus nodosos trançados em treliça fechada, cinco em cada direção.
picture-tarocchino-BF = Um pajem risonho, de boina verde com pluma dourada, segura um pau.
picture-tarocchino-BC = Um cavaleiro severo, de elmo verde e armadura, puxa um cavalo baio e segura um pau marrom.
picture-tarocchino-BQ = Uma dama de véu, de dourado e larga gola franzida, segura um pau verde.
picture-tarocchino-BR = Um rei magro de barba bifurcada, de manto verde com cruzes, segura um pau marrom.

## Espadas

picture-tarocchino-S1 = Uma grande espada curva entre dois ramos de louro, sob uma estrela.
picture-tarocchino-S6 = Seis espadas curvas trançadas nas duas pontas, três de cada lado de uma flor vermelha.
picture-tarocchino-S7 = Seis espadas curvas trançadas nas duas pontas em volta de uma reta.
picture-tarocchino-S8 = Oito espadas curvas trançadas nas duas pontas, quatro de cada lado de uma flor azul.
picture-tarocchino-S9 = Oito espadas curvas trançadas nas duas pontas em volta de uma reta.
picture-tarocchino-S10 = Dez espadas curvas trançadas nas duas pontas, cinco de cada lado de uma florzinha vermelha.
picture-tarocchino-SF = Um pajem de azul, de chapéu fendido e larga gola franzida, segura uma espada curva.
picture-tarocchino-SC = Um cavaleiro de armadura reluzente e penacho azul puxa um cavalo cinzento e ergue uma espada curva.
picture-tarocchino-SQ = Uma dama de vermelho e azul, de alto chapéu pontudo, segura uma espada curva.
picture-tarocchino-SR = Um rei de barba negra, de manto azul com estrelas douradas, segura uma espada curva.

## Trunfos

picture-tarocchino-BE = Um mágico de chapéu de plumas ergue a varinha atrás de uma mesa com copos, bolas e dados.
picture-tarocchino-M1 = Um rei mouro de turbante coroado e túnica vermelha segura um sabre.
picture-tarocchino-M2 = Um jovem rei mouro de coroa dourada e manto azul segura arco e flecha.
picture-tarocchino-M3 = Um velho rei mouro de barba branca e armadura verde segura um escudo vermelho.
picture-tarocchino-M4 = Um rei mouro de turbante dourado com pluma branca e casaca dourada segura uma maça.
picture-tarocchino-T5 = Um homem oferece uma rosa a uma senhora, e Cupido aponta o arco de uma nuvem acima deles.
picture-tarocchino-T6 = Um vencedor coroado, com espada, está de pé num carro vermelho entre um cavalo branco e um castanho.
picture-tarocchino-T7 = Uma senhora de azul e vermelho verte água de uma taça num jarro dourado.
picture-tarocchino-T8 = Uma senhora coroada, de vermelho, segura uma espada e uma balança dourada.
picture-tarocchino-T9 = Uma senhora quebra uma coluna branca, e atrás dela está um leão.
picture-tarocchino-T10 = Uma roda dourada com um rei no alto; um homem sobe e outro cai.
picture-tarocchino-T11 = Um velho com asas caminha com cajado e ampulheta diante de uma coluna quebrada.
picture-tarocchino-T12 = Um homem pende de uma forca por um pé, e suas moedas caem.
picture-tarocchino-T13 = Um esqueleto de capuz preto e manto azul, com foice e ampulheta.
picture-tarocchino-T14 = Um diabo verde, com chifres e asas de morcego, segura um garfo entre chamas.
picture-tarocchino-T15 = Um raio incendeia uma torre, e duas pessoas caem dela na noite.
picture-tarocchino-T16 = Três reis com presentes seguem uma grande estrela pela noite.
picture-tarocchino-LU = Dois astrônomos com compassos e um globo medem a lua.
picture-tarocchino-SO = Uma mulher fia com sua roca sob um sol dourado com rosto.
picture-tarocchino-MO = Um homem alado, com cetro e orbe, está de pé sobre o globo.
picture-tarocchino-AN = Um anjo de asas vermelhas, brancas e azuis, com auréola, segura uma trombeta.

## O Matto

picture-tarocchino-MA = Um louco risonho, de gorro com guizos, segura um bastão de bobo e uma trombeta.
