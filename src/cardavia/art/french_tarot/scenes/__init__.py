"""The scenes of the trumps, two to a card, each drawn upright in the upper half."""
