"""The games. Each is one folder; a game is added by putting its folder here."""
