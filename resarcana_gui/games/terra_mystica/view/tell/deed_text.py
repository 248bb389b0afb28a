"""Answers in as few words and signs as possible, for the advice and the review in the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from resarcana_gui.games.terra_mystica.rules import commands as given
from resarcana_gui.games.terra_mystica.rules import questions
from resarcana_gui.games.terra_mystica.rules.codes import NONE
from resarcana_gui.games.terra_mystica.rules.commands import Answer
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.tell.asked_text import command_text
from resarcana_gui.games.terra_mystica.view.tell.markup_voice import MarkupVoice
from resarcana_gui.games.terra_mystica.view.tell.signs_text import (
    action_signs,
    card_signs,
    exchange_signs,
    favour_signs,
    town_signs,
)

GAP: Final = "  "


def deed_text(voice: MarkupVoice, command: Answer, view: State) -> str:
    """Return what an answer to a view's question does, without full stop."""
    made = SIGNS.get(type(command))
    told = command_text(voice, command, view) if made is None else made(voice, command, view)
    return told[:1].upper() + told[1:]


Signs = Callable[[MarkupVoice, Any, State], str]


def _card(voice: MarkupVoice, command: given.TakeCard, view: State) -> str:
    return GAP.join(filter(None, card_signs(voice, command.card)))


def _pass(voice: MarkupVoice, command: given.Pass, view: State) -> str:
    if command.card == NONE:
        return voice.text("window.pass")
    return voice.text("window.pass_for", card=GAP.join(filter(None, card_signs(voice, command.card))))


def _favour(voice: MarkupVoice, command: given.TakeFavour, view: State) -> str:
    steps, more = favour_signs(voice, command.tile)
    cult = voice.cult(view.parts.favour_tiles[command.tile].cult)
    return GAP.join(filter(None, (f"{cult} {steps}", more)))


def _action(voice: MarkupVoice, command: given.UseAction, view: State) -> str:
    return action_signs(voice, view.parts.actions[command.action])


def _convert(voice: MarkupVoice, command: given.Convert, view: State) -> str:
    return exchange_signs(view, command.seat, command.exchange)


def _decline(voice: MarkupVoice, command: given.Decline, view: State) -> str:
    return voice.text(f"window.decline.{view.stack[-1].KIND}")


def _accept(voice: MarkupVoice, command: given.Accept, view: State) -> str:
    question = view.stack[-1]
    assert isinstance(question, questions.AskOffer)
    price = question.amount - 1
    key = "window.offer.accept" if price else "window.offer.free"
    return voice.text(key, power=question.amount, points=price)


SIGNS: Final[dict[type[Answer], Signs]] = {
    given.TakeFaction: lambda voice, command, view: voice.faction(command.faction),
    given.TakeCard: _card,
    given.Pass: _pass,
    given.TakeFavour: _favour,
    given.TakeTown: lambda voice, command, view: town_signs(voice, command.tile),
    given.UseAction: _action,
    given.Convert: _convert,
    given.EndTurn: lambda voice, command, view: voice.text("window.end_turn"),
    given.Decline: _decline,
    given.Accept: _accept,
    given.Refuse: lambda voice, command, view: voice.text("window.offer.refuse"),
}
"""What says the answers for which `command_text` takes many words."""
