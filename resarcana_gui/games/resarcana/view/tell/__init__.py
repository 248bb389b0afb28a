"""The game in words: the log, the questions, the components and the refusals as sentences, in every language."""
