# Perché il registro di una smazzata non si legge: la chiave in causa, che cosa contiene, che cosa scrivere.
# $key: una chiave del formato; $found: ciò che contiene, come lo mostra JSON o Python

record-too-long = Questa riga supera { $most } byte, e nessun registro lo fa: scrivi un registro per riga.
record-not-utf8 = Il byte { $column } di questa riga non è UTF-8: salva il file in UTF-8.
record-not-json = Alla colonna { $column } questa riga non rispetta le regole di JSON: scrivi un oggetto JSON per riga, senza byte-order mark, senza NaN né Infinity.
record-too-deep = Liste e oggetti stanno l’uno nell’altro per più di { $most } livelli: a un registro ne bastano tre.
record-no-object = Questa riga è JSON, ma non un oggetto: un registro si scrive fra parentesi graffe.
record-missing = Manca la chiave «{ $key }»: ogni registro la contiene.
record-wrong-format = La chiave «format» contiene { $found }: scrivi «{ $wanted }».
record-unknown-game = La chiave «game» contiene { $found }: scrivi uno di questi nomi: { $games }.
record-no-seat = La chiave «dealer» contiene { $found }: scrivi il posto del mazziere, un numero intero da 0 a 3.
record-not-four-hands = La chiave «hands» non è una lista di quattro mani: scrivi una lista di codici di carte per ogni posto, da 0 a 3.
record-no-list = La chiave «{ $key }» contiene qualcosa che non è una lista, dove ci vuole: scrivi codici o azioni fra parentesi quadre.
record-unknown-card = La chiave «{ $key }» contiene { $found }, che non è una carta di questo gioco: scrivi il codice di una carta.
record-card-twice = La chiave «{ $key }» contiene { $found }, che è già stato dato: ogni carta si dà una volta sola.
record-wrong-number = La chiave «{ $key }» contiene { $found } carte, e in questo gioco se ne danno in altro numero: riconta le carte.
record-no-text = La chiave «actions» contiene { $found } come azione numero { $at }, contando da 0: scrivi ogni azione come testo, «0 play …».
record-no-outcome = La chiave «outcome» contiene { $found }: scrivi un oggetto, o ometti la chiave.
record-unknown-switch = La chiave «house_rules» contiene { $found }: scrivi un oggetto con opzioni di questo gioco, o ometti la chiave.
