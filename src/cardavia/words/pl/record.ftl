# Dlaczego zapisu rozdania nie da się odczytać: który klucz zawinił, co tam stoi, co napisać zamiast tego.
# $key: klucz formatu zapisu; $found: co tam stoi, tak jak pokazuje to JSON albo Python

record-too-long = Ten wiersz jest dłuższy niż { $most } bajtów, a żaden zapis tyle nie ma: pisz jeden zapis w wierszu.
record-not-utf8 = Bajt { $column } tego wiersza nie jest w UTF-8: zapisz plik w UTF-8.
record-not-json = Kolumna { $column } tego wiersza łamie zasady JSON: pisz jeden obiekt JSON w wierszu, bez znacznika kolejności bajtów, bez NaN i bez Infinity.
record-too-deep = Listy i obiekty są zagnieżdżone głębiej niż { $most }: zapisowi wystarczą trzy poziomy.
record-no-object = Ten wiersz to JSON, ale nie obiekt: zapis stoi w nawiasach klamrowych.
record-missing = Brakuje klucza „{ $key }”: ma go każdy zapis.
record-wrong-format = Klucz „format” zawiera { $found }: wpisz „{ $wanted }”.
record-unknown-game = Klucz „game” zawiera { $found }: wpisz jedną z wartości: { $games }.
record-no-seat = Klucz „dealer” zawiera { $found }: wpisz miejsce rozdającego, liczbę całkowitą od 0 do 3.
record-not-four-hands = Klucz „hands” nie jest listą czterech rąk: wpisz listę kodów kart dla każdego miejsca, od 0 do 3.
record-no-list = Klucz „{ $key }” zawiera coś, co nie jest listą, a ma nią być: wpisz kody albo ruchy w nawiasach kwadratowych.
record-unknown-card = Klucz „{ $key }” zawiera { $found }, a takiej karty w tej grze nie ma: wpisz kod karty.
record-card-twice = Klucz „{ $key }” zawiera { $found }, a tę kartę już rozdano: każdą kartę rozdaje się raz.
record-wrong-number = Klucz „{ $key }” zawiera kart: { $found }, a w tej grze rozdaje się inaczej: przelicz karty.
record-no-text = Klucz „actions” zawiera { $found } jako ruch numer { $at }, licząc od 0: każdy ruch wpisz jako tekst, „0 play …”.
record-no-outcome = Klucz „outcome” zawiera { $found }: wpisz obiekt albo pomiń ten klucz.
record-unknown-switch = Klucz „house_rules” zawiera { $found }: wpisz obiekt z przełącznikami tej gry albo pomiń ten klucz.
