"""What can be looked up: articles in chapters, with links between them, searched as one types. Any game may offer
it."""
