"""The looks of cards, dice and tokens."""
