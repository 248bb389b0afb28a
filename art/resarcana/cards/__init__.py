"""One script for each picture: <slug>.py holds scene(), which sets up what is rendered."""
