"""A mistake in a card file is reported in one sentence that names file, card, field and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.component_files import ComponentFileError
from resarcana_gui.games.seasons.cards import energies
from resarcana_gui.games.seasons.cards.lint import lint
from resarcana_gui.games.seasons.cards.loader import load_cards, own_file
from tests.for_each import for_each

OWN = own_file().read_text(encoding="utf-8")
CARD = "  - {id: amulet_of_air, type: item, cost: 2A, prestige: 6, enter: {gauge: 2}}\n"

MISTAKES = {
    "{id: amulet_of_air, type: item}": "amulet_of_air: 'cost' is missing.",
    "{id: amulet_of_air, cost: 0}": "amulet_of_air: 'type' is missing.",
    "{type: item, cost: 0}": "cards 0: 'id' is missing.",
    "{id: '', type: item, cost: 0}": "cards.yaml, , id: expected some text, found ''.",
    "{id: Amulet, type: item, cost: 0}": "Amulet, id: expected lower-case letters, digits and _, without a digit",
    "{id: amulet_2, type: item, cost: 0}": "amulet_2, id: expected lower-case letters",
    "{id: none, type: item, cost: 0}": "none, id: expected lower-case letters",
    "{id: purse_of_io, type: item, cost: 0}": "purse_of_io, id: expected an id of its own, found one that is taken.",
    "5": "cards 0: expected a mapping with some of 'id', 'type',",
    "{id: a, type: thing, cost: 0}": "a, type: expected 'item', 'familiar', found 'thing'.",
    "{id: a, type: item, cost: 0, costs: 1}": "a: unknown key 'costs', expected one of 'id',",
    "{id: a, type: item, cost: 2Q}": "a, cost: '2Q' is not a number of energies",
    "{id: a, type: item, cost: A A}": "a, cost: 'A': each energy once, from 1 to 127.",
    "{id: a, type: item, cost: 5}": "a, cost: expected energies and crystals like 'A F 3c', found 5.",
    "{id: a, type: item, cost: [A, F]}": "a, cost: expected a cost for 2, 3 and 4 players,",
    "{id: a, type: item, cost: elements}": "a, cost: the cost 'elements' and effects under that key belong together.",
    "{id: a, type: item, cost: 0, elements: {A: {gauge: 1}}}": "a, cost: the cost 'elements' and effects",
    "{id: a, type: item, cost: elements, elements: {A: {gauge: 1}}}": "a, elements: 'W' is missing.",
    "{id: a, type: item, cost: 0, prestige: 100}": "a, prestige: expected a whole number from -99 to 99, found 100.",
    "{id: a, type: item, cost: 0, advanced: 1}": "a, advanced: expected true or false, found 1.",
    "{id: a, type: item, cost: 0, enter: {}}": "a, enter: expected at least one effect.",
    "{id: a, type: item, cost: 0, enter: {deal: false}}": "a, enter: expected at least one effect.",
    "{id: a, type: item, cost: 0, enter: {wish: 1}}": "a, enter: unknown key 'wish', expected one of 'gauge',",
    "{id: a, type: item, cost: 0, enter: {gain: 0}}": "a, enter, gain: expected energies like '2A F', found 0.",
    "{id: a, type: item, cost: 0, enter: {gain: QQ}}": "a, enter, gain: 'QQ' is not a number of energies",
    "{id: a, type: item, cost: 0, enter: {if_reserve: {crystals: 1}}}": "a, enter, if_reserve: expected 'at_least'",
    "{id: a, type: item, cost: 0, enter: {per_item: {}}}": "a, enter, per_item: expected one of 'crystals'",
    "{id: a, type: item, cost: 0, enter: {fill: {to: 7}}}": "a, enter, fill: 'crystals' is missing.",
    "{id: a, type: item, cost: 0, enter: {crystallise_paid: 9}}": "a, enter: 'crystallise_paid' is for a power.",
    "{id: a, type: item, cost: 0, season: {store: 4}}": "a, season: 'store' is for effects of a card that enters play.",
    "{id: a, type: item, cost: 0, powers: 1}": "a, powers: expected a list, found 1.",
    "{id: a, type: item, cost: 0, powers: [{}]}": "a, powers 0: 'do' is missing.",
    "{id: a, type: item, cost: 0, powers: [{pay: 1*, sacrifice: 3, do: {draw: 1}}]}": "a power leaves at most one part",
    "{id: a, type: item, cost: 0, powers: [{pay: 1*, sacrifice: this, do: {draw: 1}}]}": "allow no more than crystals.",
    "{id: a, type: item, cost: 0, powers: [{pay: A, reserve: all, do: {draw: 1}}]}": "allow no more than crystals.",
    "{id: a, type: item, cost: 0, powers: [{do: {crystallise_paid: 9}}]}": "'crystallise_paid' needs energies to pay",
    "{id: a, type: item, cost: 0, powers: [{pay: 3=, do: {fill: {to: 7, crystals: 1}}}]}": "'fill' needs one energy",
    "{id: a, type: item, cost: 0, powers: [{do: {exchange: true}}]}": "'exchange' and 'crystals: X' belong together.",
    "{id: a, type: item, cost: 0, powers: [{do: {store: 4}}]}": "'store' is for effects of a card that enters play.",
    "{id: a, type: item, cost: 0, powers: [{do: {reroll: true}}]}": "'reroll' and 'before_die' belong together.",
    "{id: a, type: item, cost: 0, powers: [{do: {play_from_hand: true}}]}": "'play_from_hand' needs 'sacrifice: this'.",
    "{id: a, type: item, cost: 0, powers: [{give_up: item, do: {draw: 1}}]}": "give_up: expected 'familiar', found",
    "{id: a, type: item, cost: 0, end: {}}": "a, end: expected one of 'most_cards', 'energies', 'no_familiar'.",
    "{id: amulet_of_earth, type: item, cost: 0, advanced: true}": "expected an id of its own",
}
"""What stands in place of the first card: what the message says."""

PARTS = {
    ("  winter:\n    - [", "  winter: []\n  autumm:\n    - ["): "dice: unknown key 'autumm'",
    ('"D : 2"', '"D 1 : 2"'): "dice, winter 0: expected a face like",
    ('"D : 2"', '"DD : 2"'): "dice, winter 0: expected a face like",
    ('"D : 2"', '"D : 4"'): "dice, winter 0: expected a face like",
    ('"D : 2"', "7"): "dice, winter 0: expected a face like",
    ('"D : 2"', '"D : 1"'): "dice, winter 0: expected the pips 1, 1, 2, 2, 3, 3, found [1, 1, 1, 2, 3, 3].",
    ('"D : 2", "AW x : 1"]', '"AW x : 1"]'): "dice, winter 0: expected 6 faces",
    ("  winter: {A: 1, W: 1, F: 2, E: 3}", "  winter: {A: 1}"): "worth, winter: 'W' is missing.",
    ("groups:\n", "groups:\n  - [amulet_of_air]\n"): "groups 0: expected 9 different ids",
    ("    - olafs_blessed_statue\n", "    - dragon_skull\n"): "groups 0: expected ids of cards that are not advanced,",
    ("dice:\n", "dice: 5\nwurth:\n"): "unknown key 'wurth'",
}  # fmt: skip


def problems(folder: Path, content: str) -> list[str]:
    file = folder / "cards.yaml"
    file.write_text(content, encoding="utf-8")
    return lint(file)


def test_the_games_own_file_has_no_mistake() -> None:
    assert lint() == []


def test_every_mistake_in_a_card_is_named(tmp_path: Path) -> None:
    others = "  - {id: purse_of_io, type: item, cost: 0}\n  - {id: amulet_of_earth, type: item, cost: 0}\n"
    for card, message in MISTAKES.items():
        found = problems(tmp_path, f"cards:\n  - {card}\n{others}dice: 1\nworth: 1\n")
        assert any(message in problem for problem in found), (card, found)
        assert all(problem.startswith("cards.yaml, ") and problem.endswith(".") for problem in found)


def test_every_mistake_in_dice_groups_and_worth_is_named(tmp_path: Path) -> None:
    for (before, after), message in PARTS.items():
        assert before in OWN
        found = problems(tmp_path, OWN.replace(before, after, 1))
        assert any(message in problem for problem in found), (after, found)


def test_a_season_has_five_dice(tmp_path: Path) -> None:
    line = next(line for line in OWN.splitlines(keepends=True) if "AA x : 2" in line)
    assert "dice, winter: expected 5 dice, found 4." in problems(tmp_path, OWN.replace(line, "", 1))[0]


def test_a_card_is_in_two_groups_at_most_and_there_are_four(tmp_path: Path) -> None:
    groups = OWN[OWN.index("groups:") : OWN.index("dice:")]
    third = groups.replace("    - staff_of_spring\n", "    - bespelled_grimoire\n")
    assert "bespelled_grimoire is in more groups" in problems(tmp_path, OWN.replace(groups, third))[0]
    assert "needs at least 4, found 0" in problems(tmp_path, OWN.replace(groups, "groups: []\n"))[0]


def test_a_game_needs_enough_cards_and_the_base_game_has_more(tmp_path: Path) -> None:
    cards = OWN[OWN.index("cards:\n") : OWN.index("groups:")]
    few = "cards:\n" + "".join(cards.splitlines(keepends=True)[1:5])
    assert "a game needs at least 18, found 4." in problems(tmp_path, OWN.replace(cards, few))[0]
    less = OWN.replace("  - {id: ragfields_helm, type: item, cost: 3A, prestige: 10, end: {most_cards: 20}}\n", "")
    assert problems(tmp_path, less) == ["cards.yaml, cards: the base game has 30 basic ones, found 29."]


def test_a_file_that_is_none_is_told(tmp_path: Path) -> None:
    assert "cannot be read" in lint(tmp_path / "nothing.yaml")[0]
    assert "line 2" in problems(tmp_path, "[")[0]
    assert problems(tmp_path, "&a [*a, *a]")[0].startswith("cards.yaml")
    assert "'dice' is missing" in problems(tmp_path, "cards: []")[-1]
    assert "expected a mapping with some of 'cards'" in problems(tmp_path, "7")[0]
    with pytest.raises(ComponentFileError, match="expected a mapping"):
        load_cards(tmp_path / "cards.yaml")
    problems(tmp_path, OWN.replace(CARD, "  - 5\n"))
    with pytest.raises(ComponentFileError, match="cards 0: expected a mapping"):
        load_cards(tmp_path / "cards.yaml")


def test_long_values_are_clipped(tmp_path: Path) -> None:
    found = problems(tmp_path, OWN.replace(CARD, f"  - {{id: a, type: {'x' * 200}, cost: 0}}\n"))
    assert "..." in found[0] and len(found[0]) < 200


def test_another_card_of_known_effects_is_one_entry(tmp_path: Path) -> None:
    new = "  - {id: winter_cloak, type: item, cost: A 2c, prestige: 3, enter: {gauge: 1, crystals: 2}}\n"
    file = tmp_path / "cards.yaml"
    file.write_text(OWN.replace("cards:\n", f"cards:\n{new}"), encoding="utf-8")
    assert lint(file) == []
    card = load_cards(file).cards[0]
    assert (card.slug, energies.text(card.energies[0]), card.crystals, len(card.enter)) == (
        "winter_cloak",
        "1A",
        (2, 2, 2),
        2,
    )


# Energies.


@for_each("words, amount", [("0", 0), ("A", 1), ("2A F", 0x010002), ("3E", 0x03000000)])
def test_amounts_are_read_and_written(words: str, amount: int) -> None:
    assert energies.parsed(words) == amount
    assert energies.parsed(energies.text(amount)) == amount
    assert energies.valid(amount) and not energies.valid(-1) and not energies.valid(0x80)


@for_each("words", ["2", "A2", "128A", "0A", "A A", "Q"])
def test_what_is_no_amount_is_refused(words: str) -> None:
    with pytest.raises(ValueError, match=r"energies|each energy"):
        energies.parsed(words)


def test_amounts_add_cover_and_share() -> None:
    two, mixed = energies.parsed("2A"), energies.parsed("1A 3F")
    assert energies.covers(two + mixed, mixed) and not energies.covers(two, mixed)
    assert energies.text(energies.shared(two, mixed)) == "1A"
    assert energies.types_in(mixed) == [0, 2] and energies.total(mixed) == 4
    assert [energies.text(each) for each in energies.parts(mixed, 2)] == ["1A 1F", "2F"]
    assert len(energies.mixes(2)) == 10 and energies.mixes(0) == (0,)
