"""The names of the players at a table, in the reader's language; and lists of names in sentences.

A save holds names as they were given. A name that the program gave is shown in the reader's language: "You" becomes
"Tú" once Spanish is chosen. A name that somebody typed stays, unless it is the same as one of the program's. Knows no
window, so that the terminal can use it too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from resarcana_gui.i18n import Catalog
from resarcana_gui.i18n.discovery import languages
from resarcana_gui.match.seat import Seat
from resarcana_gui.paths import assets
from resarcana_gui.records.match_record import MatchRecord
from resarcana_gui.scene.markup import escaped

Characters = Callable[[str], Sequence[str]]
"""The names of a game's characters in a language; the same characters in the same order in every language."""


def shown_names(
    seats: Sequence[Seat], language: str, characters: Characters, viewer: int | None = None
) -> tuple[str, ...]:
    """Return every seat's name. Seen from the seat `viewer`, another person who has given no name is a number, not
    "You"."""
    return tuple(
        _person(seat.name, at, language, alone=viewer in {None, at})
        if seat.is_human
        else _opponent(seat.name, language, characters)
        for at, seat in enumerate(seats)
    )


def recorded_names(record: MatchRecord, language: str, characters: Characters) -> tuple[str, ...]:
    """Return the names of the players of a finished game, by seat."""
    return shown_names([Seat(player.name, player.kind) for player in record.players], language, characters)


def usual_person(language: str, seat: int, people: int) -> str:
    """Return the name of a person who has given none, by seat and number of people."""
    return _words(language).text("new_game.you") if people == 1 else _numbered(language, seat)


def _person(name: str, seat: int, language: str, *, alone: bool) -> str:
    for other in languages():
        for people in (1, 2):
            if name == usual_person(other, seat, people):
                return usual_person(language, seat, people if alone else 2)
    return name


def _numbered(language: str, seat: int) -> str:
    return _words(language).text("new_game.player", number=seat + 1)


def _opponent(name: str, language: str, characters: Characters) -> str:
    here = characters(language)
    for other in languages():
        there = characters(other)
        if name in there[: len(here)]:
            return here[there.index(name)]
    return name


@cache
def _words(language: str) -> Catalog:
    return Catalog.load(assets("lang"), language=language)


def listed_names(texts: Catalog, names: Sequence[str]) -> str:
    """Return names, escaped, as a list in a sentence: "Ada, Circe and Merlin"; empty for none."""
    return listed(texts, [escaped(name) for name in names])


def listed(texts: Catalog, shown: Sequence[str]) -> str:
    """Return texts in markup as a list in a sentence; empty for none."""
    if len(shown) < 2:
        return "".join(shown)
    changes = shown[-1].lower().startswith(tuple(texts.text("list.and_changes_before").split()))
    last = texts.text("list.and_changed" if changes else "list.and")
    return f"{texts.text('list.comma').join(shown[:-1])}{last}{shown[-1]}"
