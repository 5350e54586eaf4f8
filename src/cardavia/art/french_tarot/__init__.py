"""The French Tarot deck: seventy-eight cards."""
