# Le impostazioni: ciò che si sceglie una volta e si ritrova.

settings = Impostazioni
settings-all = Tutte le impostazioni
look-title = Aspetto del tavolo
look-felt = Panno
    .low = Scuro
    .high = Chiaro
look-contrast = Contrasto
    .low = Tenue
    .high = Forte
look-grain = Grana
    .low = Liscia
    .high = Ruvida
look-warmth = Colore della luce
    .low = Fredda
    .high = Calda
look-lamp = Lampada
look-dusk = Crepuscolo
look-noon = Mezzogiorno
look-faded = Sbiadito
look-presets = Aspetti già pronti
look-set = Applica
look-reset = Torna a riposo
paper-evening = Carta della sera
language-title = Lingua
settings-save = Conserva queste impostazioni
settings-kept = Le tue impostazioni sono conservate.
settings-reading = Lettura
settings-large = Indici più grandi
    .note = Numeri e lettere più grandi negli angoli delle carte.
settings-four-colour = Semi in quattro tinte
    .note = I quadri in blu, i fiori in verde.
settings-still = Carte ferme
    .note = Le carte cambiano posto senza scivolare.
settings-playing = Gioco
settings-one-click = Gioca con un solo tocco
    .note = Una carta permessa si gioca appena la tocchi.
settings-lit = Mostra le carte permesse
    .note = Si illuminano quando tocca a te.
settings-last-cards = Gioca da sé le mie ultime carte obbligate
    .note = Quando non resta scelta, le tue carte si giocano da sole.
settings-left-handed = Ventaglio per mancini
    .note = Le carte si sovrappongono nell’altro verso.
settings-sound = Suoni
    .note = Un lieve fruscio di carte e una nota dolce quando tocca a te.
settings-bots = Bot
    .note = Per i tavoli che apri da ora in poi.
# $place: da 1 a 3, dopo di te nell’ordine di gioco
settings-level = { $place ->
    [1] Chi gioca dopo di te
    [2] Chi ti siede di fronte
   *[3] Chi gioca prima di te
 }
