"""One table in use: its view, questions, pointer."""
