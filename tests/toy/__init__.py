"""A small second game: it proves that a game is one folder, and it keeps the tests of the shared parts fast."""
