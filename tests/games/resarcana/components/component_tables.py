"""What the tests of components share: tables with one component on them, sets of mixes, and checks of whole powers."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement

from resarcana_gui.games.resarcana.cards import essences
from resarcana_gui.games.resarcana.cards.tables import ITEM, KINDS, MAGE
from tests.games.resarcana.described_table import Table, lying, resarcana, seat

ALL = "ELCDG"
NOT_GOLD = "ELCD"
ONE_OF_EACH = "E L C D G"

SEAT_KEYS = ("mage", "item", "hand", "deck", "discards", "pool")


def mixes(number: int, types: str = NOT_GOLD) -> set[str]:
    """Every mix of this many essences of the types, as the tests write amounts."""
    return {text(*mix) for mix in combinations_with_replacement(types, number)}


def text(*parts: str) -> str:
    """Amounts added up, as the tests write them."""
    return essences.text(sum(essences.parsed(part) for part in parts))


def seat_with(*play: object, **more: object) -> dict[str, object]:
    """One seat with components of any kind in play: a mage among them is its mage, an item its item."""
    told = seat(**{"pool": "0", **more})  # type: ignore[arg-type]
    entries: list[object] = []
    for entry in play:
        name = str(entry["component"]) if isinstance(entry, Mapping) else str(entry)
        kind = resarcana().cards.components[Table.number(name)].kind
        if kind in (MAGE, ITEM):
            told[KINDS[kind]] = name
        if isinstance(entry, Mapping) or kind not in (MAGE, ITEM):
            entries.append(entry)
    return {**told, "play": entries}


def solo(*play: object, **more: object) -> Table:
    """One seat that acts again and again, for its only rival has passed."""
    of_seat = {key: value for key, value in more.items() if key in SEAT_KEYS}
    scenario = {key: value for key, value in more.items() if key not in SEAT_KEYS}
    return Table(seat_with(*play, **of_seat), seat(passed=True), **scenario)  # type: ignore[arg-type]


def collecting(*play: object, **more: object) -> Table:
    """A seat, with a rival who has nothing, at the beginning of Collect."""
    return Table(seat_with(*play, **more), seat(), phase="collect")


def check_power(
    component: str, power: int, cost: str = "0", gains: str = "0", puts: str = "0", *, turns: bool = True
) -> None:
    """A power whose cost and effect leave nothing to choose: it costs this, gives this, and nothing else happens."""
    _check_use(component, power, cost, gains, puts, turns)
    _check_what_is_missing(component, power, cost)
    turned = solo(lying(component, turned=True), pool=text(cost, ONE_OF_EACH))
    assert turned.why_not("use", component, power).code == "is_turned"
    if turns:
        again = solo(component, pool=text(cost, cost, ONE_OF_EACH))
        again.do("use", component, power)
        assert again.why_not("use", component, power).code == "is_turned"
    else:
        _check_use_twice(component, power, cost, gains, puts)


def _check_use(component: str, power: int, cost: str, gains: str, puts: str, turns: bool) -> None:
    table = solo(lying(component, on="L"), pool=text(cost, ONE_OF_EACH))
    table.do("use", component, power)
    assert table.asked == "turn"
    assert table.pool() == text(ONE_OF_EACH, gains)
    assert table.on(component) == text("L", puts)
    assert table.turned(component) == turns
    assert table.pool(1) == "0"


def _check_use_twice(component: str, power: int, cost: str, gains: str, puts: str) -> None:
    table = solo(component, pool=text(cost, cost))
    table.do("use", component, power)
    table.do("use", component, power)
    assert (table.pool(), table.on(component)) == (text(gains, gains), text(puts, puts))


def _check_what_is_missing(component: str, power: int, cost: str) -> None:
    assert solo(component, pool=cost).can("use", component, power)
    amount = essences.parsed(cost)
    for essence, count in enumerate(essences.counts(amount)):
        if count:
            rest = essences.text(amount - essences.of(essence))
            spare = [letter for letter in ALL if letter not in rest and letter != ALL[essence]]
            table = solo(component, pool=text(rest, *(f"9{letter}" for letter in spare)))
            assert table.why_not("use", component, power).code == "cannot_pay"


def check_any_payment(component: str, power: int, number: int) -> None:
    """A power that costs turning and a number of essences of any kind: every mix is offered once, and Gold counts."""
    rich = solo(component, pool=" ".join(f"{number}{letter}" for letter in ALL))
    rich.do("use", component, power)
    assert (rich.asked, rich.amounts()) == ("pay_power", mixes(number, ALL))
    assert len(rich.session.legal()) == len(mixes(number, ALL))
    for letter in ALL:
        assert solo(component, pool=f"{number}{letter}").can("use", component, power)
        poor = solo(component, pool=f"{number - 1}{letter}" if number > 1 else "0")
        assert poor.why_not("use", component, power).code == "cannot_pay"
    exact = solo(component, pool=f"{number}D")
    exact.do("use", component, power)
    assert exact.asked != "pay_power"
    turned = solo(lying(component, turned=True), pool=ONE_OF_EACH)
    assert turned.why_not("use", component, power).code == "is_turned"


def pass_rivals(table: Table) -> None:
    """Let everybody pass whose turn comes before the first seat's."""
    while table.asked_seat != 0:
        pass_turn(table)


def next_round(table: Table) -> None:
    """Everybody passes; on to the first question of the next round."""
    number = table.state.round
    while table.state.round == number:
        pass_turn(table)


def pass_turn(table: Table) -> None:
    """The seat whose turn it is passes, and takes an item that collects nothing."""
    table.do("pass")
    table.do("choose", min(table.components() - {"calm_elan", "death_life"}))
