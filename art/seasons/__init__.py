"""The pictures and sounds of Seasons."""
