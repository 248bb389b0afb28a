"""What can be looked up and learned outside a game."""
