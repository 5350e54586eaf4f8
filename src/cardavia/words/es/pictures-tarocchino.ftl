# Qué muestra cada carta del tarocchino, en una frase corta; para las galerías y para quien no ve las cartas.

## Oros

picture-tarocchino-D1 = Una gran moneda de oro entre rayos rojos, en medio de rosas.
picture-tarocchino-D6 = Seis grandes oros, dos en el centro y dos pares a los lados.
picture-tarocchino-D7 = Siete oros, tres en columna y dos a cada lado.
picture-tarocchino-D8 = Ocho oros, seis en el centro y uno en cada extremo.
picture-tarocchino-D9 = Nueve oros en tres columnas, la del medio más alta.
picture-tarocchino-D10 = Diez oros en tres columnas.
picture-tarocchino-DF = Una doncella de vestido verde y pañuelo rojo de lunares alza un oro.
picture-tarocchino-DC = Un caballero de sombrero azul con pluma roja lleva de la brida un caballo blanco y sostiene un oro.
picture-tarocchino-DQ = Una reina coronada, de largas trenzas y vestido azul con aros dorados, muestra un oro.
picture-tarocchino-DR = Un rey barbudo, con armiño y corona roja, sostiene un oro.

## Copas

picture-tarocchino-C1 = Una gran copa roja con tapa dorada, entre vides de uvas azules.
picture-tarocchino-C6 = Seis copas con tapa, cuatro azules y dos rojas.
picture-tarocchino-C7 = Siete copas con tapa, tres azules en columna entre cuatro rojas.
picture-tarocchino-C8 = Ocho copas con tapa, seis rojas en dos columnas y una verde en cada extremo.
picture-tarocchino-C9 = Nueve copas con tapa, tres rojas en columna entre seis verdes.
picture-tarocchino-C10 = Diez copas con tapa, cuatro azules en columna entre seis rojas.
picture-tarocchino-CF = Una doncella morena, de cofia blanca y vestido rosa, sostiene una copa con tapa.
picture-tarocchino-CC = Un joven caballero de sombrero rojo lleva de la brida un caballo castaño y sostiene una copa con tapa.
picture-tarocchino-CQ = Una reina rubia, con manto rojo de estrellas doradas, sostiene una copa azul.
picture-tarocchino-CR = Un viejo rey de larga barba blanca, de verde y oro, sostiene una copa con tapa.

## Bastos

picture-tarocchino-B1 = Un gran basto verde con anillos dorados y seis hojas.
picture-tarocchino-B6 = Seis bastos nudosos entrelazados en celosía, tres en cada sentido, entre dos flores azules.
picture-tarocchino-B7 = Seis bastos nudosos entrelazados en celosía, tras uno rojo derecho.
picture-tarocchino-B8 = Ocho bastos nudosos entrelazados en celosía, cuatro en cada sentido, entre dos flores rojas.
picture-tarocchino-B9 = Ocho bastos nudosos entrelazados en celosía, tras uno rojo derecho.
picture-tarocchino-B10 = Diez bastos nudosos entrelazados en espesa celosía, cinco en cada sentido.
picture-tarocchino-BF = Un paje risueño, con boina verde de pluma dorada, sostiene un basto.
picture-tarocchino-BC = Un caballero severo, de yelmo verde y armadura, lleva de la brida un caballo bayo y sostiene un basto pardo.
picture-tarocchino-BQ = Una reina velada, de oro, con ancha gorguera, sostiene un basto verde.
picture-tarocchino-BR = Un rey delgado de barba partida, con manto verde de cruces, sostiene un basto pardo.

## Espadas

picture-tarocchino-S1 = Una gran espada curva entre dos ramas de laurel, bajo una estrella.
picture-tarocchino-S6 = Seis espadas curvas enlazadas por ambos extremos, tres a cada lado de una flor roja.
picture-tarocchino-S7 = Seis espadas curvas enlazadas por ambos extremos, en torno a una recta.
picture-tarocchino-S8 = Ocho espadas curvas enlazadas por ambos extremos, cuatro a cada lado de una flor azul.
picture-tarocchino-S9 = Ocho espadas curvas enlazadas por ambos extremos, en torno a una recta.
picture-tarocchino-S10 = Diez espadas curvas enlazadas por ambos extremos, cinco a cada lado de una florecilla roja.
picture-tarocchino-SF = Un paje de azul, con sombrero acuchillado y ancha gorguera, sostiene una espada curva.
picture-tarocchino-SC = Un caballero de armadura brillante y cimera azul lleva de la brida un caballo gris y alza una espada curva.
picture-tarocchino-SQ = Una reina de rojo y azul, con alto tocado en punta, sostiene una espada curva.
picture-tarocchino-SR = Un rey de barba negra, con manto azul de estrellas doradas, sostiene una espada curva.

## Triunfos

picture-tarocchino-BE = Un prestidigitador con sombrero de plumas alza la varita tras una mesa con cubiletes, bolas y dados.
picture-tarocchino-M1 = Un rey moro con turbante coronado y túnica roja sostiene un sable.
picture-tarocchino-M2 = Un joven rey moro con corona de oro y manto azul sostiene arco y flecha.
picture-tarocchino-M3 = Un viejo rey moro de barba blanca y armadura verde sostiene un escudo rojo.
picture-tarocchino-M4 = Un rey moro con turbante dorado de pluma blanca y casaca de oro sostiene una maza.
picture-tarocchino-T5 = Un hombre ofrece una rosa a una dama, y Cupido les apunta con su arco desde una nube.
picture-tarocchino-T6 = Un vencedor coronado, con espada, de pie en un carro rojo entre un caballo blanco y otro castaño.
picture-tarocchino-T7 = Una dama de azul y rojo vierte agua de una copa en una jarra de oro.
picture-tarocchino-T8 = Una dama coronada, de rojo, sostiene una espada y una balanza de oro.
picture-tarocchino-T9 = Una dama rompe una columna blanca, y un león está detrás de ella.
picture-tarocchino-T10 = Una rueda de oro con un rey en lo alto; un hombre sube por ella y otro cae.
picture-tarocchino-T11 = Un viejo con alas, cayado y reloj de arena pasa junto a una columna rota.
picture-tarocchino-T12 = Un hombre cuelga de un pie en una horca, y se le caen las monedas.
picture-tarocchino-T13 = Un esqueleto con capucha negra y manto azul, con guadaña y reloj de arena.
picture-tarocchino-T14 = Un diablo verde, con cuernos y alas de murciélago, sostiene una horquilla entre llamas.
picture-tarocchino-T15 = Un rayo incendia una torre, y dos personas caen de ella en la noche.
picture-tarocchino-T16 = Tres reyes con regalos siguen en la noche una gran estrella.
picture-tarocchino-LU = Dos astrónomos con compases y un globo miden la luna.
picture-tarocchino-SO = Una mujer hila con su rueca bajo un sol dorado con cara.
picture-tarocchino-MO = Un hombre alado, con cetro y orbe, de pie sobre el globo del mundo.
picture-tarocchino-AN = Un ángel de alas rojas, blancas y azules, con aureola, sostiene una trompeta.

## El Matto

picture-tarocchino-MA = Un loco risueño, con gorro de cascabeles, sostiene un bastón de bufón y una trompeta.
