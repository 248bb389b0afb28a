"""The controls of questions: chips on what they are about, tiles over the tokens that are counted, cards laid out, and
one place for the button that hands in. They block nothing else."""
