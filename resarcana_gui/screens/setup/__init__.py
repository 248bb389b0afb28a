"""Setting up a new game: who sits where, and what is played."""
