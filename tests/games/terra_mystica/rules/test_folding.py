"""Every event, folded into a table without a log, gives the table that it was recorded at."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.engine import terra_mystica
from resarcana_gui.games.terra_mystica.rules.records import EVENTS
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.session import replay
from resarcana_gui.kernel.state import EVERYONE
from tests.games.terra_mystica.ledger.test_commands import GIANTS, NOMADS, SCORE, WITCHES, replayed
from tests.games.terra_mystica.ledger.test_reading import LEAGUE
from tests.games.terra_mystica.played_table import Table, seat


def folded(events: list[Event], like: State) -> None:
    """Fold events, and compare."""
    game = terra_mystica()
    again = replay(game, game.complete({"seats": like.seats}), events, EVERYONE)
    assert again.facts() == like.facts()


def test_tables_that_are_described_and_played_on() -> None:
    built = {"E4": "trading_house", "E3": "trading_house", "G1": "trading_house", "F2": "dwelling"}
    told = seat("mermaids", built, shipping=3, towns=["TW1"], in_town=[], cults=[9, 9, 0, 0], bridges=["F2:G1"])
    table = Table(told, seat("cultists", "E6", passed=True), used=["ACT1"], spaces={"air": [1, None, None, None]})
    table.do("link", river="r20")
    table.do("town", tile="TW5")
    folded(table.session.events, table.state)
    darklings = Table(seat("darklings", {"E5": "trading_house"}))
    darklings.do("upgrade", at="E5", structure="stronghold")
    darklings.do("ordain", number=1)
    folded(darklings.session.events, darklings.state)
    chaos = Table(seat("chaosmagicians", {"G2": "stronghold"}, bowls=[0, 0, 12]), seat("cultists", "E6 F4"))
    chaos.do("action", action="ACTC")
    chaos.do("action", action="ACT6")
    folded(chaos.session.events, chaos.state)
    cultists = Table(seat("cultists", "E6"), seat("witches", "F4"))
    cultists.do("upgrade", at="E6", structure="trading_house")
    cultists.do("refuse")
    folded(cultists.session.events, cultists.state)


def test_records_of_games_with_what_only_they_have() -> None:
    replay = replayed("nomads: resign\nwitches: burn 1", WITCHES, GIANTS, NOMADS, score=LEAGUE + SCORE)
    state = replay.state
    state.found_town(0, ())
    state.forfeit_town(0)
    state.block_step(0, 1)
    state.lift_block(0, 1)
    state.deal_colour(0, 3)
    events = state.recorded()
    again = replayed("nomads: resign\nwitches: burn 1", WITCHES, GIANTS, NOMADS, score=LEAGUE + SCORE).state
    again.log = None
    for event in events:
        event.fold(again)
    assert again.facts() == state.facts()
    blank = terra_mystica().blank({"seats": 2}, EVERYONE)
    blank.lay_out_towns((1, 0, 0, 0, 0, 0, 0, 0))
    blank.take_faction(1, 0)
    blank.return_priest(1, 0)
    blank.forfeit_town(1)
    blank.enlarge_town(1, (0,))
    blank.drop_seat(1)
    assert blank.priests[1] == blank.towns_due == -1
    assert blank.dropped == 2 and blank.town_stock[0] == 1


def test_every_event_names_a_primitive_of_the_state() -> None:
    assert all(callable(getattr(State, event.PRIMITIVE)) for event in EVENTS)
