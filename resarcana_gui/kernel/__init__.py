"""What every game shares: commands, questions, events, chance, and the interface of a game. It knows no particular
game."""
