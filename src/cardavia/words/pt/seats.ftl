# Como se chama quem está à mesa.
# .start abre uma frase, .of leva a preposição “de”, .label fica sozinho ao lado de um lugar.

seat-you = você
    .start = Você
    .of = de você
    .label = Você
seat-left = quem está à sua esquerda
    .start = Quem está à sua esquerda
    .of = de quem está à sua esquerda
    .label = Esquerda
seat-opposite = quem está à sua frente
    .start = Quem está à sua frente
    .of = de quem está à sua frente
    .label = Em frente
seat-right = quem está à sua direita
    .start = Quem está à sua direita
    .of = de quem está à sua direita
    .label = Direita
# $number: de 1 a 4, na ordem de jogo
seat-number = quem está no lugar { $number }
    .start = Quem está no lugar { $number }
    .of = de quem está no lugar { $number }
    .label = Lugar { $number }

# Duas duplas. .label fica sozinho no alto de uma coluna.

side-yours = a sua dupla
    .start = A sua dupla
    .label = Sua dupla
side-others = a outra dupla
    .start = A outra dupla
    .label = Outra dupla
# $first, $second: de 1 a 4
side-seats = os lugares { $first } e { $second }
    .start = Os lugares { $first } e { $second }
    .label = Lugares { $first } e { $second }
