"""Lets a robot use the whole program for hours, as a person would, and records its resources."""
