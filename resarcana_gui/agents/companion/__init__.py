"""A companion at the table: it advises a seat, says how likely each is to win, and goes through a game afterwards.

Knows no particular game, and sees no more than the seat it advises: a game brings a guide for the search, and what its
reasons are made of.
"""

from resarcana_gui.agents.companion.advice import Advice, Line, percent, percents
from resarcana_gui.agents.companion.adviser import Adviser, AdvisingAgent
from resarcana_gui.agents.companion.calibration import Calibration
from resarcana_gui.agents.companion.reasons import Insight, Reason

__all__ = ["Advice", "Adviser", "AdvisingAgent", "Calibration", "Insight", "Line", "Reason", "percent", "percents"]
