"""Game controllers: their input as keys, and the signs on their buttons."""
