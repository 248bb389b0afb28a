"""Portraits of the machine opponents: automata, each made of one material, in three moods."""
