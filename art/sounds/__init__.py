"""The scripts that make every sound and the music. They need NumPy, SciPy and soundfile; the game does not."""
