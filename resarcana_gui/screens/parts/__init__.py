"""Controls and layouts that several screens are made of, beyond those of the scene."""
