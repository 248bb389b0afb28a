"""A mistake in a card file is reported in one sentence that names file, component, field and what was expected."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from resarcana_gui.component_files import ComponentFileError
from resarcana_gui.games.resarcana.cards.loader import lint, load_cards
from resarcana_gui.paths import data_file

OWN = data_file("cards.yaml").read_text(encoding="utf-8")

CARD = """artifacts:
  - id: card
    cost: E
"""

COST_MISTAKES = {
    "": ": 'cost' is missing.",
    "    cost: 2Q": ", cost: '2Q' is not a number of essences; write them like '2E G'.",
    "    cost: ": ", cost: expected essences like '2E G', found nothing.",
    "    cost: 7": ", cost: expected essences like '2E G', found 7.",
    "    cost: E E": ", cost: 'E': each essence once, from 1 to 2047.",
    "    cost: 2048E": ", cost: '2048E': each essence once, from 1 to 2047.",
    "    cost: 2~": ", cost: expected plain essences, perhaps with some of any type, found '2~'.",
    "    cost: X": ", cost: expected plain essences, perhaps with some of any type, found 'X'.",
    "    cost: 2* 3*": ", cost: '2* 3*' is not an amount of essences; write plain ones and at most one mix, like",
    "    cost: 0*": ", cost: '0*': a mix has from 1 to 2047 essences.",
    "    cost: 2048*": ", cost: '2048*': a mix has at most 2047 essences.",
    "    cost: '*'": ", cost: '*' is not a mix of essences; write it like '2~', '3*' or '2E/L/C'.",
}
"""What stands instead of the cost of CARD: what the message says after its id."""

MISTAKES = {
    "costs: E": ": unknown key 'costs', expected one of 'id', 'collect', 'discount',",
    "points: two": ", points: expected a whole number from 0 to 999, found 'two'.",
    "points: true": ", points: expected a whole number from 0 to 999, found True.",
    "points: -1": ", points: expected a whole number from 0 to 999, found -1.",
    "hand: 5": ", hand: expected a whole number from 1 to 4, found 5.",
    "type: dragoon": ", type: expected 'dragon', 'creature' or a list of these, each once, found 'dragoon'.",
    "type: [dragon, dragon]": ", type: expected 'dragon', 'creature' or a list of these, each once,",
    "collect: X": ", collect: expected essences like '2E', 'C/L' or '3~', found 'X'.",
    "collect: 0": ", collect: expected essences like '2E', 'C/L' or '3~', found 0.",
    "collect: {gain: E}": ", collect: expected exactly one of 'interest', 'growth', 'curse'.",
    "collect: {curse: 0}": ", collect, curse: expected plain essences like '2E G', found 0.",
    "collect: {curse: 2~}": ", collect, curse: expected plain essences like '2E G', found '2~'.",
    "discount: {type: dragon}": ", discount: 'less' is missing.",
    "discount: {less: 1, gold: 1}": ", discount, gold: expected true or false, found 1.",
    "points_for: {essences: E/E}": ", points_for, essences: 'E/E' is not a list of types; write them like",
    "powers: {turn: this}": ", powers: expected a list, found {'turn': 'this'}.",
    "powers: [turn]": ", powers 0: expected a mapping with some of 'turn', 'pay',",
    "powers: [{turn: this}]": ", powers 0: 'do' is missing.",
    "powers: [{do: {}}]": ", powers 0, do: a power has at least one effect.",
    "powers: [{do: {draw: false, discard_drawn: false}}]": ", powers 0, do, draw: expected a whole number",
    "powers: [{do: {check_victory: false}}]": ", powers 0, do: a power has at least one effect.",
    "powers: [{do: {fly: 1}}]": ", powers 0, do: unknown key 'fly', expected one of 'gain', 'put',",
    "powers: [{do: {gain: 0}}]": ", powers 0, do, gain: expected essences like '2E G' or '3~', found 0.",
    "powers: [{do: {gain_cost: 2~}}]": ", powers 0, do: gain_cost needs a card that is destroyed or",
    "powers: [{do: {gain_x: G}}]": ", powers 0, do: gain_x and an X to pay belong together.",
    "powers: [{do: {put_spent: any}}]": ", powers 0, do: put_spent needs essences to pay.",
    "powers: [{do: {put_spent: all}}]": ", powers 0, do, put_spent: expected 'this', 'any', found 'all'.",
    "powers: [{do: {discard_drawn: true, draw: 1}}]": ", powers 0, do: discard_drawn comes after draw.",
    "powers: [{do: {attack: {unless: D}}}]": ", powers 0, do, attack: 'life' is missing.",
    "powers: [{do: {match_rival: {gain: C/E, per: E}}}]": ", powers 0, do, match_rival, gain: expected one",
    "powers: [{do: {place: {from: box}}}]": ", powers 0, do, place, from: expected 'hand', 'discards',",
    "powers: [{pay: 2C/L, do: {draw: 1}}]": ", powers 0, pay: expected a mix like '2*' or one of some types",
    "powers: [{turn: creature, discard: card, do: {draw: 1}}]": ", powers 0: a power chooses at most one",
    "powers: [{turn: this, while_turned: true, do: {draw: 1}}]": ", powers 0: what is turned already",
    "reacts: [{to: rain}]": ", reacts 0, to: expected 'life loss', 'dragon', 'victory check', found 'rain'.",
    "reacts: [{to: dragon, points: 1}]": ", reacts 0: points, and nothing else, are what a React to a",
    "collect: {interest: 0~}": ", collect, interest: expected a mix like '2~', found '0~'.",
    "collect: {growth: 0}": ", collect, growth: expected a whole number from 1 to 999, found 0.",
}
"""What stands after the cost of CARD: what the message says after its id."""


def file_with(folder: Path, text: str | bytes) -> Path:
    path = folder / "cards.yaml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def message_of(path: Path) -> str:
    with pytest.raises(ComponentFileError) as caught:
        load_cards(path)
    assert lint(path)[0] == str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("line", COST_MISTAKES)
def test_a_mistake_in_a_cost_is_told(tmp_path: Path, line: str) -> None:
    path = file_with(tmp_path, CARD.replace("    cost: E\n", line + "\n"))
    assert message_of(path).startswith(f"cards.yaml, card{COST_MISTAKES[line]}")


@pytest.mark.parametrize("line", MISTAKES)
def test_a_mistake_in_a_component_is_told_with_its_place(tmp_path: Path, line: str) -> None:
    path = file_with(tmp_path, f"{CARD}    {line}\n")
    assert message_of(path).startswith(f"cards.yaml, card{MISTAKES[line]}")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "cards.yaml: expected a mapping with some of 'artifacts', "),
        ("cards: []", "cards.yaml: unknown key 'cards', expected one of 'artifacts', 'mages', "),
        ("mages: [{id: " + "K" * 900 + "}]", "cards.yaml, KKK"),
        ("mages: 3", "cards.yaml, mages: expected a list, found 3."),
        ("mages: [3]", "cards.yaml, mages 0: expected a mapping with some of "),
        ("mages: [{}]", "cards.yaml, mages 0: 'id' is missing."),
        ("mages: [{id: ''}]", "cards.yaml, , id: expected some text, found ''."),
        (
            "mages: [{id: Big One}]",
            "cards.yaml, Big One, id: expected lower-case letters, digits and _, found 'Big One'.",
        ),
        (
            "mages: [{id: monument_deck}]",
            (
                "cards.yaml, monument_deck, id: expected an id that means nothing else in commands and saves,"
                " found 'monument_deck'."
            ),
        ),
        ("mages: [{id: one, points: 1}]", "cards.yaml, one: unknown key 'points', expected one of "),
        (
            "places: [{id: one, cost: 3*}]",
            "cards.yaml, one, cost: expected plain essences, found '3*'.",
        ),
        ("places: [{id: one, cost: E}]", "cards.yaml, one: 'tile' is missing."),
        ("mages: [\n{id: one,,}]", "cards.yaml, line 2: "),
        ("mages: []\nmages: []", "cards.yaml, line 2: the key 'mages' appears twice."),
        ("mages: []\n? [a]\n: 1", "cards.yaml, line 2: a key must be a word."),
        ("mages: []\nitems: *a", "cards.yaml, line 2: the alias 'a' is undefined or refers to itself."),
        ("mages: !!python/object/apply:os.getcwd []", "cards.yaml, line 1: could not determine a constructor"),
        ("mages: 2001-99-99", "cards.yaml: this is not YAML (month must be"),
        ("mages: \x01", "cards.yaml"),
        ("mages: " + "[" * 60_000, "cards.yaml, line 1: lists and mappings are nested more than 50 deep."),
        (CARD + CARD.replace("artifacts:\n", ""), "cards.yaml, card, id: expected an id of its own, found one that is"),
        (CARD, "cards.yaml, artifacts: a game needs at least 32, found 1."),
    ],
)
def test_a_mistake_in_the_file_is_told(tmp_path: Path, text: str | bytes, message: str) -> None:
    assert message_of(file_with(tmp_path, text)).startswith(message)


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    path = tmp_path / "no.yaml"
    assert message_of(path) == f"{path}: the file cannot be read (No such file or directory)."
    path.write_bytes(b"mages: \xff")
    assert message_of(path) == f"{path}: the file cannot be read (it is not in UTF-8, from byte 7 on)."


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_what_is_no_file_is_told_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert lint(tmp_path / "pipe") == [f"{tmp_path / 'pipe'}: the file cannot be read (it is a pipe)."]
    assert lint(Path("/dev/zero")) == ["/dev/zero: the file cannot be read (it is a device)."]


def test_a_tile_needs_its_two_sides(tmp_path: Path) -> None:
    path = file_with(tmp_path, OWN.replace("tile: 1\n    side: back", "tile: 2\n    side: back"))
    assert lint(path) == [
        "cards.yaml, places: tile 1 needs one side first and one side back, found first.",
        "cards.yaml, places: tile 2 needs one side first and one side back, found back, first, back.",
    ]


def test_a_game_needs_tiles_and_components(tmp_path: Path) -> None:
    sections = OWN[OWN.index("\nartifacts:") : OWN.index("\nplaces:")]
    assert lint(file_with(tmp_path, sections)) == ["cards.yaml, places: a game needs at least 4 tiles, found 0."]


def test_lint_finds_the_mistakes_of_all_components(tmp_path: Path) -> None:
    path = file_with(tmp_path, OWN.replace("cost: 6E\n", "cost: 6Q\n").replace("points: 3\n", "points: three\n"))
    assert [problem.split(":")[0] for problem in lint(path)] == [
        "cards.yaml, fire_dragon, cost",
        "cards.yaml, great_pyramid, points",
        "cards.yaml, coral_castle, points",
    ]


def test_lint_finds_nothing_wrong_with_the_game_s_own_file() -> None:
    assert lint() == lint(data_file("cards.yaml")) == []


def test_lint_knows_what_the_base_game_has(tmp_path: Path) -> None:
    text = OWN.replace("hand: 1\n", "hand: 2\n", 1)
    start, end = text.index("  - id: protection"), text.index("  - id: reanimate")
    assert lint(file_with(tmp_path, text[:start] + text[end:])) == [
        "cards.yaml, items: the base game has 8, found 7.",
        "cards.yaml, hand 1: expected 3 of kind artifact, found 2.",
        "cards.yaml, hand 2: expected 3 of kind artifact, found 4.",
    ]


def test_a_long_value_is_cut_short_in_a_message(tmp_path: Path) -> None:
    assert len(message_of(file_with(tmp_path, f"mages: {'x' * 5000}"))) < 120
