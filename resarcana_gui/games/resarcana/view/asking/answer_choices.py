"""Answers as choices, with their labels and warnings."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import LIFE, count_of
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.attacks import attack_of, others_to_lose
from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    Choose,
    Claim,
    Decline,
    DiscardCard,
    Escape,
    Leave,
    Look,
    Pass,
    Pay,
    PlaceArtifact,
    Suffer,
    Take,
    TurnComponent,
    UsePower,
    UseReact,
)
from resarcana_gui.games.resarcana.rules.no_op_actions import is_no_op
from resarcana_gui.games.resarcana.rules.power_questions import AskCostTarget, AskPlace, AskReact
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.round_questions import AskCheck
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.turns import item_of
from resarcana_gui.games.resarcana.view.asking.pass_warning import pass_warning
from resarcana_gui.games.resarcana.view.faces import icon_lines
from resarcana_gui.games.resarcana.view.tell.command_text import command_text, price_text
from resarcana_gui.games.resarcana.view.tell.question_text import Way, way_of
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.kernel.exhaustive_table import by_number
from resarcana_gui.screens.actions import CONFIRM, DECLINE, PASS
from resarcana_gui.tabletop.asking.choice import Choice, FollowUp


class Fate(Enum):
    """What happens to the component chosen for a power's cost."""

    NONE = auto()
    TURNED = auto()
    DESTROYED = auto()
    DISCARDED = auto()


FATES: Final = by_number(
    f"{__name__}.FATES",
    tables.CHOICES,
    {
        tables.NO_CHOICE: Fate.NONE,
        tables.TURN_CREATURE: Fate.TURNED,
        tables.TURN_DRAGON: Fate.TURNED,
        tables.DESTROY_ARTIFACT: Fate.DESTROYED,
        tables.DESTROY_OTHER_ARTIFACT: Fate.DESTROYED,
        tables.DESTROY_DRAGON_OR_CREATURE: Fate.DESTROYED,
        tables.DISCARD_CARD: Fate.DISCARDED,
    },
)


def fate_of(view: State, question: AskCostTarget) -> Fate:
    """Return what happens to the chosen card."""
    return FATES[view.cards.components[question.component].powers[question.power].choice]


KEYS: Final[dict[type[Answer], str]] = {
    Pass: PASS,
    Decline: DECLINE,
    Suffer: DECLINE,
    Take: CONFIRM,
    Leave: DECLINE,
    Pay: CONFIRM,
    TurnComponent: DECLINE,
}
"""The action (key) of an answer, where there is only one of its kind."""


class Target(Enum):
    """Where something can be dragged."""

    OWN_TABLEAU = auto()
    DISCARD_PILE = auto()
    """The viewer's own."""
    OWN_POOL = auto()


def choice_of(voice: Voice, answer: Answer, question: Question, view: State, *, warns: bool = True) -> Choice:
    """Return an answer to a view's question as a choice; `warns` is whether it may warn of a loss."""
    passing = isinstance(answer, Pass)
    warning = pass_warning(voice, view) if passing and warns else ""
    no_op = is_no_op(view, answer)
    label, brief = label_of(voice, answer, question, view), brief_of(voice, answer, view)
    return Choice(
        answer,
        voice.text("asking.in_vain", what=label) if no_op else label,
        _key(answer, question),
        bool(warning) or _destroys(answer, question, view),
        warning,
        no_op or isinstance(answer, DiscardCard),
        _swap(voice, view, answer.seat) if passing else None,
        voice.text("asking.in_vain", what=brief) if no_op and brief else brief,
    )


def _swap(voice: Voice, view: State, seat: int) -> FollowUp:
    """Return the choice of a new magic item for a seat that passes."""
    held = item_of(view, seat)
    asked, short = voice.text("asking.pass_for", card=voice.card(held)), voice.text("prompt.swap_item")
    return FollowUp(asked, {item: Choose(seat, item) for item in view.items}, short=short, source=held)


