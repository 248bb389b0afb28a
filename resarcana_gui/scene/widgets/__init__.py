"""Widgets: each can be used with pointer or keys alone, and takes its looks from the theme."""
