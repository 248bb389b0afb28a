"""The rules of Res Arcana: state, events, questions, and what follows from an answer."""
