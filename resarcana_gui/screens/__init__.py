"""The screens of the program, from the title to the end of a game. They know no game: what a game shows comes from
its GameUi."""
