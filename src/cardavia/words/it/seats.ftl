# Come si chiama chi siede al tavolo.
# .start apre una frase, .of con la preposizione «di», .label sta da solo accanto a un posto.

seat-you = tu
    .start = Tu
    .of = di te
    .label = Tu
seat-left = chi siede alla tua sinistra
    .start = Chi siede alla tua sinistra
    .of = di chi siede alla tua sinistra
    .label = A sinistra
seat-opposite = chi ti siede di fronte
    .start = Chi ti siede di fronte
    .of = di chi ti siede di fronte
    .label = Di fronte
seat-right = chi siede alla tua destra
    .start = Chi siede alla tua destra
    .of = di chi siede alla tua destra
    .label = A destra
# $number: da 1 a 4, nell’ordine di gioco
seat-number = chi siede al posto { $number }
    .start = Chi siede al posto { $number }
    .of = di chi siede al posto { $number }
    .label = Posto { $number }

# Due coppie. .label sta da solo sopra una colonna.

side-yours = la tua coppia
    .start = La tua coppia
    .label = La tua coppia
side-others = l’altra coppia
    .start = L’altra coppia
    .label = Altra coppia
# $first, $second: da 1 a 4
side-seats = i posti { $first } e { $second }
    .start = I posti { $first } e { $second }
    .label = Posti { $first } e { $second }
