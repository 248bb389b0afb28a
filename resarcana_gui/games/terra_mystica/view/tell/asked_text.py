"""Questions and answers in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, TOP
from resarcana_gui.games.terra_mystica.rules import commands, questions
from resarcana_gui.games.terra_mystica.rules.basics import capacity, faction_of, spade_price
from resarcana_gui.games.terra_mystica.rules.building import price_of
from resarcana_gui.games.terra_mystica.rules.codes import CULT_POWER, EXCHANGES, NOBODY, NONE
from resarcana_gui.games.terra_mystica.rules.commands import Answer
from resarcana_gui.games.terra_mystica.rules.questions import AskFreeUpgrade, AskOffer, AskTurn, Question
from resarcana_gui.games.terra_mystica.rules.records import COMMANDS
from resarcana_gui.games.terra_mystica.rules.spades import spades_to_home
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.tell.component_text import (
    action_text,
    card_text,
    faction_text,
    favour_text,
    town_text,
)
from resarcana_gui.games.terra_mystica.view.tell.voice import Voice
from resarcana_gui.kernel.exhaustive_table import by_class
from resarcana_gui.tabletop.tell.voice import sentence


def question_text(voice: Voice, question: Question, view: State) -> str:
    """The question, as one sentence."""
    asked = _asked(voice, question)
    if question.seat in (voice.you, view.viewer):
        return sentence(asked)
    return sentence(voice.text("question.other", who=voice.who(question.seat), asked=asked))


def _asked(voice: Voice, question: Question) -> str:
    if isinstance(question, AskTurn) and question.left == 0:
        return voice.text("question.end")
    if isinstance(question, questions.AskSpade):
        return voice.plural("question.spade", question.left)
    if isinstance(question, questions.AskCult):
        return voice.plural("question.cult", question.steps)
    if isinstance(question, questions.AskTerrain):
        return voice.text("question.terrain", hex=voice.parts.board.names[question.at])
    if isinstance(question, AskOffer):
        points = voice.number("points", question.amount - 1)
        power = voice.number("power", question.amount)
        return voice.text("question.offer", builder=voice.who(question.builder), power=power, points=points)
    return voice.text(f"question.{question.KIND}")


def command_text(voice: Voice, command: Answer, view: State) -> str:
    """An answer in a few words."""
    return MAKERS[type(command)](voice, f"command.{command.KIND}", command, view)


Maker = Callable[[Voice, str, Any, State], str]


def _said(voice: Voice, key: str, command: Answer, view: State) -> str:
    return voice.text(key)


def _faction(voice: Voice, key: str, command: commands.TakeFaction, view: State) -> str:
    return voice.text(key, faction=voice.faction(command.faction), what=faction_text(voice, command.faction))


def _build(voice: Voice, key: str, command: commands.Build, view: State) -> str:
    return voice.text(key, hex=voice.parts.board.names[command.at])


def _transform(voice: Voice, key: str, command: commands.Transform, view: State) -> str:
    """Return which hex, and how far from the home terrain it is."""
    names, land = voice.parts.board.names, view.terrain[command.at]
    spades = spades_to_home(faction_of(view, command.seat), land)
    return voice.plural(key, spades, hex=names[command.at], terrain=voice.terrain(land))


def _dig(voice: Voice, key: str, command: commands.Dig, view: State) -> str:
    """Return the terrain and the spades, with the price of those that are bought."""
    told = voice.plural(key, command.spades, terrain=voice.terrain(command.terrain))
    asked = view.stack[-1] if view.stack else None
    bought = command.spades - (asked.left if isinstance(asked, questions.AskTerrain) else command.spades)
    if bought <= 0:
        return told
    one = spade_price(view, command.seat)
    price = voice.amount(Amount(workers=bought * one.workers, priests=bought * one.priests))
    return voice.text("command.dig_price", what=told, price=price)


def _upgrade(voice: Voice, key: str, command: commands.Upgrade, view: State) -> str:
    free = bool(view.stack) and isinstance(view.stack[-1], AskFreeUpgrade)
    price = price_of(view, command.seat, command.at, command.structure)
    return voice.text(
        key,
        structure=voice.structure(command.structure, "a_structure"),
        hex=voice.parts.board.names[command.at],
        price=voice.text("nothing") if free else voice.amount(price),
    )


def _send(voice: Voice, key: str, command: commands.SendPriest, view: State) -> str:
    return voice.plural(key, command.steps, cult=voice.cult(command.cult))


def power_on_the_way(view: State, command: commands.SendPriest) -> int:
    """Return the power that a priest sent to a cult gains by its steps there."""
    seat, cult = command.seat, command.cult
    before = view.cults[seat * CULT_COUNT + cult]
    open_top = view.top[cult] in (NOBODY, seat) and view.keys[seat] > 0
    after = min(before + command.steps, TOP if open_top else TOP - 1)
    return min(sum(CULT_POWER[before + 1 : after + 1]), capacity(view, seat))


def sent_priest(voice: Voice, view: State, command: commands.SendPriest) -> str:
    """Return what a priest sent to a cult brings there: steps, the power on the way, and whether it comes back."""
    power = power_on_the_way(view, command)
    more = f" +{voice.number('power', power)}" if power else ""
    return voice.plural("window.send", command.steps, power=more)


def _ship(voice: Voice, key: str, command: Answer, view: State) -> str:
    return voice.text(key, price=voice.amount(faction_of(view, command.seat).ship_price))


def _exchange(voice: Voice, key: str, command: Answer, view: State) -> str:
    return voice.text(key, price=voice.amount(faction_of(view, command.seat).dig_price))


def _pass(voice: Voice, key: str, command: commands.Pass, view: State) -> str:
    if command.card == NONE:
        return voice.text("command.last_pass")
    return voice.text(key, card=card_text(voice, command.card))


def _advance(voice: Voice, key: str, command: commands.Advance, view: State) -> str:
    step = view.cults[command.seat * CULT_COUNT + command.cult]
    return voice.text(key, cult=voice.cult(command.cult), step=step)


def _bridge(voice: Voice, key: str, command: commands.BuildBridge, view: State) -> str:
    one, other = voice.parts.board.sites[command.site]
    names = voice.parts.board.names
    return voice.text(key, one=names[one], other=names[other])


def _link(voice: Voice, key: str, command: commands.LinkRiver, view: State) -> str:
    """Return which river hex links structures: those beside it say where it lies."""
    beside = bits(view.parts.board.beside_river[command.river] & view.own[command.seat])
    return voice.text(key, river=f"r{command.river}", hexes=voice.hexes(beside))


def _convert(voice: Voice, key: str, command: commands.Convert, view: State) -> str:
    return voice.text(key, what=voice.text(f"exchange.{EXCHANGES[command.exchange]}"))


MAKERS: Final[dict[type[Answer], Maker]] = by_class(
    f"{__name__}.MAKERS",
    COMMANDS,
    {
        commands.TakeFaction: _faction,
        commands.TakeCard: lambda voice, key, command, view: card_text(voice, command.card),
        commands.Build: _build,
        commands.Transform: _transform,
        commands.Dig: _dig,
        commands.Upgrade: _upgrade,
        commands.SendPriest: _send,
        commands.AdvanceShipping: _ship,
        commands.AdvanceDigging: _exchange,
        commands.UseAction: lambda voice, key, command, view: action_text(voice, command.action),
        commands.Pass: _pass,
        commands.Convert: _convert,
        commands.Burn: _said,
        commands.LinkRiver: _link,
        commands.EndTurn: _said,
        commands.Decline: _said,
        commands.TakeFavour: lambda voice, key, command, view: favour_text(voice, command.tile),
        commands.TakeTown: lambda voice, key, command, view: town_text(voice, command.tile),
        commands.Advance: _advance,
        commands.Ordain: lambda voice, key, command, view: voice.number("priests", command.number),
        commands.BuildBridge: _bridge,
        commands.Accept: _said,
        commands.Refuse: _said,
    },
)
"""What says each answer."""
