"""What a note beside a card says about it now, what its attack would do, and what a click does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import LIFE, count_of, of
from resarcana_gui.games.resarcana.rules.attacks import others_to_lose, ways_out
from resarcana_gui.games.resarcana.rules.basic_moves import rivals
from resarcana_gui.games.resarcana.rules.codes import IN_PLAY
from resarcana_gui.games.resarcana.rules.commands import Answer, Claim, DiscardCard, PlaceArtifact, UsePower, UseReact
from resarcana_gui.games.resarcana.rules.scoring import formula_points
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.inspect_text import price_now, where_text
from resarcana_gui.games.resarcana.view.tell.power_text import key_of
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.tell.voice import sentence

DEEDS: Final[dict[type[Answer], str]] = {
    PlaceArtifact: "place",
    Claim: "claim",
    DiscardCard: "discard",
    UsePower: "use",
    UseReact: "use",
}
"""What a click does, by its answer; with all other answers it chooses."""


def state_now(voice: Voice, number: int, view: State) -> Iterator[str]:
    """Yield whether a component is turned (which it does not show while it is enlarged), what lies on it, its points
    where they depend on something, and its price with every discount."""
    if view.turned[number]:
        yield sentence(where_text(voice, number, view))
    if view.on[number]:
        yield voice.text("inspect.lies_on_it", what=voice.amount(view.on[number]))
    component = view.cards.components[number]
    if component.scores and view.zone[number] == IN_PLAY:
        points = component.points + formula_points(view, view.owner[number], component)
        yield voice.plural("note.worth", points)
    yield from price_now(voice, number, view)


def click_text(voice: Voice, choices: Sequence[Choice], view: State) -> str:
    """Return what a click on a card with these choices does, in a word or two; empty if it does nothing."""
    if not choices:
        return ""
    if len(choices) > 1 or choices[0].quiet:
        return voice.text("note.deed.choices")
    return voice.text(f"note.deed.{_deed(choices[0], view)}")


def _deed(choice: Choice, view: State) -> str:
    answer = choice.command
    if isinstance(answer, UsePower):
        effects = view.cards.components[answer.component].powers[answer.power].effects
        if any(effect.kind == tables.ATTACK for effect in effects):
            return "attack"
    return next((deed for kind, deed in DEEDS.items() if isinstance(answer, kind)), "choose")


def attack_outcomes(voice: Voice, number: int, view: State) -> Mapping[int, str]:
    """Return what the attack of a component that the viewing seat has in play would mean for each rival, by seat;
    empty if it has no attack."""
    if view.zone[number] != IN_PLAY or view.owner[number] != view.viewer:
        return {}
    for power, each in enumerate(view.cards.components[number].powers):
        for at, effect in enumerate(each.effects):
            if effect.kind == tables.ATTACK:
                return {seat: _outcome(voice, view, seat, (number, power, at)) for seat in rivals(view, view.viewer)}
    return {}


def _outcome(voice: Voice, view: State, seat: int, source: tuple[int, int, int]) -> str:
    who, key = voice.players[seat], "note.attack"
    if view.passed[seat]:
        return sentence(voice.text(f"{key}.passed", who=who))
    loss = voice.text(f"{key}.loses", who=who, what=_loss(voice, view, seat, source))
    ways = list(dict.fromkeys(_ways(voice, view, seat, source)))
    return sentence(loss if not ways else voice.text(f"{key}.or", loss=loss, ways=voice.listed(ways, "or")))


def _loss(voice: Voice, view: State, seat: int, source: tuple[int, int, int]) -> str:
    """Return the Life that is lost, and the other essences for what is missing."""
    number = view.cards.components[source[0]].powers[source[1]].effects[source[2]].number
    life = min(number, count_of(view.pool[seat], LIFE))
    others = others_to_lose(view, seat, number - life)
    parts = [voice.amount(of(LIFE, life))] if life else []
    parts += [voice.plural("note.attack.others" if life else "note.attack.any", others)] if others else []
    return voice.listed(parts) or voice.text("nothing")


def _ways(voice: Voice, view: State, seat: int, source: tuple[int, int, int]) -> Iterator[str]:
    """Yield how the seat could ignore it."""
    effect = view.cards.components[source[0]].powers[source[1]].effects[source[2]]
    for answer in ways_out(view, seat, *source):
        if isinstance(answer, UseReact):
            yield _reaction(voice, view, answer)
        else:
            yield voice.text(f"note.way.{key_of(tables.ESCAPES[effect.choice])}", what=voice.amount(effect.essences))


def _reaction(voice: Voice, view: State, answer: Answer) -> str:
    assert isinstance(answer, UseReact)
    react, card = view.cards.components[answer.component].reacts[answer.power], voice.card(answer.component)
    if not react.fixed:
        return voice.text("note.way.turn" if react.turns else "note.way.use", card=card)
    return voice.text("note.way.pay_for", card=card, what=voice.amount(react.fixed))
