"""How French Tarot is played in play-outs: a compact book of rules of thumb, compiled.

Each rule knows what its seat could know: its own hand, what has been played, and the voids everybody has seen. One
liberty is taken for speed: a card counts as master when no *hand* holds a higher one, so the ecart is not doubted.
"""
