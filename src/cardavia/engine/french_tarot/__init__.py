"""French Tarot compiled: play, excuse and scoring as numbers, random play, and the exact solver."""
