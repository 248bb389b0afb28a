"""The game in words: the log, questions, components and refusals as sentences, in every language."""
