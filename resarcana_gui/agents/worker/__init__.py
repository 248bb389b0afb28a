"""Machine opponents that think beside the window, so that it never waits for them. Knows no game: a recipe, which
comes from outside, builds the game and its opponents where they are to think."""

from resarcana_gui.agents.worker.in_process import InProcess
from resarcana_gui.agents.worker.minds import Opponents, Recipe
from resarcana_gui.agents.worker.process import Worker, patience
from resarcana_gui.agents.worker.thinker import Thinker, ThinkerError, Thought

__all__ = ["InProcess", "Opponents", "Recipe", "Thinker", "ThinkerError", "Thought", "Worker", "patience"]
