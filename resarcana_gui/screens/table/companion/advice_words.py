"""The words around the companion's advice, for the window and the terminal. Early in the game chances are told in
words, and never to discourage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.agents.companion import Advice, Line, Reason, Stance, percent
from resarcana_gui.agents.companion.reasons import NOTHING, PROVED
from resarcana_gui.i18n import Catalog

AHEAD: Final = 1.2
"""Early in the game a seat with this many times an even share of the chances is told to be well placed."""
HARD: Final = 0.2
"""Below this chance lines are shown by rank: several chances close to zero would say nothing."""


def is_ranked(advice: Advice) -> bool:
    """Return whether lines are told by rank rather than by chance."""
    return advice.early or advice.best.chance < HARD


def advice_title(texts: Catalog, advice: Advice) -> str:
    """Return the line above the advice."""
    chance = advice.best.chance
    if advice.early:
        ahead = chance * len(advice.chances) >= AHEAD
        return texts.text("advice.early.ahead" if ahead else "advice.early.open")
    return texts.text("advice.hard", number=percent(chance)) if is_ranked(advice) else texts.text("advice.title")


def why(texts: Catalog, line: Line, tell: Callable[[Reason], str | None], *, best: bool) -> str:
    """Return how a line compares with the best one, and its reason, which `tell` puts into a sentence. A certain
    victory needs no comparison."""
    reason = line.reason
    fact = reason.fact if reason is not None else ""
    told = (tell(reason) if reason is not None else None) or ""
    if best or fact == PROVED:
        return told
    if fact == NOTHING:
        return texts.text(f"advice.{_standing(line)}")
    before = texts.text("advice.about_equal") if line.about_equal else ""
    clear = not line.is_behind or (reason is not None and reason.stance is Stance.AGAINST)
    after = "" if clear else texts.text("advice.behind")
    return " ".join(filter(None, (before, told, after)))


def _standing(line: Line) -> str:
    """Return the key of how a line that has no reason of its own compares with the best: that nothing speaks against
    it would be false, since its lower chance does."""
    if line.is_behind:
        return "behind"
    return "about_equal" if line.about_equal else "maybe_behind"
