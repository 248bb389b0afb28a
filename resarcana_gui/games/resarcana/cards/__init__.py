"""Components as data: the vocabulary of effects, the loader of cards.yaml, and the tables the rules read."""
