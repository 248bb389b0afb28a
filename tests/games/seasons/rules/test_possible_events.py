"""What can be recorded at a table, and what follows an answer: saves are read by it."""

from __future__ import annotations

from collections.abc import Callable

from resarcana_gui.games.seasons.cards.energies import parsed
from resarcana_gui.games.seasons.cards.tables import COPIES
from resarcana_gui.games.seasons.engine import seasons
from resarcana_gui.games.seasons.rules import card_events as cards
from resarcana_gui.games.seasons.rules import codes, commands
from resarcana_gui.games.seasons.rules import energy_events as energies
from resarcana_gui.games.seasons.rules import flow_events as flow
from resarcana_gui.games.seasons.rules import setup_events as setup
from resarcana_gui.games.seasons.rules.codes import HIDDEN, NO_CARD, NO_DIE
from resarcana_gui.games.seasons.rules.ensuing_events import MEANS
from resarcana_gui.games.seasons.rules.possible_events import possible
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import EVERYONE
from tests.for_each import for_each
from tests.games.seasons.described_table import Table, lying, seat


@for_each("seed, level, seats", [(1, "apprentice", 2), (2, "magician", 4), (3, "archmage", 3), (4, "archmage", 2)])
def test_whatever_the_rules_record_is_possible_and_ensues_from_that_answer_alone(
    seed: int, level: str, seats: int
) -> None:
    game = seasons()
    session = Session.start(game, {"level": level, "seats": seats}, seed)
    table, dice, told = game.blank(session.options, EVERYONE), Dice(seed), 0
    while True:
        for event in session.events[told:]:
            assert game.possible(table, event), event
            event.fold(table)
        told = len(session.events)
        pending = session.pending
        if pending is None:
            return
        legal = session.legal()
        command = legal[dice.below(len(legal))]
        events = session.submit(command)
        assert game.ensues(pending, command, events), command
        assert not game.ensues(pending, command, []) and not game.ensues(pending, command, events * 2)
        for other in legal:
            if type(other) in MEANS and other != command and not _turn_the_same(other, command):
                assert not game.ensues(pending, other, events), (other, command)


def _turn_the_same(one: object, other: object) -> bool:
    """Both activate the same card, by other powers."""
    both = isinstance(one, commands.Activate) and isinstance(other, commands.Activate)
    return both and getattr(one, "card", None) == getattr(other, "card", None)


def table() -> State:
    """A table at a turn of seat 0. The first seat has two cards in play and one in hand."""
    return Table(
        seat("purse_of_io", lying("amulet_of_water", "2A"), hand=["die_of_malice"], reserve="3A"),
        seat("beggars_horn"), pile=["runic_cube_of_eolis", "hourglass_of_time"], discards=["potion_of_life"],
    ).state  # fmt: skip


PURSE, WATER, HORN, CUBE, HOURGLASS = (
    "purse_of_io", "amulet_of_water", "beggars_horn", "runic_cube_of_eolis", "hourglass_of_time",
)  # fmt: skip


def kind(slug: str) -> int:
    return Table.copy(slug) // COPIES


def copy(slug: str) -> int:
    return Table.copy(slug)


Make = Callable[[], Event]
IMPOSSIBLE: dict[str, Make] = {
    "no such seat": lambda: energies.CrystalsGained(2, 1, NO_CARD),
    "no seat": lambda: energies.CrystalsGained(-1, 1, NO_CARD),
    "a hidden card": lambda: cards.CardDiscarded(0, HIDDEN),
    "hidden cards": lambda: setup.PackDealt(0, (HIDDEN,)),
    "no card in play": lambda: cards.CardTurned(0, NO_CARD),
    "an odd amount": lambda: energies.EnergiesGained(0, -1, NO_CARD),
    "no die": lambda: flow.DieRerolled(0, NO_DIE),
    "no such group": lambda: setup.GroupDealt(0, 99),
    "other packs": lambda: setup.PacksPassed((1, 2), 2),
    "packs of other seats": lambda: setup.PacksPassed((), 3),
    "no such year": lambda: setup.LibraryLaid(0, 4, ()),
    "no such library": lambda: cards.LibraryTaken(0, 1),
    "turned by another": lambda: cards.CardTurned(1, copy(PURSE)),
    "put on another's": lambda: energies.EnergiesPut(0, copy(HORN), parsed("1A")),
    "not on top": lambda: cards.CardDrawn(0, kind(HOURGLASS)),
    "nothing drawn": lambda: cards.CardsDrawn(0, ()),
    "not in that order": lambda: cards.CardsDrawn(0, (kind(HOURGLASS), kind(CUBE))),
    "enters from elsewhere": lambda: cards.CardEntered(0, copy(HOURGLASS), codes.FROM_PILE),
    "enters unshown": lambda: cards.CardEntered(0, copy("die_of_malice"), codes.FROM_SUMMONING),
    "enters twice": lambda: cards.CardEntered(0, copy(PURSE), codes.FROM_HAND),
    "shuffled too soon": lambda: cards.PileRefilled((kind("potion_of_life"),)),
    "too few points": lambda: flow.GameEnded((1,), 1),
    "nobody wins": lambda: flow.GameEnded((1, 2), 0),
    "fewer than no crystals": lambda: energies.CrystalsPaid(0, -1, NO_CARD),
    "crystallised for less": lambda: energies.EnergiesCrystallised(0, parsed("1A"), -1, NO_CARD),
    "crystallised another's": lambda: energies.EnergiesCrystallised(0, parsed("1A"), 1, copy(HORN)),
}


@for_each("what", list(IMPOSSIBLE))
def test_what_the_table_does_not_hold_is_impossible(what: str) -> None:
    assert not possible(table(), IMPOSSIBLE[what]())


def test_a_card_is_shown_once_at_a_time_and_drawn_by_one_seat() -> None:
    state = table()
    shown = cards.CardShown(0, kind("die_of_malice"))
    drawn = cards.CardsDrawn(1, (kind(HOURGLASS),))
    assert possible(state, shown) and possible(state, cards.CardsDrawn(0, (kind(CUBE),)))
    state.show_card(0, kind("die_of_malice"))
    state.draw_to_choose(0, (kind(CUBE),))
    assert not possible(state, shown) and not possible(state, drawn)


@for_each("seat_of_event", [0, 1])
def test_only_the_seat_that_drew_cards_keeps_gives_discards_or_plays_them(seat_of_event: int) -> None:
    state, cube, other = table(), kind(CUBE), 1 - seat_of_event
    state.draw_to_choose(0, (cube,))
    made: list[Event] = [
        cards.DrawnKept(seat_of_event, cube), cards.DrawnDiscarded(seat_of_event, (cube,)),
        cards.DrawnGiven(seat_of_event, other, cube), cards.CardEntered(seat_of_event, copy(CUBE), codes.FROM_DRAWN),
    ]  # fmt: skip
    assert [possible(state, event) for event in made] == [seat_of_event == 0] * len(made)
