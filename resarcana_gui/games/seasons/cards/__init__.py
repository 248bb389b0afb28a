"""Cards, dice and preset groups as data: the loader of assets/seasons/cards.yaml, and the tables the rules read."""