def label_of(voice: Voice, answer: Answer, question: Question, view: State) -> str:
    """Return the meaning of an answer; without what is printed on the card if that is visible."""
    if isinstance(answer, Choose) and way_of(question) is Way.PICK and not isinstance(question, AskPlace):
        return voice.text(f"asking.choose.{question.KIND}", card=voice.card(answer.component))
    return command_text(voice, answer, view)


def brief_of(voice: Voice, answer: Answer, view: State) -> str:
    """Return the meaning of an answer in a word or two, for a label on the item it is about, or a button; empty for
    answers without one."""
    maker = BRIEFS.get(type(answer))
    return maker(voice, answer, view) if maker is not None else ""


def _brief_loss(voice: Voice, answer: Suffer, view: State) -> str:
    """Return what is lost: Life, and other essences for Life that is missing."""
    question = view.stack[-1]
    assert isinstance(question, AskReact)
    life = min(question.number, count_of(view.pool[answer.seat], LIFE))
    others = others_to_lose(view, answer.seat, question.number - life)
    what = [voice.several(life, LIFE)] if life else []
    what += [voice.plural("asking.brief.others", others)] if others else []
    return voice.text("asking.brief.lose", what=" + ".join(what)) if what else voice.text("asking.brief.lose_nothing")


def _brief_escape(voice: Voice, answer: Escape, view: State) -> str:
    question = view.stack[-1]
    assert isinstance(question, AskReact)
    effect = attack_of(view, question)
    key = tables.ESCAPES[effect.choice].replace(" ", "_")
    return voice.text(f"asking.brief.escape.{key}", what=voice.short(effect.essences))


def _brief_price(voice: Voice, answer: PlaceArtifact | Claim, view: State) -> str:
    """Return what is done with a card, and its current price; nothing for the unseen top of a deck."""
    if answer.component < 0:
        return ""
    key = "place" if isinstance(answer, PlaceArtifact) else "claim"
    return voice.text(f"asking.brief.{key}", cost=price_text(voice, answer.component, view, answer.seat))


def _brief_power(voice: Voice, answer: UsePower, view: State) -> str:
    """Return a power as it is printed on its card."""
    return icon_lines.power(view.cards.components[answer.component].powers[answer.power])


def _brief_reaction(voice: Voice, answer: UseReact, view: State) -> str:
    """Return the cost of a reaction."""
    react = view.cards.components[answer.component].reacts[answer.power]
    key = "asking.brief.turn_and_pay" if react.turns else "asking.brief.pay"
    if react.fixed:
        return voice.text(key, what=voice.short(react.fixed))
    return voice.text("asking.collect.turn") if react.turns else ""


BRIEFS: Final[dict[type[Answer], Callable[..., str]]] = {
    Take: lambda voice, answer, view: voice.text(
        "asking.collect.take", what=voice.short(view.on[answer.component]), note=""
    ),
    Leave: lambda voice, answer, view: voice.text("asking.collect.leave", note=""),
    Pay: lambda voice, answer, view: f"\N{MINUS SIGN}{voice.short(answer.essences)}",
    TurnComponent: lambda voice, answer, view: voice.text("asking.collect.turn"),
    Look: lambda voice, answer, view: voice.text("asking.brief.look"),
    Decline: lambda voice, answer, view: voice.text(f"asking.decline.{view.stack[-1].KIND}"),
    DiscardCard: lambda voice, answer, view: voice.text("asking.brief.discard"),
    PlaceArtifact: _brief_price,
    Claim: _brief_price,
    UsePower: _brief_power,
    Suffer: _brief_loss,
    Escape: _brief_escape,
    UseReact: _brief_reaction,
}
"""The brief meaning of answers, given the voice, the answer and a view."""


def _key(answer: Answer, question: Question) -> str:
    if isinstance(answer, UseReact) and isinstance(question, AskCheck):
        return CONFIRM
    return KEYS.get(type(answer), "")


def _destroys(answer: Answer, question: Question, view: State) -> bool:
    """Return whether the chosen component is lost."""
    if isinstance(answer, Choose) and isinstance(question, AskCostTarget):
        return fate_of(view, question) is Fate.DESTROYED
    return isinstance(answer, Escape) and answer.component >= 0 and view.zone[answer.component] == codes.IN_PLAY
