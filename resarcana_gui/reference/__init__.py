"""A reference for players: articles in chapters, with links between them, and search. Any game may offer one."""
