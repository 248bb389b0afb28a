"""What the companion notes of answers at described tables."""

from __future__ import annotations

from resarcana_gui.agents.companion import Reason, Stance
from resarcana_gui.games.terra_mystica import plugin
from resarcana_gui.games.terra_mystica.ai.companion.answer_options import AnswerTrials, Option
from resarcana_gui.games.terra_mystica.ai.companion.insight import LineInsight
from resarcana_gui.games.terra_mystica.engine import terra_mystica
from resarcana_gui.games.terra_mystica.rules.commands import Answer
from resarcana_gui.games.terra_mystica.rules.questions import Question
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.kernel.session import Session

NAMES = ["Ada", "Bo", "Cy", "Di", "Eve"]


def option_of(session: Session, **answer: object) -> tuple[State, Option]:
    """What the asked seat sees, and the first legal answer with these data."""
    pending = session.pending
    assert isinstance(pending, Question)
    view = session.observe(pending.seat)
    assert isinstance(view, State)
    for command, data in zip(session.legal(), session.legal_data(), strict=True):
        if answer.items() <= data.items():
            assert isinstance(command, Answer)
            return view, AnswerTrials(terra_mystica(), view, pending, "seed").option(command)
    raise AssertionError(f"{answer} is not among {session.legal_data()}")


def notes(session: Session, **answer: object) -> dict[str, Reason]:
    """What is noted of that answer, by fact."""
    view, option = option_of(session, **answer)
    found = LineInsight(view, [option]).notes(view, option.given)
    assert all(each.stance is Stance.NOTED for each in found)
    return {each.fact: each for each in found}


def told(reason: Reason, language: str = "en") -> str:
    """A reason in words, to the first of the players."""
    return plugin().narrator(language, 0, NAMES).reason(reason) or ""


def sentences(session: Session, **answer: object) -> list[str]:
    """Everything noted of that answer, in words."""
    return [told(each) for each in notes(session, **answer).values()]
