# The pages around the table: home, rules, cards, score sheet, history, errors.

site = Cardavia
page-title = { $title } · Cardavia
skip = Skip to the content
skip-hand = Skip to your hand
tools = Tools
nav-home = Home
nav-rules = Rules
nav-cards = Cards
nav-history = History
nav-settings = Settings
nav-table = Table
nav-glossary = Glossary
nav-look = Look
nav-language = Language

game-aluette = Aluette
game-french-tarot = French Tarot
game-tarocchino = Tarocchino bolognese
