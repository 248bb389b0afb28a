"""What every game shares: commands, questions, events, chance, and the game that joins them. Knows no particular
game."""
