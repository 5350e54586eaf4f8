# Cómo se llama a quien está en la mesa.
# .start abre una frase, .of lleva la preposición «de», .label va solo junto a un sitio.

seat-you = tú
    .start = Tú
    .of = de ti
    .label = Tú
seat-left = quien está a tu izquierda
    .start = Quien está a tu izquierda
    .of = de quien está a tu izquierda
    .label = Izquierda
seat-opposite = quien está enfrente de ti
    .start = Quien está enfrente de ti
    .of = de quien está enfrente de ti
    .label = Enfrente
seat-right = quien está a tu derecha
    .start = Quien está a tu derecha
    .of = de quien está a tu derecha
    .label = Derecha
# $number: de 1 a 4, en el orden de juego
seat-number = quien está en el sitio { $number }
    .start = Quien está en el sitio { $number }
    .of = de quien está en el sitio { $number }
    .label = Sitio { $number }

# Dos parejas. .label va solo sobre una columna.

side-yours = tu pareja
    .start = Tu pareja
    .label = Tu pareja
side-others = la otra pareja
    .start = La otra pareja
    .label = Otra pareja
# $first, $second: de 1 a 4
side-seats = los sitios { $first } y { $second }
    .start = Los sitios { $first } y { $second }
    .label = Sitios { $first } y { $second }
