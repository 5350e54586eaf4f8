# Settings: what a visitor chooses once and finds again.

settings = Beállítások
settings-all = Minden beállítás
look-title = Az asztal megjelenése
look-felt = Posztó
    .low = Sötét
    .high = Világos
look-contrast = Kontraszt
    .low = Lágy
    .high = Erős
look-grain = Szemcsézettség
    .low = Sima
    .high = Durva
look-warmth = Színhőmérséklet
    .low = Hideg
    .high = Meleg
look-lamp = Lámpafény
look-dusk = Alkonyat
look-noon = Dél
look-faded = Fakó
look-presets = Kész megjelenések
look-set = Beállítás
look-reset = Vissza az alapra
paper-evening = Esti papír
language-title = Nyelv
settings-save = Beállítások megőrzése
settings-kept = A beállításaidat megőriztük.
settings-reading = Olvashatóság
settings-large = Nagyobb sarokjelek
    .note = Nagyobb számok és betűk a lapok sarkában.
settings-four-colour = Négy színnel nyomott lapok
    .note = A káró kék, a treff zöld.
settings-still = Mozdulatlan lapok
    .note = A lapok mozgás nélkül kerülnek a helyükre.
settings-playing = Játék
settings-one-click = Kijátszás egy érintéssel
    .note = A kijátszható lap rögtön az asztalra kerül, ha megnyomod.
settings-lit = A kijátszható lapok jelölése
    .note = Felfénylenek, amikor te következel.
settings-last-cards = A kényszerű utolsó lapok kijátszása
    .note = Ha már nincs választásod, a lapjaid maguktól kerülnek az asztalra.
settings-left-handed = Balkezes legyező
    .note = A lapok a másik irányban takarják egymást.
settings-sound = Hangok
    .note = Halk lapsuhogás és egy szelíd hang, amikor te következel.
settings-bots = Gépi játékosok
    .note = A most megnyitandó asztaloknál.
# $place: 1 to 3, after you in the order of play
settings-level = { $place ->
    [1] Az utánad következő játékos
    [2] A veled szemben ülő játékos
   *[3] Az előtted játszó játékos
 }
