"""Widgets. Each can be used by pointer or by keys alone, and takes its look from the theme."""
