# Ustawienia: co gość wybiera raz i zastaje następnym razem.

settings = Ustawienia
settings-all = Wszystkie ustawienia
look-title = Wygląd stołu
look-felt = Sukno
    .low = Ciemne
    .high = Jasne
look-contrast = Kontrast
    .low = Łagodny
    .high = Mocny
look-grain = Ziarnistość
    .low = Gładko
    .high = Szorstko
look-warmth = Barwa światła
    .low = Chłodna
    .high = Ciepła
look-lamp = Lampa
look-dusk = Zmierzch
look-noon = Południe
look-faded = Wyblakły
look-presets = Gotowe wyglądy
look-set = Ustaw
look-reset = Przywróć
paper-evening = Papier wieczorny
language-title = Język
settings-save = Zachowaj ustawienia
settings-kept = Ustawienia są zachowane.
settings-reading = Czytanie
settings-large = Większe indeksy
    .note = Większe cyfry i litery w rogach kart.
settings-four-colour = Kolory w czterech barwach
    .note = Kara na niebiesko, trefle na zielono.
settings-still = Nieruchome karty
    .note = Karty zmieniają miejsce bez animacji.
settings-playing = Gra
settings-one-click = Zagranie jednym naciśnięciem
    .note = Karta, którą można zagrać, trafia na stół od razu po naciśnięciu.
settings-lit = Pokazuj, co można zagrać
    .note = Takie karty świecą, gdy jest twoja kolej.
settings-last-cards = Dogrywaj moje ostatnie karty
    .note = Gdy nie ma już wyboru, twoje karty zagrywają się same.
settings-left-handed = Wachlarz dla leworęcznych
    .note = Karty zachodzą na siebie w drugą stronę.
settings-sound = Dźwięki
    .note = Cichy szelest kart i łagodny ton, gdy przychodzi twoja kolej.
settings-bots = Boty
    .note = Dla stołów otwieranych od tej chwili.
# $place: od 1 do 3, za tobą w kolejności gry
settings-level = { $place ->
    [1] Gracz po tobie
    [2] Gracz naprzeciwko ciebie
   *[3] Gracz przed tobą
 }
