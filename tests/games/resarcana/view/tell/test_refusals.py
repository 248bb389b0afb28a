"""Every reason why not is a sentence, with its numbers."""

from __future__ import annotations

import ast
from pathlib import Path

from resarcana_gui.games.resarcana.cards.essences import parsed
from resarcana_gui.games.resarcana.cards.tables import CHOICES
from resarcana_gui.games.resarcana.view.tell.power_text import key_of
from resarcana_gui.kernel.record import Value
from resarcana_gui.kernel.refusal import Refusal
from tests.for_each import for_each
from tests.games.resarcana.described_table import Table, lying, seat
from tests.games.resarcana.view.tell.speaking import LANGUAGES, narrator, voice

SOURCE = Path(__file__).parents[5] / "resarcana_gui" / "games" / "resarcana" / "rules" / "refusals.py"


def codes() -> set[str]:
    """All codes that the rules give, as they stand in the source."""
    tree = ast.parse(SOURCE.read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal"]
    first = [node for call in calls for node in ast.walk(call.args[0])]
    compared = {id(side) for node in first if isinstance(node, ast.Compare) for side in ast.walk(node)}
    return {
        node.value
        for node in first
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in compared
    }


DETAILS: dict[str, Value] = {
    "seat": 9,
    "asked": 1,
    "owner": 1,
    "question": "turn",
    "number": 2,
    "command": "look",
    "types": 0b10110,
    "missing": parsed("1D"),
    "short": 1,
    "missing_any": 0,
    "fixed": parsed("3D"),
    "any_type": 0,
    "size": 3,
    "pool": parsed("2D"),
    "needs": CHOICES[1],
}


def test_the_codes_are_found_in_the_rules() -> None:
    assert {"game_over", "cannot_pay", "only_reacts", "no_such_power", "is_turned", "is_straight"} <= codes()


@for_each("language", LANGUAGES)
@for_each("code", sorted(codes()))
def test_every_reason_has_a_sentence(code: str, language: str) -> None:
    told = narrator(language).refusal(Refusal(code, dict(DETAILS)))
    assert told[0].isupper() and told.endswith(".") and "{" not in told and len(told) > 10


@for_each("language", LANGUAGES)
@for_each("choice", CHOICES[1:])
def test_what_a_cost_needs_has_words(choice: str, language: str) -> None:
    assert voice(language).text(f"refusal.nothing_for_cost.{key_of(choice)}")


def why_not(table: Table, kind: str, component: str | None = None, power: int | None = None, **more: object) -> str:
    return narrator().refusal(table.why_not(kind, component, power, **more))


def test_what_lacks_of_one_type_is_told_with_what_one_has() -> None:
    table = Table(seat(hand=["bone_dragon"], pool="1L 2D", mage="witch"))
    assert why_not(table, "place", "bone_dragon") == "Needs 2 more Death: you have 2 of 4."


def test_what_lacks_of_several_types_is_told_with_what_one_has_of_them() -> None:
    table = Table(seat(hand=["sea_serpent"], pool="9E 2C", mage="witch"))
    assert why_not(table, "place", "sea_serpent") == (
        "Needs 3 Life and 4 Calm more: it costs 3 Life and 6 Calm, and you have 0 Life and 2 Calm."
    )


def test_what_lacks_of_any_type_is_told_as_a_number() -> None:
    table = Table(seat(pool="2E", mage="alchemist"))
    assert why_not(table, "use", "alchemist", 0) == "Needs 2 more essences of any type: you have 2 of 4."


def test_both_can_lack() -> None:
    table = Table(seat(hand=["crypt"], pool="1D", mage="witch"))
    assert why_not(table, "place", "crypt") == "Needs 1 more Death: you have 1 of 2, and 3 more essences of any type."


def test_with_a_discount_any_of_the_types_would_do() -> None:
    table = Table(seat("dragon_bridle", hand=["sea_serpent"], pool="2L 2C", mage="witch"))
    assert why_not(table, "place", "sea_serpent") == (
        "Needs 2 more essences: it costs 3 Life, 6 Calm (6 after discounts), and you have 2 Life and 2 Calm."
    )


def test_other_reasons_name_what_they_are_about() -> None:
    table = Table(seat("athanor", lying("prism", turned=True), "mermaid", pool="1E"), seat("hawk"))
    assert why_not(table, "use", "athanor", 1) == "Needs 6 Elan more on it."
    assert why_not(table, "use", "prism", 1) == "It is turned."
    assert why_not(table, "use", "mermaid", 0) == "Needs 1 Life, Calm or Gold: you have none."
    assert why_not(table, "use", "hawk", 0) == "It belongs to Circe."
    assert why_not(table, "place", "hawk") == "Circe has it in play."
    assert why_not(table, "pass", seat=1) == "It is not your turn: waiting for Ada."
