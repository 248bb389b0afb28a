"""What a note beside a card says about it now, what its attack would do, and what a click does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.rules.codes import IN_PLAY
from resarcana_gui.games.resarcana.rules.commands import Answer, Claim, DiscardCard, PlaceArtifact, UsePower, UseReact
from resarcana_gui.games.resarcana.rules.scoring import formula_points
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.inspect_text import price_now, where_text
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


def deed_text(voice: Voice, choices: Sequence[Choice], view: State) -> str:
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
