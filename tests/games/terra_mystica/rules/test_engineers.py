"""Engineers: bridges for workers, points for bridges."""

from __future__ import annotations

from tests.games.terra_mystica.played_table import Table, seat


def test_a_bridge_costs_two_workers_as_often_as_they_like() -> None:
    table = Table(seat("engineers", "C2", workers=9), seat("auren", "A3", passed=True))
    for site in ("C2:D3", "C2:D4"):
        table.do("action", action="ACTE")
        table.do("bridge", site=site)
        table.end()
    table.do("action", action="ACTE")  # where there is one site left, nobody is asked
    table.end()
    assert table.has(0, "workers", "bridges") == [3, ["C2:D3", "C2:D4", "C2:E5"]]
    assert table.refused("action", action="ACTE")[0] == "of_no_use"
    assert {"D3", "D4", "E5"} <= set(table.hexes("transform"))


def test_workers_are_needed_for_it() -> None:
    assert Table(seat("engineers", "C2", workers=1)).refused("action", action="ACTE")[0] == "cannot_pay"


def test_one_bridge_stands_on_a_site() -> None:
    table = Table(seat("engineers", "C2"), seat("nomads", "D3", bridges=["C2:D3"]))
    table.do("action", action="ACTE")
    assert not table.offers("bridge", site="C2:D3")


def test_with_the_stronghold_passing_scores_bridges_between_own_structures() -> None:
    built = {"C2": "stronghold", "D3": "dwelling", "D4": "dwelling"}
    table = Table(seat("engineers", built, bridges=["C2:D3", "C2:D4", "C2:E5"], card="BON3"))
    table.do("pass", card="BON1")
    assert table.has(0, "points") == 26
    weak = Table(seat("engineers", {**built, "C2": "dwelling"}, bridges=["C2:D3"], card="BON3"))
    weak.do("pass", card="BON1")
    assert weak.has(0, "points") == 20


def test_their_temples_bring_power_at_the_second() -> None:
    told = {"coins": 0, "workers": 0, "priests": 0, "bowls": [12, 0, 0], "card": "BON6"}
    table = Table(seat("engineers", {"C2": "temple", "D4": "temple"}, **told), phase="income", round=2)
    assert table.has(0, "workers", "priests", "bowls") == [2, 1, [7, 5, 0]]
