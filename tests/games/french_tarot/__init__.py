"""French Tarot, chapter by chapter."""
