"""Notes, pages and the end of a game."""
