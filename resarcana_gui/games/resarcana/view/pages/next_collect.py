"""A seat's next Collect: certain gains, choices, and what could be taken off components."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum, auto
from typing import Final, NamedTuple

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import ESSENCES, GOLD, count_of, of, total
from resarcana_gui.games.resarcana.cards.tables import Collect
from resarcana_gui.games.resarcana.rules.codes import ACTING, CHECKING_NOW
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.turns import item_of
from resarcana_gui.games.resarcana.view.faces import icon_lines
from resarcana_gui.games.resarcana.view.tell.voice import Voice, icons_of
from resarcana_gui.kernel.exhaustive_table import by_number

FEW: Final = 2
"""Up to this many types are named where there is little room."""


class Source(Enum):
    """The kind of a part of the income."""

    FIXED = auto()
    """Certain."""
    CHOICE = auto()
    """A number of essences of some types."""
    LEFT = auto()
    """The same, as long as Gold stays on the component."""
    GROWTH = auto()
    """More essences on the component, if none are taken off."""
    LYING = auto()
    """Essences on the component that may be taken."""
    CURSE = auto()
    """Essences to be paid, or the component turns."""


class Part(NamedTuple):
    """One part of the income."""

    component: int
    source: Source
    amount: int = 0
    """Essences, packed; 0 for a choice."""
    number: int = 0
    types: int = 0
    """The types that `number` essences may have, for a choice."""


def income_of(view: State, seat: int) -> list[Part]:
    """Return every part of a seat's next Collect. The magic item counts only if it stays until then: a seat that has
    yet to pass swaps it."""
    swapped = -1 if keeps_item(view, seat) else item_of(view, seat)
    return [part for number in view.play[seat] if number != swapped for part in _parts(view, number)]


def keeps_item(view: State, seat: int) -> bool:
    """Return whether a seat will still have its magic item when it collects next."""
    return view.passed[seat] or view.phase not in (ACTING, CHECKING_NOW)


def _parts(view: State, number: int) -> Iterator[Part]:
    ability, on = view.cards.components[number].collect, view.on[number]
    if ability.fixed:
        yield Part(number, Source.FIXED, ability.fixed)
    yield from CONDITIONS[ability.kind](number, ability, on)
    if on:
        yield Part(number, Source.LYING, on)


def _choice(number: int, ability: Collect, on: int) -> Iterator[Part]:
    yield Part(number, Source.CHOICE, number=ability.number, types=ability.types)


def _interest(number: int, ability: Collect, on: int) -> Iterator[Part]:
    if count_of(on, GOLD):
        yield Part(number, Source.LEFT, number=ability.number, types=ability.types)


def _growth(number: int, ability: Collect, on: int) -> Iterator[Part]:
    more = sum(of(essence, ability.number) for essence in range(ESSENCES) if count_of(on, essence))
    if more:
        yield Part(number, Source.GROWTH, more)


def _curse(number: int, ability: Collect, on: int) -> Iterator[Part]:
    yield Part(number, Source.CURSE, ability.curse)


CONDITIONS: Final[tuple[Callable[[int, Collect, int], Iterator[Part]], ...]] = by_number(
    f"{__name__}.CONDITIONS",
    tables.COLLECTS,
    {
        tables.COLLECT_NOTHING: lambda number, ability, on: iter(()),
        tables.COLLECT_MIX: _choice,
        tables.COLLECT_INTEREST: _interest,
        tables.COLLECT_GROWTH: _growth,
        tables.COLLECT_CURSE: _curse,
    },
)
"""What each kind of Collect ability adds to its fixed gain."""


# ------------------------------------------------------------------------------------------------------- in words


def income_line(voice: Voice, view: State, seat: int, key: str = "pages.income.line") -> str:
    """Return the next Collect in one short line, by the text of this key."""
    parts = income_of(view, seat)
    terms = [f"+{term}" for term in voice.terms(_sum(parts, Source.FIXED))]
    terms += [f"+{term}" for term in _choices(parts)]
    terms += [f"{icon_lines.MINUS}{term}" for term in voice.terms(_sum(parts, Source.CURSE))]
    lying = _sum(parts, Source.LYING)
    terms += [voice.text("pages.income.lying_short", what=_few(voice, lying))] if lying else []
    return voice.text(key, what=" ".join(terms) or voice.text("pages.income.none"))


def income_brief(voice: Voice, view: State, seat: int) -> str:
    """Return the next Collect in a shorter line: only the number of essences."""
    parts = income_of(view, seat)
    certain = total(_sum(parts, Source.FIXED)) + sum(part.number for part in parts)
    return voice.text("pages.income.line", what=f"+{icon_lines.several(certain, '{any}')}")


def _choices(parts: list[Part]) -> list[str]:
    """Return every choice, with equal types combined."""
    found: dict[int, int] = {}
    for part in parts:
        if part.source in (Source.CHOICE, Source.LEFT):
            found[part.types] = found.get(part.types, 0) + part.number
    return [icon_lines.several(number, icons_of(types)) for types, number in found.items()]


def _few(voice: Voice, amount: int) -> str:
    """Return an amount; with many types only the number of essences."""
    terms = voice.terms(amount)
    return " ".join(terms) if len(terms) <= FEW else icon_lines.several(total(amount), "{any}")


def income_lines(voice: Voice, view: State, seat: int) -> list[str]:
    """Return the next Collect with every component that contributes to it."""
    told = [_line(voice, part) for part in income_of(view, seat)]
    if not keeps_item(view, seat):
        told.append(voice.about("pages.income.item", seat))
    return [voice.text("pages.income.head"), *(told or [voice.text("pages.income.empty")])]


def _line(voice: Voice, part: Part) -> str:
    what = f" {SIGNS[part.source]}".join(voice.terms(part.amount)) if part.amount else _mix(part)
    return voice.text(f"pages.income.{part.source.name.lower()}", card=voice.card(part.component), what=what)


SIGNS: Final = {Source.FIXED: "+", Source.GROWTH: "+", Source.LYING: "", Source.CURSE: ""}
"""The sign before every amount but the first, whose sign is in the text."""


def _mix(part: Part) -> str:
    return icon_lines.several(part.number, icons_of(part.types))


def _sum(parts: list[Part], source: Source) -> int:
    return sum(part.amount for part in parts if part.source is source)
