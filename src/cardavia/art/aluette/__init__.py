"""The Aluette deck: forty-eight cards."""
