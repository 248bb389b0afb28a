"""Going through a game that was played, with the companion: chances, turning points, luck and choice."""
