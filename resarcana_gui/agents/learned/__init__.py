"""What opponents learn in self-play, for any game: tables of weights, nets, and their files."""
