"""The three games, each a folder that reads like its rulebook. Games never import each other."""
