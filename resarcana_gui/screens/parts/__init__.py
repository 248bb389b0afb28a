"""Controls and layouts shared by several screens, beyond the scene's widgets."""
