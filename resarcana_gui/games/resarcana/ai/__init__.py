"""What an opponent thinks of a table of Res Arcana: evaluation, priors."""
