"""What players read and see of Seasons."""
