"""Res Arcana in words: sentences for components, events, questions, answers and refusals, and the table as text."""
