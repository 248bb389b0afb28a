"""Machine opponents that think in the background, so that the window never waits for them. Knows no particular game: a
recipe from outside builds the game and its opponents where they run."""

from resarcana_gui.agents.worker.in_process import InProcess
from resarcana_gui.agents.worker.minds import Opponents, Recipe
from resarcana_gui.agents.worker.process import Worker, patience
from resarcana_gui.agents.worker.thinker import Thinker, ThinkerError, Thought

__all__ = ["InProcess", "Opponents", "Recipe", "Thinker", "ThinkerError", "Thought", "Worker", "patience"]
