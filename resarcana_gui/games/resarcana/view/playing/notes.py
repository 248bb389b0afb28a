"""The notes beside cards at this table: sentences, what an attack would do, price and points, and what a click does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from resarcana_gui.games.resarcana.rules.commands import Choose
from resarcana_gui.games.resarcana.rules.refusals import why_not as refused
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.asking.why_not import why_not
from resarcana_gui.games.resarcana.view.table.portraits import faces
from resarcana_gui.games.resarcana.view.table_resources import TableResources
from resarcana_gui.games.resarcana.view.tell.attack_text import attack_outcomes
from resarcana_gui.games.resarcana.view.tell.card_text import note_text
from resarcana_gui.games.resarcana.view.tell.note_text import deed_text, state_now
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.seats.face_mark import FaceMark
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.pages.note import Line, NoteContents, Part, lines
from resarcana_gui.tabletop.playing.pointer import MOST_REASONS


def written_about(
    resources: TableResources, card: int, view: State, choices: Sequence[Choice], keys: tuple[str, str],
    instead: Sequence[str] = (),
) -> NoteContents:  # fmt: skip
    """Return the note beside a card. `keys` are what uses the card, and what keeps it open; `instead`, if not empty,
    is given as the reason why it cannot be used."""
    voice = resources.voice
    does = Part(lines(*note_text(view.cards.components[card], voice)))
    now = Part(lines(*state_now(voice, card, view)))
    chosen = any(isinstance(choice.command, Choose) for choice in choices)
    reasons = [] if chosen else instead or why_not(voice, view, card, partial(refused, view))[:MOST_REASONS]
    attack = _attack(resources, card, view) if choices else Part(())
    return NoteContents(
        (does, attack, now, Part(lines(*reasons), soft=True)), tuple(_feet(resources, view, choices, keys))
    )


def _attack(resources: TableResources, card: int, view: State) -> Part:
    """Return what its attack would do to each rival."""
    outcomes = attack_outcomes(resources.voice, card, view)
    told = tuple(Line(text, _face(resources, seat, view)) for seat, text in outcomes.items())
    return Part(told, resources.voice.text("note.attack.heading"))


def _face(resources: TableResources, seat: int, view: State) -> Drawing:
    return FaceMark(faces(resources, seat, view)["rest"], resources.style(seat).sign)


def _feet(resources: TableResources, view: State, choices: Sequence[Choice], keys: tuple[str, str]) -> Iterator[str]:
    voice = resources.voice
    deed = deed_text(voice, choices, view)
    if deed:
        yield voice.text("note.does", how=keys[0], what=deed)
    yield voice.text("note.does", how=keys[1], what=voice.text("note.deed.keep"))
