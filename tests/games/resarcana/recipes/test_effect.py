"""A new kind of effect is a kind, its reader, a rule, and a row in every table about effects."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest

from tests.recipes.copied_tree import ROOT, Tree

SCHEMA: Final = {
    "cards/tables.py": {
        "CHECK_VICTORY: Final = 18\n": "SWELL: Final = 19  # number more of each type that lies on this component\n",
        '    "check victory",\n': '    "swell",\n',
    },
    "cards/effect_readers.py": {
        "    return [Effect(tables.CHECK_VICTORY)] if entry.flag(key) else []\n": """

def _swell(entry: Entry, key: str) -> list[Effect]:
    return [Effect(tables.SWELL, number=entry.number(key))]
""",
        '    "check_victory": _check_victory,\n': '    "swell": _swell,\n',
    },
}
"""Behind which line of a file of the game which others come."""

RULE: Final = {
    "rules/effects.py": {
        "    state.begin_phase(CHECKING_NOW)\n    return False\n": """

def _swell(state: State, use: PowerUse, effect: Effect, chance: Chance) -> bool:
    on = state.on[use.number]
    for essence in range(ESSENCES):
        if count_of(on, essence):
            put(state, use.number, of(essence, effect.number))
    return False
""",
    }
}

ROWS: Final = {
    "rules/effects.py": ("tables.CHECK_VICTORY: _check_victory,", "tables.SWELL: _swell,"),
    "rules/no_op_actions.py": ("tables.CHECK_VICTORY: _decides,", "tables.SWELL: _always,"),
    "ai/appraiser.py": ("tables.CHECK_VICTORY: _check_victory,", "tables.SWELL: _put_spent,"),
    "ai/income.py": ("tables.CHECK_VICTORY: _uncertain,", "tables.SWELL: _uncertain,"),
    "view/tell/power_text.py": ("tables.CHECK_VICTORY: _always_the_same,", "tables.SWELL: _number,"),
    "view/faces/icon_lines.py": (
        'tables.CHECK_VICTORY: lambda _: "{victory}",',
        'tables.SWELL: lambda shown: f"{{on_this}}{{any}}: +{shown.number}",',
    ),
    "view/asking/effect_prospects.py": (
        "tables.CHECK_VICTORY: Prospect(),",
        "tables.SWELL: Prospect(scores=_may_count),",
    ),
}
"""Rules, opponents and window have tables about effects: the row behind which a new one comes."""

CARD: Final = """artifacts:
  - id: leaven
    cost: E
    powers:
      - {turn: this, do: {put: E C, swell: 2}}

"""
WORDS: Final = {
    "en": ("Leaven", "one: put {number} more of each essence on it, other: put {number} more of each essence on it"),
    "es": ("Levadura", "one: pon {number} más de cada esencia, other: pon {number} más de cada esencia"),
}


@pytest.mark.parametrize("file", [*SCHEMA, *ROWS])
def test_contributing_names_the_files_of_the_recipe(file: str) -> None:
    assert f"`{file}`" in told() or f"`games/resarcana/{file}`" in told()


def told() -> str:
    """What CONTRIBUTING says of effects."""
    return (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Add an effect")[2].partition("\n## ")[0]


@pytest.mark.slow
def test_a_new_effect_is_asked_for_everywhere_and_then_read_on_a_card_and_played(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    game = tree.package / "games" / "resarcana"
    tree.edit(tmp_path / "cards.yaml", "artifacts:\n", CARD)
    assert "cards.yaml, leaven, powers 0, do: unknown key 'swell'" in tree.run("resarcana_gui", "lint-cards", expect=1)
    for steps in (SCHEMA, RULE):
        for file, pieces in steps.items():
            for old, new in pieces.items():
                tree.edit(game / file, old, old + new)
    rows = [
        (str(game / file), f"        {old}\n", f"        {old}\n        {new}\n") for file, (old, new) in ROWS.items()
    ]
    told = tree.run("tests.games.resarcana.recipes.effect", json.dumps(rows))
    for file in ROWS:
        table = file.removesuffix(".py").replace("/", ".")
        assert re.search(rf"{re.escape(table)}\..* has no row for swell", told), f"{file}: {told}"
    assert "There is no text for 'effect.swell" in tree.run("resarcana_gui", "lint-cards", expect=1)
    lang = tree.own("resarcana", "lang")
    for language, (name, sentence) in WORDS.items():
        with (lang / "cards" / f"{language}.yaml").open("a", encoding="utf-8") as names:
            names.write(f"  leaven: {name}\n")
        tree.edit(lang / f"{language}.yaml", "\neffect:\n", f"\neffect:\n  swell: {{{quoted(sentence)}}}\n")
    tree.run("resarcana_gui", "lint-cards")
    assert tree.run("tests.games.resarcana.recipes.card", "leaven") == "Leaven: 3{elan} and 3{calm}\n"
    tree.check()


def quoted(forms: str) -> str:
    """Plural forms as YAML: the braces of a number would be a mapping."""
    return ", ".join('{}: "{}"'.format(*form.split(": ", 1)) for form in forms.split(", "))
