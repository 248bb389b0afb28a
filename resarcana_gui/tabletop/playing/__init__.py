"""A table in a player's hands: `asker.Asker` asks questions, `pointer.Pointer` handles clicks and drags. A game
subclasses both."""
