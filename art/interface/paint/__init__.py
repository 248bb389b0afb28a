"""Painting by arithmetic: grain, outlines, and light on what is raised. Pictures are arrays, colours 0 to 1."""
