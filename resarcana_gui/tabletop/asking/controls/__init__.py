"""The controls of questions: chips on what they are about, tiles over counted tokens, cards laid out, and a fixed
place for the button that submits. They block nothing else on the table."""
