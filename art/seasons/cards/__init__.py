"""The pictures of the cards, one script each."""
