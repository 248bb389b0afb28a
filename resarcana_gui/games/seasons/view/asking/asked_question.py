"""A question of the rules, and its choices by what they concern on the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.games.seasons.cards import tables
from resarcana_gui.games.seasons.cards.energies import count_of, of, total, types_in
from resarcana_gui.games.seasons.cards.tables import FACES
from resarcana_gui.games.seasons.rules import commands as given
from resarcana_gui.games.seasons.rules.codes import DRAW_BONUS, NO_CARD
from resarcana_gui.games.seasons.rules.effect_questions import AskPlayTop
from resarcana_gui.games.seasons.rules.prelude_questions import AskDraft
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.turn_questions import AskReroll, AskTurn
from resarcana_gui.games.seasons.view.asking.ways import Way, way_of
from resarcana_gui.games.seasons.view.faces.face import held_id
from resarcana_gui.games.seasons.view.geometry.arrangement import held_ids
from resarcana_gui.games.seasons.view.table.scenery import DISCARDS, PILE
from resarcana_gui.games.seasons.view.tell.card_text import power_text
from resarcana_gui.games.seasons.view.tell.markup_voice import MarkupVoice
from resarcana_gui.games.seasons.view.tell.question_text import (
    command_text,
    deed_text,
    prompt_text,
    question_text,
    source_of,
    where_to,
)
from resarcana_gui.kernel.command import Command
from resarcana_gui.screens.actions import CONFIRM, DECLINE
from resarcana_gui.tabletop.asking import choice as asking
from resarcana_gui.tabletop.asking.choice import Choice, ChoiceSorter, FollowUp
from resarcana_gui.tabletop.items.table_item import Key

END_TURN: Final = "end_turn"
"""The action whose key ends the turn."""
OWN_ROW: Final = "row"
"""Where cards of the hand are dropped to be summoned."""
SEAL: Final = "seal"
"""Where energies are dropped to crystallise all of a type."""
CRYSTALLISE_ALL: Final = "crystallise_all"
"""The action whose key crystallises all energies of the type that is pointed at."""
LISTED: Final = (given.Draw, given.Decline, given.EndTurn, given.PutBack, given.Move)
"""Answers that also have a button."""


@dataclass(frozen=True, kw_only=True)
class AskedQuestion(asking.AskedQuestion):
    """A question of the rules."""

    question: Question
    view: State
    answers: tuple[Command, ...]
    laid_out: Mapping[int, Choice]
    """Cards that are not on the table, and what choosing them does."""
    all_of_type: Mapping[Key, Choice]
    """For each token of the reserve of a type of which there are several, the choice that crystallises them all."""

    @property
    def way(self) -> Way:
        """How it is answered."""
        return way_of(self.question)

    @property
    def shown(self) -> Mapping[int, Choice]:
        return self.laid_out

    def drops(self, key: Key) -> Mapping[object, Choice]:
        if key in self.all_of_type:
            return {SEAL: self.all_of_type[key]}
        summons = [each for each in self.choices.get(key, ()) if isinstance(each.command, given.Summon | given.Play)]
        discards = [each for each in self.choices.get(key, ()) if isinstance(each.command, given.Discard)]
        found: dict[object, Choice] = {}
        if summons:
            found[OWN_ROW] = summons[0]
        if discards:
            found[DISCARDS] = discards[0]
        return found


def asked_question(
    voice: MarkupVoice, question: Question, view: State, legal: Sequence[Command], warning: str = ""
) -> AskedQuestion:  # fmt: skip
    """Return a question with all its choices. `warning`: what would be forgone by ending the turn."""
    found, all_of_type = ChoiceSorter(), dict[Key, Choice]()
    laid_out: dict[int, Choice] = {}
    for command in legal if way_of(question) in (Way.CHOICE, Way.KEEP) else ():
        assert isinstance(command, given.Answer)
        choice = _choice(voice, question, command, view, warning)
        if isinstance(command, given.Crystallise) and total(command.energies) > 1:
            if command.card == NO_CARD:
                all_of_type[_token(command)] = choice
            elif command.energies >= _of_type(view.on[command.card], command.energies):
                _add(found, choice, command, question, view)
            continue
        if isinstance(question, AskPlayTop) and isinstance(command, given.Play):
            laid_out[held_id(command.card)] = choice
        _add(found, choice, command, question, view)
    sorted_ = found.asking(question_text(voice, question))
    return AskedQuestion(
        sentence=sorted_.sentence, short=prompt_text(voice, question), source=source_of(question),
        choices=sorted_.choices, seats=sorted_.seats, buttons=sorted_.buttons,
        listed=sorted_.listed, question=question, view=view, answers=tuple(legal), laid_out=laid_out,
        all_of_type=all_of_type,
    )  # fmt: skip


def _end_turn(voice: MarkupVoice, command: given.EndTurn, warning: str) -> Choice:
    words = voice.text("window.end_turn")
    ask = FollowUp(warning, {}, confirm=words) if warning else None
    return Choice(command, words, key=END_TURN, danger=True, warning=warning, then=ask)


def _choice(voice: MarkupVoice, question: Question, command: given.Answer, view: State, warning: str) -> Choice:
    label = command_text(voice, command, view)
    label = label[:1].upper() + label[1:]
    if isinstance(command, given.EndTurn):
        return _end_turn(voice, command, warning)
    if isinstance(command, given.Decline | given.PutBack):
        return Choice(command, label, key=DECLINE)
    if isinstance(command, given.Keep) and not isinstance(question, AskDraft) and len(view.drawn) == 1:
        return Choice(command, voice.text("window.keep"), key=CONFIRM)
    if isinstance(command, given.Discard) and len(view.drawn) == 1:
        return Choice(command, voice.text("window.discard"), key=DECLINE)
    if isinstance(question, AskPlayTop) and isinstance(command, given.Play):
        return Choice(command, voice.text("window.play"), key=CONFIRM)
    if isinstance(command, given.Activate):
        return _activate(voice, question, command, view)
    if isinstance(command, given.UseBonus):
        brief = voice.text("window.draw_two") if command.bonus == DRAW_BONUS else ""
        return Choice(command, label, brief=brief, quiet=isinstance(question, AskTurn))
    if isinstance(command, given.Draw):
        return Choice(command, label, key=CONFIRM)
    if isinstance(command, given.Move):
        where = where_to(voice, view, command.spaces)
        return Choice(command, f"{label}: {where}", brief=f"{command.spaces:+d}".replace("-", "\N{MINUS SIGN}"))
    return Choice(command, label)


def _activate(voice: MarkupVoice, question: Question, command: given.Activate, view: State) -> Choice:
    """Return the activation of a card. Its note tells already what its only power does; of several each is told."""
    powers = view.cards.copies[command.card].powers
    label = deed_text(voice, command, view) if len(powers) == 1 else power_text(voice, powers[command.power])
    label = label[:1].upper() + label[1:]
    if not isinstance(question, AskReroll):
        return Choice(command, label)
    gained = sum(effect.number for effect in powers[command.power].effects if effect.kind == tables.CRYSTALS)
    return Choice(command, label, brief=voice.text("window.roll_again", number=gained))


def _add(found: ChoiceSorter, choice: Choice, command: given.Answer, question: Question, view: State) -> None:
    if isinstance(command, given.ChooseOpponent):
        found.add(choice, seat=command.target, listed=True)
        return
    keys = list(_keys(command, question, view))
    listed = isinstance(command, LISTED) or choice.key != "" or isinstance(question, AskReroll)
    if isinstance(command, given.UseBonus) and command.bonus == DRAW_BONUS:
        listed = True
    if not keys:
        found.add(choice)
    for at, key in enumerate(keys):
        found.add(choice, key=key, listed=listed and at == 0)


def _keys(command: given.Answer, question: Question, view: State) -> Iterator[Key]:
    """Yield what an answer concerns on the table."""
    if isinstance(command, given.TakeDie):
        yield ("die", command.die // FACES)
    elif isinstance(command, given.Activate | given.CopyAnswer):
        yield command.card
    elif isinstance(command, given.Sacrifice):
        yield from command.cards
    elif isinstance(command, given.Crystallise):
        yield _token(command)
    elif isinstance(command, given.UseBonus):
        yield ("bonus", command.bonus)
    elif isinstance(command, given.Draw):
        yield PILE
    elif isinstance(command, given.Move):
        yield ("move", command.spaces)
    elif isinstance(command, given.CardAnswer) and not isinstance(question, AskPlayTop):
        yield from _held(command, view)


def _held(command: given.CardAnswer, view: State) -> Iterator[int]:
    """Yield the ids of a card that an answer names, wherever it lies for the viewer."""
    zones = held_ids(view, command.seat)
    wanted = (held_id(command.card), held_id(command.card, 1))
    places = ("pack",) if zones["pack"] else ("drawn",) if zones["drawn"] else ("hand",)
    yield from (card for place in places for card in zones[place] if card in wanted)


def _of_type(amount: int, energies: int) -> int:
    """Return what an amount holds of the type of some energies."""
    energy = types_in(energies)[0]
    return of(energy, count_of(amount, energy))


def _token(command: given.Crystallise) -> Key:
    """Return the key of the token that an answer crystallises: a socket's, or the card on which it lies."""
    energy = types_in(command.energies)[0]
    return ("token", energy) if command.card == NO_CARD else command.card
