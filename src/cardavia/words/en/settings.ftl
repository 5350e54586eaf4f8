# Settings: what a visitor chooses once and finds again.

settings = Settings
settings-all = All settings
look-title = Look of the table
look-felt = Felt
    .low = Dark
    .high = Bright
look-contrast = Contrast
    .low = Soft
    .high = Strong
look-grain = Grain
    .low = Smooth
    .high = Coarse
look-warmth = Colour of light
    .low = Cool
    .high = Warm
look-lamp = Lamp
look-dusk = Dusk
look-noon = Noon
look-faded = Faded
look-presets = Ready-made looks
look-set = Set
look-reset = Back to rest
paper-evening = Evening paper
language-title = Language
settings-save = Keep these settings
settings-kept = Your settings are kept.
settings-reading = Reading
settings-large = Larger indices
    .note = Bigger numbers and letters in the corners of the cards.
settings-four-colour = Four suit colours
    .note = Diamonds in blue, clubs in green.
settings-still = Keep cards still
    .note = Cards change place without moving.
settings-playing = Playing
settings-one-click = Play with one press
    .note = A card that may be played is played as soon as it is pressed.
settings-lit = Show which cards may be played
    .note = They glow in your turn.
settings-last-cards = Play my forced last cards
    .note = When no choice is left, your cards are played for you.
settings-left-handed = Left-handed fan
    .note = The cards overlap the other way round.
settings-sound = Sounds
    .note = A quiet rustle of cards, and a soft tone in your turn.
settings-bots = Bots
    .note = For tables you open from now on.
# $place: 1 to 3, after you in the order of play
settings-level = { $place ->
    [1] The player after you
    [2] The player opposite you
   *[3] The player before you
 }
