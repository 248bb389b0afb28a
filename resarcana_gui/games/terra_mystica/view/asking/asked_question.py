"""A question with every answer, sorted by what it concerns on the table: hexagons, tiles, actions, cults, tracks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from resarcana_gui.games.terra_mystica.components.words import DWELLING
from resarcana_gui.games.terra_mystica.rules import commands as given
from resarcana_gui.games.terra_mystica.rules.basics import burnable, faction_of
from resarcana_gui.games.terra_mystica.rules.codes import NONE
from resarcana_gui.games.terra_mystica.rules.passing import passing_points
from resarcana_gui.games.terra_mystica.rules.questions import (
    AskDwelling,
    AskFreeUpgrade,
    AskOffer,
    AskSandstorm,
    AskSpade,
    AskTurn,
    Question,
)
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.asking.land_choices import (
    PlannedChoice,
    free_spade_choices,
    gift_choices,
    missing_choices,
    priced,
    transform_choices,
)
from resarcana_gui.games.terra_mystica.view.own_keys import END_TURN
from resarcana_gui.games.terra_mystica.view.table.own_mat import BURN
from resarcana_gui.games.terra_mystica.view.tell.asked_text import command_text, question_text
from resarcana_gui.games.terra_mystica.view.tell.markup_voice import MarkupVoice
from resarcana_gui.games.terra_mystica.view.tell.prompt_text import prompt_text
from resarcana_gui.games.terra_mystica.view.tell.signs_text import card_signs
from resarcana_gui.kernel.command import Command
from resarcana_gui.screens.actions import CONFIRM, DECLINE, PASS
from resarcana_gui.tabletop.asking.choice import AskedQuestion as Asked
from resarcana_gui.tabletop.asking.choice import Choice, ChoiceSorter
from resarcana_gui.tabletop.items.table_item import Key

TAKEN: Final = (given.TakeFaction, given.TakeCard, given.TakeFavour, given.TakeTown)
"""Answers about what has a note that says everything about it."""
FREE: Final = (given.Convert, given.Burn)
"""Done at will, with one click; no undo of a few conversions is worth a menu."""
KEYS: Final[dict[type[given.Answer], Callable[[Any], Key]]] = {
    given.TakeFaction: lambda command: ("faction", command.faction),
    given.TakeCard: lambda command: ("card", command.card),
    given.Build: lambda command: ("hex", command.at),
    given.Transform: lambda command: ("hex", command.at),
    given.Dig: lambda command: ("terrain", command.terrain),
    given.Upgrade: lambda command: ("hex", command.at),
    given.SendPriest: lambda command: ("cult", command.cult),
    given.AdvanceShipping: lambda _: "ship",
    given.AdvanceDigging: lambda _: "dig",
    given.UseAction: lambda command: ("action", command.action),
    given.Pass: lambda command: ("card", command.card) if command.card != NONE else None,
    given.Convert: lambda command: ("exchange", command.exchange),
    given.Burn: lambda _: BURN,
    given.LinkRiver: lambda command: ("river", command.river),
    given.TakeFavour: lambda command: ("favour", command.tile),
    given.TakeTown: lambda command: ("town", command.tile),
    given.Advance: lambda command: ("cult", command.cult),
    given.BuildBridge: lambda command: ("site", command.site),
}
"""What an answer concerns on the table; answers without a row are buttons."""


@dataclass(frozen=True)
class StandingChoice(Choice):
    """A choice that also accepts all offers up to a limit from now on."""

    limit: int = 0


@dataclass(frozen=True, kw_only=True)
class AskedQuestion(Asked):
    """One question of this game."""

    question: Question
    view: State
    answers: tuple[Command, ...]
    passes: tuple[Choice, ...] = ()
    """The ways to pass, where there are several; in brief, only what is taken."""

    def at_once(self, key: Key) -> Choice | None:
        """In the own turn, what costs something is confirmed in a menu; conversions are not."""
        choices = self.choices.get(key, ())
        if len(choices) != 1:
            return None
        choice = choices[0]
        at_will = isinstance(choice.command, FREE) and not isinstance(choice, PlannedChoice)
        if isinstance(self.question, AskTurn) and not at_will:
            return choice if isinstance(choice.command, given.UseAction) and not choice.warning else None
        return choice


def asked_question(
    voice: MarkupVoice, question: Question, view: State, legal: Sequence[Command]
) -> AskedQuestion:  # fmt: skip
    """Return a question with all its choices."""
    found, passes = ChoiceSorter(), list[Choice]()
    if isinstance(question, AskDwelling) and len(question.hexes) == 1:
        found.add(_build_button(voice, given.Build(question.seat, question.hexes[0]), view))
    for at, choice in _free_land(voice, question, view, legal):
        found.add(choice, key=("hex", at))
    for command in sorted(legal, key=_most_steps):
        assert isinstance(command, given.Answer)
        if isinstance(command, given.Pass) and command.card != NONE:
            passes.append(replace(_pass_choice(voice, command, view), brief=_card_taken(voice, command, view)))
        for choice in _choices(voice, question, command, view):
            key = "offers" if isinstance(choice, StandingChoice) else KEYS.get(type(command), _nothing)(command)
            found.add(choice, key=key, listed=key is None)
    if isinstance(question, AskTurn) and question.left:
        offered = {command.at for command in legal if isinstance(command, given.Build | given.Transform)}
        for at, choice in missing_choices(voice, view, question.seat, offered):
            found.add(choice, key=("hex", at))
    if passes:
        found.add(_pass_button(voice, passes[0].command, view))
    sorted_ = found.asking(question_text(voice, question, view))
    return AskedQuestion(
        sentence=sorted_.sentence, short=prompt_text(voice, question, view), choices=sorted_.choices,
        source=("builder", question.builder) if isinstance(question, AskOffer) else None,
        buttons=sorted_.buttons, question=question, view=view, answers=tuple(legal), passes=tuple(passes),
    )  # fmt: skip


def _free_land(
    voice: MarkupVoice, question: Question, view: State, legal: Sequence[Command]
) -> Iterator[tuple[int, Choice]]:  # fmt: skip
    """Yield what can be done in the own turn with free spades, with the hexagon."""
    if isinstance(question, AskTurn):
        for command in legal:
            if isinstance(command, given.UseAction):
                yield from free_spade_choices(voice, view, command)


def _nothing(_command: given.Answer) -> Key | None:
    return None


def _choices(
    voice: MarkupVoice, question: Question, command: given.Answer, view: State
) -> Iterator[Choice]:  # fmt: skip
    """Yield what an answer offers: one choice, or for land in the own turn the ways to go on with it."""
    if isinstance(command, given.Pass):
        if command.card == NONE:
            yield _pass_button(voice, command, view)
        else:
            yield _pass_choice(voice, command, view)
    elif isinstance(command, given.Transform) and isinstance(question, AskTurn):
        yield from transform_choices(voice, view, command)
    elif isinstance(command, given.Transform) and isinstance(question, AskSpade):
        yield from gift_choices(voice, view, question, command)
    elif isinstance(command, given.Accept | given.Refuse):
        yield from _offer_choices(voice, question, command, view)
    else:
        yield _choice(voice, question, command, view)


def _choice(voice: MarkupVoice, question: Question, command: given.Answer, view: State) -> Choice:
    label = _capital(command_text(voice, command, view))
    if isinstance(command, given.EndTurn):
        return Choice(command, voice.text("window.end_turn"), key=END_TURN)
    if isinstance(command, given.Decline):
        return Choice(command, voice.text(f"window.decline.{question.KIND}"), key=DECLINE)
    if isinstance(command, FREE):
        return Choice(command, label, quiet=True)
    if isinstance(command, TAKEN):
        return Choice(command, voice.text("window.take"))
    if isinstance(command, given.UseAction):
        return _action_choice(voice, command, view, label)
    if isinstance(question, AskTurn):
        return priced(voice, view, command, label)
    if isinstance(question, AskFreeUpgrade | AskSandstorm):
        return Choice(command, label)
    return Choice(command, label, brief=_brief(voice, command))


def _action_choice(voice: MarkupVoice, command: given.UseAction, view: State, label: str) -> Choice:
    """Return the choice of an action, with a warning if power is burned for it."""
    action = view.parts.actions[command.action]
    missing = max(0, action.power - view.bowl3[command.seat])
    if not missing or burnable(view, command.seat) < action.power:
        return Choice(command, label)
    told = voice.text("window.burns", number=missing)
    return Choice(command, f"{label}. {told}", brief=voice.text("window.burn_and_use", number=missing), warning=told)


def _offer_choices(
    voice: MarkupVoice, question: Question, command: given.Answer, view: State
) -> Iterator[Choice]:  # fmt: skip
    """Yield what an answer to an offer says: gain, price and any cut; after both, the same for all up to this one."""
    assert isinstance(question, AskOffer)
    price, offered = question.amount - 1, view.offers[2]
    if isinstance(command, given.Accept):
        power = f"{question.amount}/{offered}" if offered > question.amount else question.amount
        key = "window.offer.accept" if price else "window.offer.free"
        yield Choice(command, voice.text(key, power=power, points=price), key=CONFIRM)
        return
    yield Choice(command, voice.text("window.offer.refuse"), key=DECLINE)
    always, accept = voice.text("window.offer.always", power=question.amount), given.Accept(command.seat)
    yield StandingChoice(accept, always, quiet=True, limit=question.amount)


def _build_button(voice: MarkupVoice, command: given.Build, view: State) -> Choice:
    """Return the button to build on the only hexagon that is asked about; a click on that does the same."""
    price = voice.amount(faction_of(view, command.seat).costs[DWELLING])
    label = _capital(command_text(voice, command, view))
    return Choice(command, label, brief=voice.text("window.build", price=price), key=CONFIRM)


def _pass_button(voice: MarkupVoice, command: Command, view: State) -> Choice:
    """Return the button to pass, with the points that passing scores now."""
    points = passing_points(view, command.seat)
    label = voice.text("window.pass_points", points=points) if points else voice.text("window.pass")
    return Choice(command, label, key=PASS, danger=True)


def _pass_choice(voice: MarkupVoice, command: given.Pass, view: State) -> Choice:
    """Return what is had for passing: a card, and the coins on it."""
    return Choice(command, voice.text("window.pass_for", card=_card_taken(voice, command, view)), quiet=True)


def _card_taken(voice: MarkupVoice, command: given.Pass, view: State) -> str:
    """Return the signs of the card, and of the coins on it."""
    coins = view.on_card[command.card]
    return "  ".join(each for each in (*card_signs(voice, command.card), f"+{coins}{{coin}}" if coins else "") if each)


def _most_steps(command: Command) -> int:
    """Return where a choice stands in a menu: the most steps on a cult come first."""
    return -command.steps if isinstance(command, given.SendPriest) else 0


def _brief(voice: MarkupVoice, command: given.Answer) -> str:
    if isinstance(command, given.Dig):
        return voice.number("spades", command.spades)
    return ""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
