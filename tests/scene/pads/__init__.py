"""Game controllers."""
