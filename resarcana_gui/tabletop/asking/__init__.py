"""What is asked of a player, and how it is answered: models without a window, and in `panels/` the controls that show
them. Which answers there are, and their words, a game says."""
