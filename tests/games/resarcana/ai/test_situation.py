"""What the policy is told."""

from __future__ import annotations

from resarcana_gui.games.resarcana.ai.situation import row_names, rows
from tests.games.resarcana.described_table import Table, lying, resarcana, seat

CATACOMBS, TOWER = "catacombs_of_the_dead", "alchemists_tower"


def told(table: Table) -> set[str]:
    """The names of the rows that hold for the first seat."""
    view = table.view(0)
    names = row_names([component.slug for component in resarcana().cards.components])
    return {names[row] for row in rows(view, 0, resarcana().legal(view))}


def test_the_state_of_its_components_is_told() -> None:
    held = told(Table(seat("vault", lying(CATACOMBS, turned=True, on="2D"), pool="1L"), seat()))
    assert {"play vault", f"play {CATACOMBS}", f"turned {CATACOMBS}", f"laden {CATACOMBS}"} <= held
    assert not {"turned vault", "laden vault"} & held


def test_what_is_missing_for_a_card_and_for_a_goal_is_told() -> None:
    table = Table(
        seat(pool="6D 1E", hand=["nightingale"]), seat(), places=[CATACOMBS], monuments={"display": ["library"]}
    )
    held = told(table)
    assert {"hand nightingale", "hand lacks 2 nightingale", f"open {CATACOMBS}", f"goal lacks 3 {CATACOMBS}"} <= held
    assert {"open library", "goal lacks 3 library"} <= held


def test_what_rivals_have_and_could_claim_is_told() -> None:
    rival = seat("fire_dragon", pool="9D")
    held = told(Table(seat(pool="1E"), rival, places=[CATACOMBS], monuments={"display": []}))
    assert {"rival fire_dragon", f"rival reaches {CATACOMBS}"} <= held and "play fire_dragon" not in held
    passed = Table(seat(pool="1E"), seat("fire_dragon", pool="9D", passed=True), places=[CATACOMBS])
    assert f"rival reaches {CATACOMBS}" not in told(passed)
