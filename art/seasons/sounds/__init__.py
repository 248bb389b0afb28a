"""The sounds and the music of Seasons."""
