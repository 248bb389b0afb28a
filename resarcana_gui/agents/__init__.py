"""Machine opponents. Knows no particular game: each game brings its rules and its evaluation."""
