"""What the table of any card or board game is made of; it knows no game. A game's view specialises it."""
