# Qué muestra cada carta de la Aluette, en una frase corta; para las galerías y para quien no ve las cartas.

## Oros

picture-aluette-D1 = Una gran moneda de oro con cara, entre los rayos de un sol.
picture-aluette-D2 = Un marinero tuerto, con parche en el ojo, ríe entre dos oros; una gaviota vuela sobre su gorro rojo.
picture-aluette-D3 = Un caballero con sombrero de plumas mira una estrella desde un medallón; debajo, dos oros.
picture-aluette-D4 = Cuatro oros con caras y rosas, y una balandra a toda vela.
picture-aluette-D5 = Una pareja se besa en un medallón entre cuatro oros, bajo un corazón atravesado por una flecha.
picture-aluette-D6 = Seis oros con estrellas y soles, y un ancla.
picture-aluette-D7 = Siete oros con conchas, rosas y una rueda, y un cangrejo rojo.
picture-aluette-D8 = Ocho oros con ruedas, estrellas y caras, y un faro.
picture-aluette-D9 = Nueve oros con rosas, estrellas y una cara, y una mano con el meñique levantado.
picture-aluette-DV = Un joven de rojo, con gorguera ancha, alza un oro con cara.
picture-aluette-DC = Una mujer con sombrero de plumas monta un caballo blanco y alza un oro.
picture-aluette-DR = Un rey barbudo, con armiño y manto rojo de estrellas, sostiene un gran oro.

## Copas

picture-aluette-C1 = Un gran cáliz con tapa, dos asas y piedras de colores, entre vides.
picture-aluette-C2 = Una vaca parda y blanca, con cencerro, descansa en un prado bajo dos copas rojas.
picture-aluette-C3 = Una dama coronada, de ancho vestido rojo, inclina la cabeza y sostiene una copa; hay otra a cada lado.
picture-aluette-C4 = Cuatro copas rojas y azules, y un racimo de uvas.
picture-aluette-C5 = Cuatro copas verdes en torno a una roja, y un gallo.
picture-aluette-C6 = Seis copas en dos columnas, azules y rojas, y una ardilla con una nuez.
picture-aluette-C7 = Siete copas, tres azules entre cuatro rojas, y un conejo.
picture-aluette-C8 = Ocho copas, dos rojas entre seis verdes, y una cesta de pescado.
picture-aluette-C9 = Nueve copas rojas, azules y verdes, y una mano con el pulgar levantado.
picture-aluette-CV = Un paje de pelo largo, con túnica azul de lises, sostiene una copa roja.
picture-aluette-CC = Una mujer con corona de flores monta un caballo castaño y tiende una copa roja.
picture-aluette-CR = Un rey de piel oscura, con turbante en la corona, sostiene una copa azul y una maza.

## Bastos

picture-aluette-B1 = Un enorme basto verde, con hojas y cinta roja, plantado en un prado.
picture-aluette-B2 = Un niño de pie entre dos ramas con hojas de roble y bellotas, bajo una mano con el índice levantado.
picture-aluette-B3 = Tres bastos, dos de ellos cruzados tras el tercero, atados con un lazo rojo.
picture-aluette-B4 = Dos pares de bastos cruzados, y un molino de viento.
picture-aluette-B5 = Un basto alto entre dos pares cruzados.
picture-aluette-B6 = Tres pares de bastos cruzados, uno arriba y dos abajo.
picture-aluette-B7 = Tres bastos atados, sobre dos pares cruzados.
picture-aluette-B8 = Cuatro pares de bastos cruzados, y un caracol.
picture-aluette-B9 = Un basto alto entre cuatro pares cruzados, y una lechuza.
picture-aluette-BV = Un campesino de barba roja, con sombrero de paja, se apoya en un basto.
picture-aluette-BC = Una mujer de piel oscura, con pañuelo dorado, monta un caballo claro con un basto al hombro.
picture-aluette-BR = Un viejo rey de barba blanca, con manto verde de hojas, sostiene un basto.

## Espadas

picture-aluette-S1 = Un niño levanta una espada más alta que él, y pasa una mariposa.
picture-aluette-S2 = Una mano escribe una carta con pluma de ave entre dos espadas, bajo un tintero.
picture-aluette-S3 = Tres espadas con la punta hacia arriba, la más alta en el centro.
picture-aluette-S4 = Cuatro espadas en torno a un escudo azul y blanco, y una gaviota.
picture-aluette-S5 = Una espada larga entre cuatro cortas.
picture-aluette-S6 = Seis espadas en dos filas, y un caballito de mar.
picture-aluette-S7 = Tres espadas con la punta hacia arriba, sobre cuatro con la punta hacia abajo.
picture-aluette-S8 = Ocho espadas en dos filas, y una vieira.
picture-aluette-S9 = Una espada larga entre ocho cortas.
picture-aluette-SV = Un soldado con peluca, tricornio y casaca azul alza una espada.
picture-aluette-SC = Una mujer con casco y falda azul de estrellas levanta una espada sobre un caballo encabritado.
picture-aluette-SR = Un rey de barba negra, con sobreveste azul y capa roja, alza una espada.
