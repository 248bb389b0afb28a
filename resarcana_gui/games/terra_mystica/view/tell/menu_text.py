"""Answers in a terminal: with what the window shows beside them, and by words that are typed instead of a number."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.rules import commands
from resarcana_gui.games.terra_mystica.rules.codes import NONE
from resarcana_gui.games.terra_mystica.rules.commands import Answer
from resarcana_gui.games.terra_mystica.rules.passing import passing_points
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.tell.asked_text import command_text, power_on_the_way
from resarcana_gui.games.terra_mystica.view.tell.voice import Voice
from resarcana_gui.i18n.normalize import normalized
from resarcana_gui.kernel.command import Command

SHORTEST: Final = 2
"""Fewer letters than this are no words of an answer."""
WORD: Final = re.compile(r"\w+")


def menu_text(voice: Voice, command: Answer, view: State) -> str:
    """Return an answer, with what it takes or brings beside what it says."""
    told = command_text(voice, command, view)
    if isinstance(command, commands.UseAction):
        return told + _burned(voice, command, view)
    if isinstance(command, commands.SendPriest):
        return told + _on_the_way(voice, command, view)
    if isinstance(command, commands.Pass):
        return _passing(voice, told, command, view)
    if isinstance(command, commands.Decline) and view.stack:
        return voice.text(f"menu.decline.{view.stack[-1].KIND}")
    return told


def _passing(voice: Voice, told: str, command: commands.Pass, view: State) -> str:
    """Return what passing takes, with the coins that lie on it, and the points that it scores."""
    if command.card != NONE and view.on_card[command.card]:
        told = voice.text("table.coins_on", card=told, coins=voice.number("coins", view.on_card[command.card]))
    points = passing_points(view, command.seat)
    return voice.text("menu.scores", what=told, points=voice.number("points", points)) if points else told


def _burned(voice: Voice, command: commands.UseAction, view: State) -> str:
    """Return how much power is burned for an action, if any is."""
    missing = view.parts.actions[command.action].power - view.bowl3[command.seat]
    return voice.text("menu.burned", what=voice.number("power", missing)) if missing > 0 else ""


def _on_the_way(voice: Voice, command: commands.SendPriest, view: State) -> str:
    """Return what a priest sent to a cult gains there, and whether it comes back."""
    power = power_on_the_way(view, command)
    gained = voice.text("menu.power", what=voice.number("power", power)) if power else ""
    return gained + (voice.text("menu.priest_returns") if command.steps == 1 else "")


def typed_answer(voice: Voice, words: str, menu: Sequence[Command], view: State) -> Command | None:
    """Return the only answer of a menu that has all the typed words, or words that begin so; None for none or
    several."""
    wanted = WORD.findall(normalized(words))
    if sum(map(len, wanted)) < SHORTEST:
        return None
    found = [each for each in menu if isinstance(each, Answer) and _has(menu_text(voice, each, view), wanted)]
    return found[0] if len(found) == 1 else None


def _has(text: str, wanted: Sequence[str]) -> bool:
    words = WORD.findall(normalized(text))
    return all(any(word.startswith(each) for word in words) for each in wanted)
