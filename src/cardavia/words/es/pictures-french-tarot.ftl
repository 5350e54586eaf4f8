# Qué muestra cada carta del tarot francés, en una frase corta; para las galerías y para quien no ve las cartas.

## Picas

picture-tarot-S1 = Una gran pica en el centro.
picture-tarot-S2 = Dos picas, una sobre otra.
picture-tarot-S3 = Tres picas en columna.
picture-tarot-S4 = Cuatro picas en las esquinas de un cuadrado.
picture-tarot-S5 = Cinco picas, cuatro en torno a una.
picture-tarot-S6 = Seis picas en dos columnas.
picture-tarot-S7 = Siete picas, seis en dos columnas y una en medio.
picture-tarot-S8 = Ocho picas, seis en dos columnas y dos en medio.
picture-tarot-S9 = Nueve picas, ocho en dos columnas y una en medio.
picture-tarot-S10 = Diez picas, ocho en dos columnas y dos en medio.
picture-tarot-SV = Un guardia con bigote y tabardo, con yelmo de hierro y alabarda.
picture-tarot-SC = Un caballero sin barba, de armadura, con celada y pluma roja, sostiene una espada junto a su caballo castaño.
picture-tarot-SD = Una reina de pelo negro, de azul, con corona de rayos, se mira en un espejo.
picture-tarot-SR = Un rey de barba negra partida, con manto azul de lises, sostiene una espada.

## Corazones

picture-tarot-H1 = Un gran corazón en el centro.
picture-tarot-H2 = Dos corazones, uno sobre otro.
picture-tarot-H3 = Tres corazones en columna.
picture-tarot-H4 = Cuatro corazones en las esquinas de un cuadrado.
picture-tarot-H5 = Cinco corazones, cuatro en torno a uno.
picture-tarot-H6 = Seis corazones en dos columnas.
picture-tarot-H7 = Siete corazones, seis en dos columnas y uno en medio.
picture-tarot-H8 = Ocho corazones, seis en dos columnas y dos en medio.
picture-tarot-H9 = Nueve corazones, ocho en dos columnas y uno en medio.
picture-tarot-H10 = Diez corazones, ocho en dos columnas y dos en medio.
picture-tarot-HV = Un joven rubio de rojo, con sombrero acuchillado, lleva un halcón encapuchado.
picture-tarot-HC = Un jinete de ancho sombrero con plumas sostiene una lanza con banderín rojo junto a su caballo blanco.
picture-tarot-HD = Una reina rubia, con trenzas y diadema, sostiene una rosa.
picture-tarot-HR = Un viejo rey de barba blanca, con cuello de armiño, sostiene un cetro.

## Diamantes

picture-tarot-D1 = Un gran diamante en el centro.
picture-tarot-D2 = Dos diamantes, uno sobre otro.
picture-tarot-D3 = Tres diamantes en columna.
picture-tarot-D4 = Cuatro diamantes en las esquinas de un cuadrado.
picture-tarot-D5 = Cinco diamantes, cuatro en torno a uno.
picture-tarot-D6 = Seis diamantes en dos columnas.
picture-tarot-D7 = Siete diamantes, seis en dos columnas y uno en medio.
picture-tarot-D8 = Ocho diamantes, seis en dos columnas y dos en medio.
picture-tarot-D9 = Nueve diamantes, ocho en dos columnas y uno en medio.
picture-tarot-D10 = Diez diamantes, ocho en dos columnas y dos en medio.
picture-tarot-DV = Un joven flaco, con boina, gorguera y barba en punta, sostiene una pluma de escribir.
picture-tarot-DC = Un jinete con peluca blanca y tricornio alza un sable junto a su caballo castaño.
picture-tarot-DD = Una reina de verde, con alto tocado en punta y velo, sostiene un abanico.
picture-tarot-DR = Un rey de piel oscura, con turbante en la corona y caftán rojo, sostiene una maza.

## Tréboles

