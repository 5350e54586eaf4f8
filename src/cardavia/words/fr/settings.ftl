# Les réglages : ce que l’on choisit une fois et que l’on retrouve.

settings = Réglages
settings-all = Tous les réglages
look-title = Aspect de la table
look-felt = Tapis
    .low = Sombre
    .high = Clair
look-contrast = Contraste
    .low = Doux
    .high = Fort
look-grain = Grain
    .low = Lisse
    .high = Rugueux
look-warmth = Teinte de la lumière
    .low = Froide
    .high = Chaude
look-lamp = Lampe
look-dusk = Crépuscule
look-noon = Midi
look-faded = Passé
look-presets = Aspects tout prêts
look-set = Appliquer
look-reset = Revenir au repos
paper-evening = Papier du soir
language-title = Langue
settings-save = Garder ces réglages
settings-kept = Vos réglages sont gardés.
settings-reading = Lecture
settings-large = Index agrandis
    .note = Chiffres et lettres plus grands dans les coins des cartes.
settings-four-colour = Couleurs en quatre teintes
    .note = Les carreaux en bleu, les trèfles en vert.
settings-still = Cartes immobiles
    .note = Les cartes changent de place sans glisser.
settings-playing = Jeu
settings-one-click = Jouer d’une seule pression
    .note = Une carte jouable part dès que vous appuyez dessus.
settings-lit = Montrer les cartes jouables
    .note = Elles s’éclairent quand c’est à vous de jouer.
settings-last-cards = Jouer mes dernières cartes forcées
    .note = Quand il n’y a plus de choix, vos cartes sont jouées pour vous.
settings-left-handed = Éventail pour gauchers
    .note = Les cartes se recouvrent dans l’autre sens.
settings-sound = Sons
    .note = Un léger froissement de cartes, et une note douce quand c’est à vous.
settings-bots = Bots
    .note = Pour les tables que vous ouvrirez désormais.
# $place : de 1 à 3, après vous dans le sens du jeu
settings-level = { $place ->
    [1] À jouer après vous
    [2] En face de vous
   *[3] À jouer avant vous
 }
