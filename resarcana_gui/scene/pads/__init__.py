"""Game controllers: what is pressed on them, as keys; and the signs on their buttons."""
