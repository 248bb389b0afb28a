"""What a temperament is about is counted as it happens, for the seat whose doing it is."""

from __future__ import annotations

from collections.abc import Callable

from resarcana_gui.games.resarcana.ai.feature_counts import count_features
from tests.games.resarcana.described_table import Table, seat


def counted(table: Table, *deeds: Callable[[], object]) -> dict[tuple[int, str], int]:
    """What these deeds add, by seat and feature."""
    found: dict[tuple[int, str], int] = {}
    for deed in deeds:
        pools = table.state.pool[:]
        events = deed()
        assert isinstance(events, list)
        for habit in count_features(table.state, events, pools):
            key = (habit.seat, habit.feature)
            found[key] = found.get(key, 0) + habit.number
    return found


def test_a_claim_that_a_rival_could_have_paid_for_denies_it() -> None:
    for rivals_pool, denials in (("9D", 1), ("8D", 0)):
        mine, rival = seat(pool="9D", hand=["prism"]), seat(pool=rivals_pool)
        table = Table(mine, rival, places=["catacombs_of_the_dead"])
        found = counted(table, lambda table=table: table.do("claim", "catacombs_of_the_dead"))  # type: ignore[misc]
        assert found[0, "places"] == 1
        assert found.get((0, "denials"), 0) == denials


def test_what_a_rival_loses_to_an_attack_is_the_attackers() -> None:
    table = Table(seat("fire_dragon", pool="4E"), seat(pool="3L"))
    assert counted(table, lambda: table.do("use", "fire_dragon", 0)) == {(0, "rival_losses"): 2}


def test_who_ignores_an_attack_wards_it_off() -> None:
    table = Table(seat("fire_dragon", pool="4E"), seat(pool="1C 2L"))
    found = counted(table, lambda: table.do("use", "fire_dragon", 0), lambda: table.do("escape"))
    assert found == {(1, "wards"): 1}


def test_a_pass_counts_what_is_left_and_a_placed_artifact_counts() -> None:
    table = Table(seat(pool="5E 1L 1C", hand=["nightingale"]), seat(pool="2C", passed=True))
    found = counted(table, lambda: table.do("place", "nightingale"), lambda: table.do("pass"))
    assert found[0, "artifacts"] == 1
    assert found[0, "essences_kept"] > 0 and (1, "essences_kept") not in found


def test_only_powers_that_make_essences_of_others_convert() -> None:
    table = Table(seat("prism", pool="2E"), seat(), places=[])
    assert counted(table, lambda: table.do("use", "prism", 0))[0, "conversions"] == 1
