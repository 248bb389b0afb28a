"""Lessons: a prepared table, and somebody who explains while the learner plays. Knows no particular game.

A lesson is data (`lesson_file.py`): the table, what the rivals prefer to do, and steps. A step says something and waits
until the learner has gone on, or until something has happened, whatever else happens meanwhile; reactions speak to what
the learner really did.
"""
