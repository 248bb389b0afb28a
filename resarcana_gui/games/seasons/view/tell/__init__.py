"""Seasons in words: cards, events, questions, answers and reasons, in every language."""
