"""How each event is seen."""
