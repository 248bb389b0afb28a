"""Icons of the essences and of the game's concepts."""
