"""Lessons: their list, and the table at which one is taken."""
