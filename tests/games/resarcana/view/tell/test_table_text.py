"""The table as text fits a terminal, and shows what it should."""

from __future__ import annotations

from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.tabletop.tell.text_columns import WIDTH
from tests.for_each import for_each
from tests.games.resarcana.components.component_tables import pass_turn
from tests.games.resarcana.described_table import Table, lying, seat
from tests.games.resarcana.view.tell.speaking import NAMES, SPOKEN, narrator, random_game


@for_each("setup, seats, language", SPOKEN)
def test_no_line_is_too_long_in_any_game(setup: str, seats: int, language: str) -> None:
    tellers = [narrator(language, viewer, seats) for viewer in range(seats)]
    for _, pending, view in random_game(setup, seats, seed=6):
        lines = tellers[pending.seat].table(view).splitlines()
        assert max(map(len, lines)) <= WIDTH
        assert all(line == line.rstrip() for line in lines)
        assert all(any(name in line for line in lines) for name in NAMES[:seats])


def test_turned_cards_lie_and_essences_are_on_them() -> None:
    table = Table(seat(lying("vault", on="2G", turned=True), "prism", mage="witch"))
    told = narrator().table(table.view(0))
    assert "- Vault: 2 Gold" in told and "| Prism" in told and "| Witch" in told


def test_who_acts_is_marked_and_points_are_itemised() -> None:
    table = Table(seat("great_pyramid"), seat("temple"))
    told = narrator().table(table.view(1))
    assert "> Ada              4 points" in told
    assert "1 First Player token, 3 Great Pyramid" in told
    assert "  Circe            2 points" in told


def test_a_rivals_hand_is_a_number() -> None:
    table = Table(seat(hand=["prism", "hawk"], deck=["vault"]))
    assert "hand 2, deck 1" in narrator(viewer=1).table(table.view(1))
    own = narrator().table(table.view(0))
    assert "Prism (free), Hawk (1 Life, 1 Calm)" in own and "Vault (order unknown)" in own


def test_cards_of_a_rival_that_one_knows_are_named() -> None:
    *_, (_, pending, view) = [position for position in random_game("first", 2, seed=1) if position[2].round == 0]
    told = narrator(viewer=pending.seat).table(view)
    assert "In hand or deck" in told


def test_everything_lies_open_to_a_viewer_of_everything() -> None:
    table = Table(seat(hand=["prism"]), seat(hand=["hawk"]))
    told = narrator(viewer=EVERYONE).table(table.state)
    assert "Prism (free)" in told and "Hawk (1 Life, 1 Calm)" in told


def test_points_raised_for_the_check_that_ended_the_game_stay_on_the_table() -> None:
    mine = ("golden_statue", "great_pyramid", lying("alchemists_tower", on="2G"))
    table = Table(seat(*mine, pool="E 3G"), seat())
    for _ in range(2):
        pass_turn(table)
    table.do("react", "golden_statue", 0)
    assert table.phase == "game_over" and table.session.outcome is not None
    told = narrator().table(table.view(0))
    assert f"{table.session.outcome.points[0]} points" in told and "3 Golden Statue, for this check" in told
