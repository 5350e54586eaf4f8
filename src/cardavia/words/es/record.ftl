# Por qué no se puede leer el registro de un reparto: la clave que falla, qué contiene, qué escribir.
# $key: una clave del formato; $found: lo que contiene, como lo muestra JSON o Python

record-too-long = Esta línea pasa de { $most } bytes, y ningún registro es tan largo: escribe un registro por línea.
record-not-utf8 = El byte { $column } de esta línea no es UTF-8: guarda el archivo en UTF-8.
record-not-json = La columna { $column } de esta línea no cumple las reglas de JSON: escribe un objeto JSON por línea, sin byte-order mark, sin NaN ni Infinity.
record-too-deep = Hay listas y objetos unos dentro de otros a más de { $most } niveles: a un registro le bastan tres.
record-no-object = Esta línea es JSON, pero no un objeto: un registro se escribe entre llaves.
record-missing = Falta la clave «{ $key }»: todo registro la lleva.
record-wrong-format = La clave «format» contiene { $found }: escribe «{ $wanted }».
record-unknown-game = La clave «game» contiene { $found }: escribe uno de estos nombres: { $games }.
record-no-seat = La clave «dealer» contiene { $found }: escribe el sitio de quien reparte, un número entero de 0 a 3.
record-not-four-hands = La clave «hands» no es una lista de cuatro manos: escribe una lista de códigos de cartas para cada sitio, de 0 a 3.
record-no-list = La clave «{ $key }» contiene algo que no es una lista donde hace falta una: escribe códigos o acciones entre corchetes.
record-unknown-card = La clave «{ $key }» contiene { $found }, que no es una carta de este juego: escribe el código de una carta.
record-card-twice = La clave «{ $key }» contiene { $found }, que ya estaba repartida: cada carta se reparte una sola vez.
record-wrong-number = La clave «{ $key }» contiene { $found } cartas, y este juego reparte otro número: vuelve a contarlas.
record-no-text = La clave «actions» contiene { $found } como acción número { $at }, contando desde 0: escribe cada acción como texto, «0 play …».
record-no-outcome = La clave «outcome» contiene { $found }: escribe un objeto, o quita la clave.
record-unknown-switch = La clave «house_rules» contiene { $found }: escribe un objeto con opciones de este juego, o quita la clave.
