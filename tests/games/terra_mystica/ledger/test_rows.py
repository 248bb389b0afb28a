"""What rows of a written ledger say in rare moments."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.engine import terra_mystica
from resarcana_gui.games.terra_mystica.ledger.row_writer import OpenRow
from resarcana_gui.games.terra_mystica.ledger.writer import _Writer
from tests.games.terra_mystica.played_table import Table, seat


def rows(table: Table) -> list[str]:
    """The rows of a table that was described and played on: faction, points, bowls, commands."""
    writer = _Writer(terra_mystica(), {"seats": table.state.seats})
    for event in table.session.events:
        writer.take(event)
    columns = [line.split("\t") for line in writer.text().splitlines() if "\t" in line]
    return [f"{each[0]} {each[2]} {each[10]} {each[13]}: {each[14]}" for each in columns]


def test_tracks_that_were_to_have_no_key_are_stepped_back_before_the_town_tile() -> None:
    built = {"H7": "trading_house", "G5": "trading_house", "G6": "trading_house"}
    table = Table(seat("giants", built, cults=[9, 9, 5, 9]), terrain={"H6": "wasteland"})
    events = [*table.do("build", at="H6"), *table.do("town", tile="TW5"), *table.do("advance", cult="water")]
    row = OpenRow(0)
    for event in events:
        row.add(table.state, event)
    row.close(table.state, (0,))
    assert row.commands == ["build H6", "-FIRE", "-AIR", "+TW5"]


def test_a_neighbour_who_answers_twice_in_a_turn_has_a_row_for_each_answer() -> None:
    table = Table(
        seat("halflings", {"E6": "trading_house"}), seat("witches", "F4 E7", bowls=[5, 0, 0]), terrain={"D4": "swamp"}
    )
    table.do("upgrade", at="E6", structure="stronghold")
    table.do("transform", at="D4")
    table.do("dig", terrain="plains", spades=1)
    table.do("decline")
    table.do("build", at="D4")
    table.do("accept")
    table.do("accept")
    told = "halflings 23 VP 4/4/4 PW 3: upgrade E6 to SH. transform D4 to brown. -2SPADE. build D4"
    assert rows(table)[-3:] == [
        told,
        "witches 19 VP 3/2/0 PW : leech 2 from halflings",
        "witches 19 VP 2/3/0 PW : leech 1 from halflings",
    ]


def test_a_neighbour_who_could_gain_nothing_refuses_in_a_ledger() -> None:
    table = Table(seat("witches", "F4"), seat("nomads", "F3", bowls=[0, 0, 12]))
    table.do("upgrade", at="F4", structure="trading_house")
    assert rows(table)[-2:] == [
        "witches 20 VP 4/4/4 PW 1: upgrade F4 to TP", "nomads 20 VP 0/0/12 PW : decline 1 from witches",
    ]  # fmt: skip


def test_conversions_of_a_kind_are_one_command() -> None:
    table = Table(seat("alchemists", "E5", bowls=[0, 6, 6]))
    for exchange in ("power_to_coin", "power_to_coin", "coins_to_point", "coins_to_point", "point_to_coin"):
        table.do("convert", exchange=exchange)
    for _ in range(3):
        table.do("burn")
    assert rows(table)[-1].endswith(": convert 2PW to 2C. convert 4C to 2VP. convert 1VP to 1C. burn 3")
