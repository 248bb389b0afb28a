"""Machine opponents. Knows no game: a game brings its rules and its evaluation along."""
