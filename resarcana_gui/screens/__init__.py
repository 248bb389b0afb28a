"""The screens of the program, from the title to the end of a game. They know no game: everything about its looks comes
from its GameUi."""