picture-tarot-C1 = Un gran trébol en el centro.
picture-tarot-C2 = Dos tréboles, uno sobre otro.
picture-tarot-C3 = Tres tréboles en columna.
picture-tarot-C4 = Cuatro tréboles en las esquinas de un cuadrado.
picture-tarot-C5 = Cinco tréboles, cuatro en torno a uno.
picture-tarot-C6 = Seis tréboles en dos columnas.
picture-tarot-C7 = Siete tréboles, seis en dos columnas y uno en medio.
picture-tarot-C8 = Ocho tréboles, seis en dos columnas y dos en medio.
picture-tarot-C9 = Nueve tréboles, ocho en dos columnas y uno en medio.
picture-tarot-C10 = Diez tréboles, ocho en dos columnas y dos en medio.
picture-tarot-CV = Un campesino sonriente, con sombrero de paja, sostiene un arco.
picture-tarot-CC = Un cazador de largo bigote, con sombrero de pluma, sostiene un cuerno junto a su caballo claro.
picture-tarot-CD = Una reina con diadema, gorguera y el pelo castaño en un moño lleva un loro.
picture-tarot-CR = Un rey de barba castaña, con manto verde de hojas y collar, sostiene un cetro con un orbe.

## Los triunfos y la Excuse

picture-tarot-T1 = Arlequín y Colombina, títeres colgados de sus hilos.
picture-tarot-T2 = Un niño hace rodar su aro con su perro; al girarla, una niña salta a la comba.
picture-tarot-T3 = Un muchacho da una rosa a una muchacha; al girarla, una muchacha vuela en un columpio.
picture-tarot-T4 = Una madre mece la cuna; al girarla, un padre lleva a su hijo a hombros.
picture-tarot-T5 = Una abuela hila junto al fuego; al girarla, un abuelo fuma en su banco.
picture-tarot-T6 = Una mujer da de comer a sus gallinas al amanecer; al girarla, una mujer saca del pozo la primera agua.
picture-tarot-T7 = Un segador come su pan a la sombra; al girarla, una vendedora ofrece fruta a una señora.
picture-tarot-T8 = El farolero enciende el primer farol; al girarla, un pastor lleva a casa su rebaño.
picture-tarot-T9 = Un enamorado canta bajo una ventana de noche; al girarla, un sabio observa las estrellas.
picture-tarot-T10 = Dos jardineros cavan y riegan su bancal; al girarla, un niño vuela una cometa junto a un molino.
picture-tarot-T11 = Un pescador sentado en su barca; al girarla, un herrero golpea el hierro al rojo.
picture-tarot-T12 = Unos campesinos bailan al son de la gaita; al girarla, una pareja danza un minué.
picture-tarot-T13 = Un panadero saca los panes del horno; al girarla, un tonelero pone los aros a un barril.
picture-tarot-T14 = Un pintor trabaja ante su caballete; al girarla, un violinista toca y una dama canta.
picture-tarot-T15 = Un viajero cabalga entre colinas; al girarla, un barco navega viento en popa.
picture-tarot-T16 = Una muchacha coge flores bajo un árbol florido; al girarla, una pastora con su cordero oye una flauta.
picture-tarot-T17 = Un segador siega el trigo; al girarla, una dama pasea junto al agua con su sombrilla.
picture-tarot-T18 = Dos personas cortan y acarrean uvas; al girarla, un cazador toca el cuerno en el bosque de otoño.
picture-tarot-T19 = Dos patinadores cruzan un estanque helado; al girarla, unos niños hacen de noche un muñeco de nieve.
picture-tarot-T20 = Dos personas juegan a las cartas en una mesa; al girarla, un hombre lanza la bola a los bolos.
picture-tarot-T21 = Una dama enmascarada, con plumas, bajo una lluvia de papelillos; al girarla, Pierrot solo bajo la luna.
picture-tarot-EX = Un juglar con gorro de bufón y cascabeles pasea con su laúd.
