"""Tarocchino compiled: play, combinations and settlement as numbers, random play, and the exact solver."""
