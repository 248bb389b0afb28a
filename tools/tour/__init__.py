"""A tour of the program: a picture of every screen, dialog, page and big moment, and what the layout check finds there:

python -m tools.tour --out build/tour
"""

from tools.tour.run import main

__all__ = ["main"]
