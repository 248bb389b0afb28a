"""Lets a robot go through the whole program for hours, as a person would, and writes down what it costs."""
