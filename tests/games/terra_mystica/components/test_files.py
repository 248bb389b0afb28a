"""Reading the files of components: what they say, and every mistake with its place."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from resarcana_gui.component_files import ComponentFileError
from resarcana_gui.games.terra_mystica.components import loader
from resarcana_gui.games.terra_mystica.components.amounts import Amount, amount_of
from resarcana_gui.games.terra_mystica.components.loader import lint, load_components, own_folder

MISTAKES = [
    ("map.yaml", "rows:\n  - USG", "rows:\n  - XSG", "map.yaml, rows, row 1: expected letters of YUKBGSR and ~"),
    ("map.yaml", "A3-C1", "A3-Z1", "map.yaml, bridges: expected two land hexes like 'A3-C1', found 'A3-Z1'"),
    ("map.yaml", "A3-C1", "A1-A2", "map.yaml, bridges: expected two land hexes with river between them"),
    ("map.yaml", "rows:", "lines:", "map.yaml: unknown key 'lines', expected one of 'rows', 'bridges'"),
    ("tiles.yaml", "power: 3, bridge", "bridge", "tiles.yaml, ACT1: 'power' is missing"),
    ("tiles.yaml", "power: 3, gain: 1P", "power: 3", "tiles.yaml, ACT2: expected one of 'bridge'"),
    ("tiles.yaml", "gain: 1P}\n  - {id: ACT3", "gain: 1Q}\n  - {id: ACT3", "tiles.yaml, ACT2, gain: expected"),
    ("tiles.yaml", "id: ACT2", "id: ACT1", "tiles.yaml, power_actions 2, id: expected an id"),
    ("tiles.yaml", "power: 6,", "power: 60,", "tiles.yaml, ACT6, power: expected a whole number from 1 to 12"),
    ("tiles.yaml", "cult: earth, every: 1", "cult: moon, every: 1", "tiles.yaml, SCORE1, cult: expected 'fire'"),
    ("tiles.yaml", "per: [spade]", "per: [spoon]", "tiles.yaml, SCORE1, per: expected a list"),
    ("tiles.yaml", "per: [spade]", "per: spade", "tiles.yaml, SCORE1, per: expected a list, found 'spade'"),
    ("tiles.yaml", "1C, early: true", "1C, early: soon", "tiles.yaml, SCORE1, early: expected true or false"),
    ("tiles.yaml", "[0, 2, 3, 3, 4]", "[0, 2]", "tiles.yaml, FAV12, passing: expected 5 numbers, found 2"),
    ("tiles.yaml", "income: 2C, spades: 1", "income: 2, spades: 1", "tiles.yaml, BON1, income: expected an amount"),
    ("tiles.yaml", "scoring_tiles: [SCORE5, SCORE7", "scoring_tiles: [SCORE5, SCORE5",
     "tiles.yaml, first_game, scoring_tiles: expected 6 different tiles, found 5"),
    ("tiles.yaml", "    2: {without", "    7: {without",
     "tiles.yaml, first_game, tables: expected a table for each of (2, 3, 4, 5) players"),
    ("tiles.yaml", "nomads: [E8, F3, I7]}}", "nomads: [E8, F3]}}",
     "tiles.yaml, first_game, tables, 2, dwellings, nomads: expected 3 hexes of its home terrain"),
    ("tiles.yaml", "witches: [C3, F4], nomads: [E8, F3, I7]", "witches: [C3, F4]",
     "tiles.yaml, first_game, tables, 2, dwellings: expected a whole number from 2 to 5"),
    ("factions.yaml", "id: darklings", "id: alchemists", "factions.yaml, factions 2, id: expected an id of its own"),
    ("factions.yaml", "bowls: [7, 5, 0]", "bowls: [7, 4, 0]", "factions.yaml, fakirs, start, bowls: expected 12"),
    ("factions.yaml", "bowls: [7, 5, 0]", "bowls: [7, 5]", "factions.yaml, fakirs, start, bowls: expected 3 numbers"),
    ("factions.yaml", "home: plains", "home: moon", "factions.yaml, cultists, home: expected 'desert', 'plains'"),
    ("factions.yaml", "{id: ACTA, cult_steps: 2}", "{id: ACTA}",
     "factions.yaml, auren, stronghold, action: expected an id and one thing"),
    ("factions.yaml", "{id: ACTA, cult_steps: 2}", "{cult_steps: 2}",
     "factions.yaml, auren, stronghold, action: 'id' is missing"),
    ("factions.yaml", "{id: ACTA, cult_steps: 2}", "{id: 3, cult_steps: 2}",
     "factions.yaml, auren, stronghold, action, id: expected some text, found 3"),
    ("factions.yaml", "temple: [0, 1P, 2P, 3P]", "temple: [0, 1P]",
     "factions.yaml, alchemists, income, temple: expected 4 amounts, found 2"),
    ("factions.yaml", "\nfactions:\n", "\nfactions: nobody\nothers:\n", "factions.yaml: unknown key 'others'"),
]  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for path in own_folder().iterdir():
        shutil.copy(path, tmp_path)
    return tmp_path


def test_the_games_own_files_have_no_mistakes() -> None:
    loader._own.cache_clear()
    assert load_components() is load_components()
    assert lint() == []


def test_files_with_mistakes_cannot_be_played_with(folder: Path) -> None:
    (folder / "map.yaml").write_text("", encoding="utf-8")
    with pytest.raises(ComponentFileError, match=r"map.yaml: expected a mapping"):
        load_components(folder)


def test_other_files_can_be_played_with(folder: Path) -> None:
    assert lint(folder) == lint(folder / "map.yaml") == []
    assert [faction.slug for faction in load_components(folder).factions][:2] == ["alchemists", "darklings"]


@pytest.mark.parametrize(("name", "right", "wrong", "sentence"), MISTAKES)
def test_a_mistake_is_told_with_its_place(folder: Path, name: str, right: str, wrong: str, sentence: str) -> None:
    text = (folder / name).read_text(encoding="utf-8")
    assert right in text
    (folder / name).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    (problem,) = lint(folder)
    assert problem.startswith(sentence)


def test_a_map_needs_two_rows(folder: Path) -> None:
    (folder / "map.yaml").write_text("rows: [YY]\nbridges: []\n", encoding="utf-8")
    assert lint(folder) == ["map.yaml, rows: expected 2 to 9 rows, found 1."]


def test_what_is_no_file_of_components_is_told(folder: Path) -> None:
    (folder / "map.yaml").write_text("rows: [", encoding="utf-8")
    (folder / "tiles.yaml").write_text("- a list", encoding="utf-8")
    first, second = lint(folder)
    assert first.startswith("map.yaml, line ")
    assert second.startswith("tiles.yaml: expected a mapping with some of 'power_actions'")
    (folder / "map.yaml").write_bytes(b"\xff")
    assert "cannot be read" in lint(folder)[0]
    (folder / "map.yaml").write_text("rows: !!python/none x", encoding="utf-8")
    assert lint(folder)[0].startswith("map.yaml")
    with pytest.raises(OSError, match="nowhere"):
        lint(folder / "nowhere")


def test_amounts_are_read_and_shown_in_one_notation() -> None:
    assert repr(amount_of("2W 1PW")) == "2W 1PW"
    assert amount_of("15C 3W 1P 4PW 5VP").each() == (15, 3, 1, 4, 5)
    assert repr(Amount()) == "0" and not amount_of("0")
    for wrong in ("", "2X", "1W 1W", "W", "100C"):
        with pytest.raises(ValueError, match="expected an amount"):
            amount_of(wrong)
