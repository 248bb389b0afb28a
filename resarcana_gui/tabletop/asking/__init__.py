"""Questions and answers: models without a window, and in `controls/` the controls that show them. The game provides
the answers and their words."""
