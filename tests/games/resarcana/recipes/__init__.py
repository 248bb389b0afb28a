"""What CONTRIBUTING says of cards, effects and opponents, done in a copy of the program."""
