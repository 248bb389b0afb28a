"""Any component can be looked at closely."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.view.tell.catalogs import component_names
from resarcana_gui.games.resarcana.view.tell.inspect_text import inspect_text
from tests.games.resarcana.described_table import Table, lying, resarcana, seat
from tests.games.resarcana.view.tell.speaking import LANGUAGES, narrator, voice


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_is_found_by_its_name(language: str) -> None:
    view = Table(seat()).view(0)
    for component in resarcana().cards.components:
        name = component_names(language)[component.slug]
        assert narrator(language).inspect(name, view)[0] == name


def test_part_of_a_name_without_accents_and_capitals_will_do() -> None:
    view = Table(seat()).view(0)
    assert narrator("es").inspect("caliz de f", view)[0] == "Cáliz de fuego"
    assert narrator("en").inspect("caliz de f", view)[0] == "Chalice of Fire"


def test_several_or_no_component_of_a_name_are_told() -> None:
    view = Table(seat()).view(0)
    assert narrator().inspect("chalice", view) == ["Did you mean Chalice of Fire or Chalice of Life?"]
    assert narrator().inspect("chess", view) == ["There is no component called 'chess'."]
    assert narrator().inspect("...", view) == ["There is no component called '...'."]


def test_where_it_is_and_how_it_stands_is_told() -> None:
    table = Table(seat(lying("vault", on="2G", turned=True), hand=["prism"]), seat(discards=["hawk"]))
    view = table.view(0)
    assert narrator().inspect("vault", view)[-3:] == [
        "  In play, turned.",
        "  On it: 2 Gold.",
        "  You cannot use it now (it is turned).",
    ]
    assert narrator().inspect("prism", view)[-1] == "  In your hand."
    assert narrator().inspect("hawk", view)[-1] == "  In Circe's discard pile."


def test_what_it_costs_now_and_why_it_cannot_be_had_is_told() -> None:
    view = Table(seat("dragon_bridle", hand=["fire_dragon"], pool="2E", mage="witch")).view(0)
    price, reason = narrator().inspect("fire dragon", view)[-2:]
    assert price == "  Costs you 3 now: 6 Elan, less 3 (Dragon Bridle \N{MINUS SIGN}3)."
    assert reason.startswith("  You cannot place it now (needs 1 more essence: it costs 6 Elan (3 after")
    assert narrator().inspect("colossus", view)[-1] == "  You cannot claim it now (needs 4 more Gold: you have 0 of 4)."


def test_an_answer_about_a_component_shows_it() -> None:
    table = Table(seat(hand=["prism"]))
    told = [narrator().inspect(command, table.view(0)) for command in table.session.legal()]
    assert told[0][0] == "Prism" and told[-1] == []


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Costs you nothing now: 6 Elan, less 6 ("), ("es", "Ahora no te cuesta nada: 6 de Elan, menos 6 (")],
)
def test_what_costs_nothing_any_more_says_thanks_to_what(language: str, told: str) -> None:
    view = Table(seat("dragon_bridle", "dragons_lair", hand=["fire_dragon"], mage="witch")).view(0)
    price = inspect_text(voice(language), Table.number("fire_dragon"), view)[-1]
    names = [component_names(language)[slug] for slug in ("dragon_bridle", "dragons_lair")]
    assert price.strip().startswith(told) and all(f"{name} \N{MINUS SIGN}3" in price for name in names)


@pytest.mark.parametrize("setup", ["first", "standard"])
def test_what_counts_in_a_first_game_only_is_told_only_there(setup: str) -> None:
    view = Table.dealt(setup=setup).view(0)
    told = [line for slug in ("hawk", "dwarven_mines") for line in inspect_text(voice(), Table.number(slug), view)]
    assert any("first-game" in line.lower() for line in told) is (setup == "first")
