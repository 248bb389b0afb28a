"""A table in a player's hands: `asker.Asker` asks, `pointer.Pointer` is for what is clicked and dragged. A game derives
from both what is its own."""
