"""Questions and answers: headless models, and in `panels/` the controls that show them. The game provides the answers
and their words."""
