"""The rules of Res Arcana: state, events, questions, and the consequences of answers."""
