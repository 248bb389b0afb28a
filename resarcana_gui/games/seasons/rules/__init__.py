"""The rules of Seasons: state, events, questions, commands, and what follows from each answer."""
