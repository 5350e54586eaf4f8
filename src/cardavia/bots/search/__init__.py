"""The player that searches: it imagines worlds, judges its choices in all of them, and takes the best on average.

What all games share is here; what is a game's own (belief, equal cards, what counts, what is not card play) is its
`Manner`, in a module or folder of the game's name.
"""
