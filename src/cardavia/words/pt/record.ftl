# Por que não se pode ler o registro de uma rodada: a chave com erro, o que ela contém, o que escrever.
# $key: uma chave do formato; $found: o que ela contém, como JSON ou Python mostram

record-too-long = Esta linha passa de { $most } bytes, e nenhum registro é tão longo: escreva um registro por linha.
record-not-utf8 = O byte { $column } desta linha não é UTF-8: grave o arquivo em UTF-8.
record-not-json = A coluna { $column } desta linha não segue as regras de JSON: escreva um objeto JSON por linha, sem byte-order mark, sem NaN e sem Infinity.
record-too-deep = Há listas e objetos uns dentro dos outros em mais de { $most } níveis: a um registro bastam três.
record-no-object = Esta linha é JSON, mas não é um objeto: um registro se escreve entre chaves.
record-missing = Falta a chave “{ $key }”: todo registro a tem.
record-wrong-format = A chave “format” contém { $found }: escreva “{ $wanted }”.
record-unknown-game = A chave “game” contém { $found }: escreva um destes nomes: { $games }.
record-no-seat = A chave “dealer” contém { $found }: escreva o lugar de quem dá as cartas, um número inteiro de 0 a 3.
record-not-four-hands = A chave “hands” não é uma lista de quatro mãos: escreva uma lista de códigos de cartas para cada lugar, de 0 a 3.
record-no-list = A chave “{ $key }” contém algo que não é uma lista, onde deveria haver uma: escreva códigos ou ações entre colchetes.
record-unknown-card = A chave “{ $key }” contém { $found }, que não é uma carta deste jogo: escreva o código de uma carta.
record-card-twice = A chave “{ $key }” contém { $found }, que já tinha sido dada: cada carta é dada uma só vez.
record-wrong-number = A chave “{ $key }” contém { $found } cartas, e este jogo distribui outro número: conte as cartas de novo.
record-no-text = A chave “actions” contém { $found } como ação número { $at }, contando desde 0: escreva cada ação como texto, “0 play …”.
record-no-outcome = A chave “outcome” contém { $found }: escreva um objeto ou retire a chave.
record-unknown-switch = A chave “house_rules” contém { $found }: escreva um objeto com opções deste jogo ou retire a chave.
