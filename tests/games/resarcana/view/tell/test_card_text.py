"""Everything printed on a component can be said, and is said as the golden files have it.

After an intended change, `python -m tests.games.resarcana.golden.components` writes those anew: read what it changed.
"""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import ALL_TYPES, of
from resarcana_gui.games.resarcana.cards.tables import Collect, Cost, Effect, Power, React
from resarcana_gui.games.resarcana.view.tell.card_text import collect_text, cost_text, describe
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog
from resarcana_gui.games.resarcana.view.tell.power_text import effect_text, power_cost, power_text, react_text
from resarcana_gui.games.resarcana.view.tell.voice import Words
from tests.for_each import for_each
from tests.games.resarcana.described_table import resarcana
from tests.games.resarcana.golden.components import golden_file, written
from tests.games.resarcana.view.tell.speaking import LANGUAGES

ENGLISH = Words(catalog("en"))
LIFE_OR_CALM = 0b00110


def power(**parts: object) -> Power:
    usual: dict[str, object] = {
        "turns": True,
        "while_turned": False,
        "destroys_this": False,
        "fixed": 0,
        "any_type": 0,
        "one_of": 0,
        "same_type": False,
        "from_this": 0,
        "choice": 0,
        "effects": [Effect(tables.CHECK_VICTORY)],
    }
    return Power(**{**usual, **parts})  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_reads_as_in_the_golden_file(language: str) -> None:
    assert written(language) == golden_file(language).read_text(encoding="utf-8")


@for_each("language", LANGUAGES)
@for_each("kind", range(len(tables.EFFECTS)))
def test_every_effect_has_a_sentence(kind: int, language: str) -> None:
    assert effect_text(Words(catalog(language)), Effect(kind, essences=of(0, 2), number=2, types=LIFE_OR_CALM))


@for_each("language", LANGUAGES)
@for_each("choice", range(1, len(tables.CHOICES)))
@for_each("turns", [True, False])
def test_every_choice_in_a_cost_has_words(choice: int, turns: bool, language: str) -> None:
    told = power_cost(Words(catalog(language)), power(choice=choice, turns=turns))
    assert told != power_cost(Words(catalog(language)), power(turns=turns))


@for_each("language", LANGUAGES)
@for_each(
    "part",
    [
        {"destroys_this": True},
        {"fixed": of(0)},
        {"any_type": 2},
        {"one_of": LIFE_OR_CALM},
        {"same_type": True},
        {"from_this": of(0, 6)},
        {"while_turned": True},
    ],
)
def test_every_part_of_a_cost_is_told(part: dict[str, object], language: str) -> None:
    words = Words(catalog(language))
    assert power_text(words, power(**part)) != power_text(words, power())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("trigger", range(len(tables.TRIGGERS)), ids=tables.TRIGGERS)
def test_every_trigger_has_a_sentence(trigger: int, language: str) -> None:
    assert react_text(
        Words(catalog(language)), React(trigger=trigger, turns=False, fixed=of(0), put=of(3), points=0)
    ).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", range(1, len(tables.COLLECTS)), ids=tables.COLLECTS[1:])
def test_every_way_to_collect_has_a_sentence(kind: int, language: str) -> None:
    assert collect_text(Collect(0, kind, 2, LIFE_OR_CALM, of(3)), Words(catalog(language)))


@for_each("language", LANGUAGES)
@for_each("escape", range(len(tables.ESCAPES)))
@for_each("source", range(len(tables.SOURCES)))
def test_every_way_out_and_every_source_has_words(escape: int, source: int, language: str) -> None:
    words = Words(catalog(language))
    assert effect_text(words, Effect(tables.ATTACK, number=2, choice=escape))
    assert effect_text(words, Effect(tables.PLACE_ARTIFACT, number=tables.FREE, choice=source))


def test_what_no_printed_card_has_can_be_said_too() -> None:
    assert effect_text(ENGLISH, Effect(tables.GAIN_X, types=ALL_TYPES)) == "gain X essences of a single other type"
    assert effect_text(ENGLISH, Effect(tables.GAIN_COST, number=1, types=ALL_TYPES)).startswith("gain essences equal")
    assert effect_text(ENGLISH, Effect(tables.LOOK, number=1)).startswith("look at the top card")
    assert react_text(ENGLISH, React(trigger=0, turns=False, fixed=0, put=0, points=0)) == (
        "When you would lose Life, pay nothing to ignore it (even while turned)."
    )


def test_a_cost_is_told_shortly() -> None:
    cards = resarcana().cards
    costs = {slug: cost_text(cards.components[cards.numbers[slug]], ENGLISH) for slug in ("prism", "wind_dragon")}
    assert costs == {"prism": "free", "wind_dragon": "4 Calm, any 4 essences"}
    assert Cost(of(4, 4), 0).fixed == cards.monument_cost


def test_a_component_is_described_in_sentences() -> None:
    cards = resarcana().cards
    assert describe(cards.components[cards.numbers["chalice_of_fire"]], catalog("en")) == [
        "Artifact.",
        "Cost: 1 Elan, 1 Gold.",
        "Collect: gain 2 Elan.",
        "Turn and pay 1 Elan: straighten one of your components.",
    ]
