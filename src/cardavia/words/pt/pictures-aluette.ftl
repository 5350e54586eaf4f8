# O que mostra cada carta da Aluette, numa frase curta; para as galerias e para quem não vê as cartas.

## Ouros

picture-aluette-D1 = Uma grande moeda de ouro com rosto, dentro dos raios de um sol.
picture-aluette-D2 = Um marinheiro zarolho, de tapa-olho, ri entre dois ouros; uma gaivota voa sobre o seu gorro vermelho.
picture-aluette-D3 = Um senhor de chapéu de plumas olha para uma estrela, dentro de um medalhão; embaixo, dois ouros.
picture-aluette-D4 = Quatro ouros com rostos e rosas, e uma chalupa a todo pano.
picture-aluette-D5 = Um casal se beija num medalhão entre quatro ouros, sob um coração com uma flecha.
picture-aluette-D6 = Seis ouros com estrelas e sóis, e uma âncora.
picture-aluette-D7 = Sete ouros com conchas, rosas e uma roda, e um caranguejo vermelho.
picture-aluette-D8 = Oito ouros com rodas, estrelas e rostos, e um farol.
picture-aluette-D9 = Nove ouros com rosas, estrelas e um rosto, e uma mão com o dedo mínimo levantado.
picture-aluette-DV = Um jovem de vermelho, de larga gola franzida, ergue um ouro com rosto.
picture-aluette-DC = Uma mulher de chapéu de plumas monta um cavalo branco e ergue um ouro.
picture-aluette-DR = Um rei barbudo, de arminho e manto vermelho estrelado, segura um grande ouro.

## Copas

picture-aluette-C1 = Um grande cálice com tampa, duas asas e pedras coloridas, entre videiras.
picture-aluette-C2 = Uma vaca malhada de marrom e branco, com sino, descansa num prado sob duas copas vermelhas.
picture-aluette-C3 = Uma dama coroada, de amplo vestido vermelho, inclina a cabeça e segura uma copa; há outra de cada lado.
picture-aluette-C4 = Quatro copas vermelhas e azuis, e um cacho de uvas.
picture-aluette-C5 = Quatro copas verdes em volta de uma vermelha, e um galo.
picture-aluette-C6 = Seis copas em duas colunas, azuis e vermelhas, e um esquilo com uma noz.
picture-aluette-C7 = Sete copas, três azuis entre quatro vermelhas, e um coelho.
picture-aluette-C8 = Oito copas, duas vermelhas entre seis verdes, e um cesto de peixes.
picture-aluette-C9 = Nove copas vermelhas, azuis e verdes, e uma mão com o polegar levantado.
picture-aluette-CV = Um pajem de cabelos compridos, de túnica azul com lírios, segura uma copa vermelha.
picture-aluette-CC = Uma mulher com coroa de flores monta um cavalo castanho e estende uma copa vermelha.
picture-aluette-CR = Um rei de pele escura, com turbante na coroa, segura uma copa azul e uma maça.

## Paus

picture-aluette-B1 = Um enorme pau verde, com folhas e fita vermelha, fincado num prado.
picture-aluette-B2 = Uma criança de pé entre dois galhos com folhas de carvalho e bolotas, sob uma mão com o indicador levantado.
picture-aluette-B3 = Três paus, dois deles cruzados atrás do terceiro, amarrados com um laço vermelho.
picture-aluette-B4 = Dois pares de paus cruzados, e um moinho de vento.
picture-aluette-B5 = Um pau comprido entre dois pares cruzados.
picture-aluette-B6 = Três pares de paus cruzados, um em cima e dois embaixo.
picture-aluette-B7 = Três paus amarrados, acima de dois pares cruzados.
picture-aluette-B8 = Quatro pares de paus cruzados, e um caracol.
picture-aluette-B9 = Um pau comprido entre quatro pares cruzados, e uma coruja.
picture-aluette-BV = Um camponês de barba ruiva, com chapéu de palha, apoia-se num pau.
picture-aluette-BC = Uma mulher de pele escura, com lenço dourado, monta um cavalo claro com um pau ao ombro.
picture-aluette-BR = Um velho rei de barba branca, com manto verde de folhas, segura um pau.

## Espadas

picture-aluette-S1 = Uma criança levanta uma espada mais alta que ela, e passa uma borboleta.
picture-aluette-S2 = Uma mão escreve uma carta com pena de ave entre duas espadas, sob um tinteiro.
picture-aluette-S3 = Três espadas de ponta para cima, a mais comprida no meio.
picture-aluette-S4 = Quatro espadas em volta de um escudo azul e branco, e uma gaivota.
picture-aluette-S5 = Uma espada comprida entre quatro curtas.
picture-aluette-S6 = Seis espadas em duas fileiras, e um cavalo-marinho.
picture-aluette-S7 = Três espadas de ponta para cima, acima de quatro de ponta para baixo.
picture-aluette-S8 = Oito espadas em duas fileiras, e uma vieira.
picture-aluette-S9 = Uma espada comprida entre oito curtas.
picture-aluette-SV = Um soldado de peruca, chapéu de três bicos e casaca azul ergue uma espada.
picture-aluette-SC = Uma mulher de elmo e saia azul estrelada ergue uma espada sobre um cavalo empinado.
picture-aluette-SR = Um rei de barba negra, de sobreveste azul e capa vermelha, ergue uma espada.
