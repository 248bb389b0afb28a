"""The companion: it advises a seat, estimates each seat's chance to win, and reviews a game afterwards. It knows no
particular game and sees no more than the seat it advises; a game provides a guide for the search, or an adviser of its
own, and the facts that reasons are made of."""

from resarcana_gui.agents.companion.advice import Advice, Line, percent, percents
from resarcana_gui.agents.companion.adviser import Adviser, AdvisingAgent
from resarcana_gui.agents.companion.calibration import Calibration
from resarcana_gui.agents.companion.reasons import Insight, Reason, Stance
from resarcana_gui.agents.companion.rivals import Rival
from resarcana_gui.agents.companion.tree_adviser import TreeAdviser

__all__ = [
    "Advice",
    "Adviser",
    "AdvisingAgent",
    "Calibration",
    "Insight",
    "Line",
    "Reason",
    "Rival",
    "Stance",
    "TreeAdviser",
    "percent",
    "percents",
]
