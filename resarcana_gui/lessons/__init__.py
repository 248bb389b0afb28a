"""Lessons: a prepared table, with explanations while the learner plays. Knows no particular game.

A lesson is data (`lesson_file.py`): the table, the rivals' preferred answers, and steps. A step says something and
waits until the learner has gone on, or until something has happened, whatever else happens meanwhile; reactions
comment on what the learner actually did.
"""
