"""Questions in about thirty characters, for the prompt."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.words import TERRAINS
from resarcana_gui.games.terra_mystica.rules import questions
from resarcana_gui.games.terra_mystica.rules.questions import Question
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.tell.voice import Voice


def _bowls(bowls: tuple[int, int, int]) -> str:
    return "/".join(map(str, bowls))


def prompt_text(voice: Voice, question: Question, view: State) -> str:
    """Return the question for the prompt."""
    if isinstance(question, questions.AskTurn):
        key = "end" if not question.left else "more" if question.left > 1 else "turn"
        return voice.text(f"prompt.{key}", number=question.left)
    if isinstance(question, questions.AskStart):
        return voice.text(f"prompt.start.{len(bits(view.own[question.seat]))}")
    if isinstance(question, questions.AskSpade):
        return voice.text("prompt.spade", number=question.left)
    if isinstance(question, questions.AskCult):
        return voice.plural("prompt.cult", question.steps)
    if isinstance(question, questions.AskFavour) and question.left > 1:
        return voice.text("prompt.favours", number=question.left)
    if isinstance(question, questions.AskTerrain):
        name, land = voice.parts.board.names[question.at], TERRAINS[view.terrain[question.at]]
        return voice.text("prompt.terrain", hex=name, land=f"{{{land}}}")
    if isinstance(question, questions.AskOffer):
        price, seat = question.amount - 1, question.seat
        first, second, third = bowls = view.bowl1[seat], view.bowl2[seat], view.bowl3[seat]
        moved = min(first, question.amount)
        after = first - moved, second + 2 * moved - question.amount, third + question.amount - moved
        told = {"before": _bowls(bowls), "after": _bowls(after)}
        return voice.text("prompt.offer" if price else "prompt.offer_free", power=question.amount, points=price, **told)
    return voice.text(f"prompt.{question.KIND}")
