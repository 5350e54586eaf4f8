# Why a record of a deal cannot be read: the key at fault, what was found, what to write instead.
# $key: a key of the record format; $found: what stands there, as JSON or Python shows it

record-too-long = Ez a sor hosszabb { $most } bájtnál, ekkora jegyzőkönyv pedig nincs: írj soronként egy jegyzőkönyvet.
record-not-utf8 = Ebben a sorban nem UTF-8 kódolású ez a bájt: { $column }. Írd a fájlt UTF-8 kódolással.
record-not-json = Ebben a sorban a JSON szabályaiba ütközik ez az oszlop: { $column }. Írj soronként egy JSON-objektumot, bájtsorrendjel, NaN és Infinity nélkül.
record-too-deep = A listák és objektumok { $most } szintnél mélyebben ágyazódnak egymásba: egy jegyzőkönyvhöz három szint kell.
record-no-object = Ez a sor JSON, de nem objektum: a jegyzőkönyv kapcsos zárójelek között áll.
record-missing = Hiányzik a(z) „{ $key }” kulcs: minden jegyzőkönyvben megvan.
record-wrong-format = A „format” kulcs értéke { $found }: írd ezt: „{ $wanted }”.
record-unknown-game = A „game” kulcs értéke { $found }: írd ezek egyikét: { $games }.
record-no-seat = A „dealer” kulcs értéke { $found }: írd az osztó helyét, egy egész számot 0 és 3 között.
record-not-four-hands = A „hands” kulcs nem négy kéz listája: írj minden helyhez, 0-tól 3-ig, egy lapkódokból álló listát.
record-no-list = A(z) „{ $key }” kulcs értéke nem lista, pedig annak kell lennie: írj kódokat vagy lépéseket szögletes zárójelbe.
record-unknown-card = A(z) „{ $key }” kulcsban ez áll: { $found }. Ebben a játékban nincs ilyen lap: írd egy lap kódját.
record-card-twice = A(z) „{ $key }” kulcsban ez áll: { $found }. Ez a lap már szerepelt: minden lapot egyszer osztanak ki.
record-wrong-number = A(z) „{ $key }” kulcsban { $found } lap van, de ez a játék másképp oszt: számold meg újra a lapokat.
record-no-text = Az „actions” kulcsban ez áll: { $found }, lépésszám: { $at }, 0-tól számolva. Minden lépést szövegként írj: „0 play …”.
record-no-outcome = Az „outcome” kulcs értéke { $found }: írj objektumot, vagy hagyd el a kulcsot.
record-unknown-switch = A „house_rules” kulcs értéke { $found }: írj objektumot ennek a játéknak a kapcsolóival, vagy hagyd el a kulcsot.
