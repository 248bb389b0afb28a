"""A table in words: players from the viewer's point of view, the log's sentences, text in columns for a terminal."""
