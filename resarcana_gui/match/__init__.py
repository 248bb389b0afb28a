"""One table from start to end: who sits where, the commands as they come, undo, the journal on disk, replay and
statistics. Knows no particular game."""
