"""The answers to an attack as large tiles: shield, pay, endure, each with its price and what the player keeps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import LIFE, NAMES, count_of, counts, of, total
from resarcana_gui.games.resarcana.rules.attacks import attack_of
from resarcana_gui.games.resarcana.rules.commands import Escape, Suffer, UseReact
from resarcana_gui.games.resarcana.rules.power_questions import AskReact
from resarcana_gui.games.resarcana.view.asking.asked_question import AskedQuestion
from resarcana_gui.games.resarcana.view.faces.essence_token import ESSENCE_TOKENS
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.games.resarcana.view.faces.icons import ICONS
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.seats.rings import RoundPicture
from resarcana_gui.tabletop.asking.choice import Choice, FollowUp
from resarcana_gui.tabletop.asking.controls.large_answers import LargeAnswerFace
from resarcana_gui.tabletop.cards.pictures import CardPicture
from resarcana_gui.tabletop.tokens.icons import Icon

SHIELD: Final[Colour] = (120, 206, 255)
PRICE: Final[Colour] = (238, 198, 116)
LOSS: Final[Colour] = (236, 92, 70)
INK: Final[Colour] = (246, 236, 216)

DISCARDED: Final = ("asking.attack.discard", "asking.attack.which.discard", "discard", "hand")
DESTROYED: Final = ("asking.attack.destroy", "asking.attack.which.destroy", "destroy", "artifact")
"""A way out that takes a card: the texts of its title and of its question, its sign, and the icon of such cards."""

Offer = tuple[Choice, LargeAnswerFace]


def attack_answers(asking: AskedQuestion, faces: Faces) -> list[Offer]:
    """Return the answers to an attack, best protection first; ways out that take one of several cards are one answer,
    which asks for the card."""
    offered = [(choice, _face(asking, choice, faces)) for choice in (*asking.listed, *asking.buttons)]
    return [*offered[: len(asking.listed)], *_by_card(asking), *offered[len(asking.listed) :]]


def _face(asking: AskedQuestion, choice: Choice, faces: Faces) -> LargeAnswerFace:
    match choice.command:
        case UseReact():
            return _shield(asking, choice, choice.command, faces)
        case Suffer():
            return _endured(asking)
        case _:
            return _paid(asking)


def _shield(asking: AskedQuestion, choice: Choice, answer: UseReact, faces: Faces) -> LargeAnswerFace:
    component, voice = asking.view.cards.components[answer.component], asking.voice
    price = component.reacts[answer.power].fixed
    kept = _kept(asking, price) if price else voice.text("asking.attack.unharmed")
    picture = RoundPicture(CardPicture(faces.pictures, component.slug))
    return LargeAnswerFace(
        picture, SHIELD, voice.card(answer.component), choice.brief or voice.text("free"), kept, _icon("ignore")
    )


def _paid(asking: AskedQuestion) -> LargeAnswerFace:
    """Return the face of paying what the attacking Dragon names."""
    assert isinstance(asking.question, AskReact)
    price = attack_of(asking.view, asking.question).essences
    first = next(kind for kind, number in enumerate(counts(price)) if number)
    title, cost = asking.voice.text("asking.attack.pay"), _lost(price)
    return LargeAnswerFace(ESSENCE_TOKENS[first], PRICE, title, cost, _kept(asking, price))


def _endured(asking: AskedQuestion) -> LargeAnswerFace:
    """Return the face of losing Life, and two other essences for each Life that is missing."""
    assert isinstance(asking.question, AskReact)
    voice, pool = asking.voice, asking.view.pool[asking.question.seat]
    life = min(asking.question.number, count_of(pool, LIFE))
    others = min(2 * (asking.question.number - life), total(pool) - life)
    parts = [_lost(of(LIFE, life))] if life else []
    if others:
        parts.append(f"\N{MINUS SIGN}{others}{{any}}")
    kept = _kept(asking, of(LIFE, life)) if life and not others else _kept_in_all(asking, life + others)
    title, price = voice.text("asking.attack.endure"), " ".join(parts) or voice.text("asking.attack.nothing")
    return LargeAnswerFace(ESSENCE_TOKENS[LIFE], LOSS, title, price, kept)


def _by_card(asking: AskedQuestion) -> Iterator[Offer]:
    """Yield the way out that takes a card of the player's choice, if the attacking Dragon offers it."""
    ways = {answer.component: answer for answer in asking.legal if isinstance(answer, Escape) and answer.component >= 0}
    if not ways:
        return
    assert isinstance(asking.question, AskReact)
    voice, discards = asking.voice, attack_of(asking.view, asking.question).choice == tables.ESCAPE_DISCARD
    title, which, sign, icon = DISCARDED if discards else DESTROYED
    kept = voice.text("asking.attack.kept", what=f"{len(ways) - 1}{{{icon}}}")
    then = FollowUp(voice.text(which), ways)
    choice = Choice(next(iter(ways.values())), voice.text(title), danger=not discards, then=then)
    yield choice, LargeAnswerFace(_icon(sign), PRICE, voice.text(title), f"\N{MINUS SIGN}1{{{icon}}}", kept)


def _lost(price: int) -> str:
    return " ".join(f"\N{MINUS SIGN}{number}{{{NAMES[kind]}}}" for kind, number in enumerate(counts(price)) if number)


def _kept(asking: AskedQuestion, price: int) -> str:
    """Return what is left, after a price, of the types that it takes."""
    pool = asking.view.pool[asking.question.seat]
    left = [f"{count_of(pool, kind) - number}{{{NAMES[kind]}}}" for kind, number in enumerate(counts(price)) if number]
    return asking.voice.text("asking.attack.kept", what=" ".join(left))


def _kept_in_all(asking: AskedQuestion, lost: int) -> str:
    left = total(asking.view.pool[asking.question.seat]) - lost
    return asking.voice.text("asking.attack.kept", what=f"{left}{{any}}")


def _icon(name: str) -> Drawing:
    return Icon(ICONS, name, INK)
