"""The Tarocchino deck: sixty-two cards."""
