"""One script for each picture: art/cards/<slug>.py holds scene(), which sets up what is rendered."""
