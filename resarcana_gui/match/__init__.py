"""One table from start to end: its players, the commands, undo, the journal on disk, replay and statistics. It knows
no particular game."""
