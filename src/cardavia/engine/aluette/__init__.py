"""Aluette compiled: play and scoring as numbers, random play, and the exact solver."""
