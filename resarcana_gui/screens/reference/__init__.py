"""Looking things up: the rules and the glossary of a game."""
