"""Every component of cards.yaml is what is printed on it."""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.loader import _own_cards, load_cards
from resarcana_gui.games.resarcana.view.tell.catalogs import component_names
from tests.for_each import for_each
from tests.games.resarcana.cards.describe import described
from tests.games.resarcana.cards.printed_texts import PRINTED

CARDS = load_cards()
LINES = [line.split(" | ") for line in PRINTED.splitlines()]


@for_each("line", LINES)
def test_a_component_is_what_is_printed_on_it(line: list[str]) -> None:
    assert described(CARDS.components[CARDS.numbers[line[0]]]) == line[3:]


@for_each("line", LINES)
def test_a_component_has_its_name_in_both_languages(line: list[str]) -> None:
    assert [component_names("en")[line[0]], component_names("es")[line[0]]] == line[1:3]


def test_there_are_78_components_and_no_others() -> None:
    assert sorted(CARDS.numbers) == sorted(line[0] for line in LINES)
    assert CARDS.count == 78


def test_components_are_numbered_by_kind_in_the_order_of_the_file() -> None:
    assert [component.number for component in CARDS.components] == list(range(78))
    assert [component.kind for component in CARDS.components] == sorted(
        component.kind for component in CARDS.components
    )
    assert [*CARDS.artifacts, *CARDS.mages, *CARDS.items, *CARDS.monuments, *CARDS.places] == list(range(78))


def test_mixes_of_collect_abilities_are_of_the_types_that_are_printed() -> None:
    vault, horse = (CARDS.components[CARDS.numbers[slug]].collect for slug in ("vault", "celestial_horse"))
    assert (vault.types, horse.types) == (0b01111, 0b00111)
    assert CARDS.components[CARDS.numbers["hanging_gardens"]].collect.types == 0b01111


def test_the_size_of_a_cost_counts_essences_of_any_type() -> None:
    sizes = {slug: CARDS.components[number].cost_size for slug, number in CARDS.numbers.items()}
    assert (sizes["corrupt_altar"], sizes["prism"], sizes["wind_dragon"], sizes["temple"]) == (5, 0, 8, 4)


def test_only_places_with_a_formula_score_by_one() -> None:
    scoring = {component.slug for component in CARDS.components if component.scores}
    assert scoring == {line[0] for line in LINES if "per" in line[5]}
    assert all(CARDS.components[CARDS.numbers[slug]].kind == tables.PLACE for slug in scoring)


def test_without_a_file_the_game_s_own_is_read_and_only_once() -> None:
    assert _own_cards.__wrapped__().numbers == load_cards().numbers
    assert load_cards() is load_cards()
