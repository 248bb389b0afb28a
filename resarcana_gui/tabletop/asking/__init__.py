"""Questions and answers: headless models, and in `controls/` the controls that show them. The game provides the answers
and their words."""
