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
