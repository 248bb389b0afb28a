"""Whatever is asked and whatever may be answered has its words."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.cards.tables import CHOICES
from resarcana_gui.games.resarcana.rules.answer_handlers import HANDLERS
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog
from resarcana_gui.games.resarcana.view.tell.command_text import MAKERS
from resarcana_gui.games.resarcana.view.tell.power_text import key_of
from resarcana_gui.games.resarcana.view.tell.question_text import FORMS
from tests.for_each import for_each
from tests.games.resarcana.described_table import Table, lying, resarcana, seat
from tests.games.resarcana.view.tell.speaking import LANGUAGES, SPOKEN, Told, narrator, random_game


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_question_and_answer_has_a_text(language: str) -> None:
    keys = catalog(language).keys()
    for question in resarcana().codec.questions:
        assert any(key == f"question.{question}" or key.startswith(f"question.{question}.") for key in keys)
        assert f"asked.{question}" in keys
    assert {f"question.choose_cost.{key_of(choice)}" for choice in CHOICES[1:]} <= keys
    assert {f"command.choose.choose_cost.{key_of(choice)}" for choice in CHOICES[1:]} <= keys
    assert set(MAKERS) == set(resarcana().codec.commands.values())


def test_every_question_has_a_row_in_the_rules_and_one_in_the_view() -> None:
    questions = set(resarcana().codec.questions.values())
    assert set(HANDLERS) == set(FORMS) == questions


@for_each("setup, seats, language", SPOKEN)
def test_no_two_answers_to_a_question_read_the_same(setup: str, seats: int, language: str) -> None:
    tellers = [narrator(language, viewer, seats) for viewer in range(seats)]
    for session, pending, view in random_game(setup, seats, seed=3):
        told_by = tellers[pending.seat]
        answers = [told_by.command(command, view) for command in session.legal()]
        assert len(set(answers)) == len(answers)
        for text in (told_by.question(pending, view), *answers):
            assert text.strip() == text and text and "  " not in text and "{" not in text


def test_a_turn_says_what_everything_costs_and_does() -> None:
    told = Told(Table(seat("dragon_bridle", hand=["prism", "fire_dragon"], pool="4E 5G", mage="witch")))
    assert told.question == "Your turn: choose an action."
    assert {
        "Place Prism (free)",
        "Place Fire Dragon (6 Elan, less 3)",
        "Discard Prism (for 1 Gold or 2 other essences)",
        "Claim Colossus (4 Gold)",
        "Claim the top monument of the deck, unseen (4 Gold)",
        "Use Witch (turn and pay any 2 essences): straighten one of your components",
        "Pass",
    } <= set(told.answers)


def test_paying_says_what_is_asked_and_what_is_paid_in_all() -> None:
    told = Told(Table(seat("prism", pool="1E 1L")))
    told.do("use", "prism", 0)
    assert told.question == "Prism: pay 1 essence of any type."
    assert told.answers == ["Pay 1 Elan", "Pay 1 Life"]


def test_a_discount_is_named_when_there_is_a_choice() -> None:
    told = Told(Table(seat("dragon_bridle", hand=["sea_serpent"], pool="3L 6C")))
    told.do("place", "sea_serpent")
    assert told.question == "Pay for Sea Serpent: 6 essences (3 Life, 6 Calm, less 3)."


def test_an_attack_says_how_much_life_one_has_where_that_is_enough() -> None:
    told = Told(Table(seat("fire_dragon"), seat("temple", pool="3L 1C 2G")), viewer=1)
    told.do("use", "fire_dragon", 0)
    assert told.question == "Ada's Fire Dragon attacks: lose 2 Life, or ignore it? You have 3 Life."


def test_an_attack_says_who_attacks_and_what_one_has() -> None:
    told = Told(Table(seat("fire_dragon"), seat("temple", pool="1L 1C")), viewer=1)
    told.do("use", "fire_dragon", 0)
    assert told.question == "Ada's Fire Dragon attacks: lose 2 Life, or ignore it? You have 1 Life and 1 Calm."
    assert told.answers == [
        "Ignore it with Temple: turn it",
        "Ignore it (as Fire Dragon allows): pay 1 Calm",
        "Lose 1 Life and 1 other essence",
    ]


def test_somebody_with_nothing_has_nothing_to_lose() -> None:
    told = Told(Table(seat("sea_serpent"), seat("temple")), viewer=1)
    told.do("use", "sea_serpent", 0)
    assert told.answers[-1] == "Let it happen; you have nothing to lose"


def test_leaving_essences_says_what_it_is_good_for() -> None:
    for slug, on, note in (
        ("vault", "G", "Leave the Gold to gain any 2 essences except Gold now."),
        ("windup_man", "E", "Leave everything to add 2 of each type."),
        ("sacred_grove", "3L", "Taking it costs 3 points."),
    ):
        told = Told(Table(seat(lying(slug, on=on)), phase="collect"))
        assert told.question.endswith(f"or leave everything there? {note}")


def test_what_another_player_is_asked_is_told_as_theirs() -> None:
    table = Table(seat("prism"))
    pending = table.session.pending
    assert pending is not None
    assert narrator(viewer=1).question(pending, table.view(1)) == "Ada must take a turn."


def test_a_victory_check_says_how_the_points_stand() -> None:
    told = Told(Table(seat("golden_statue", "great_pyramid", "coral_castle", pool="3G"), seat("temple")))
    told.do("use", "coral_castle", 0)
    assert told.question == "Victory check (Ada 8, Circe 2): use Golden Statue for 3 more?"
    assert told.answers[0] == "Use Golden Statue: turn it and pay 3 Gold for 3 points in this check"
    assert told.do("react", "golden_statue", 0) == [
        "You gain 3 points for this check with Golden Statue, turning it and paying 3 Gold.",
        "Points: you 11, Circe 2.",
        "You win the game.",
    ]


def test_the_top_monument_is_named_once_one_has_seen_it() -> None:
    told = Told(Table(seat(pool="4G")))
    told.table.state.top_exact[0] = 1
    named = told.narrator.table(told.table.view(0)).split("on top: ")[1].split(",")[0]
    assert f"Claim {named} from the top of the deck (4 Gold)" in told.answers


def test_where_an_essence_brings_a_point_the_answer_says_so() -> None:
    told = Told(Table(seat("mermaid", "alchemists_tower", pool="G")))
    told.do("use", "mermaid", 0)
    assert {"Put it on Alchemist's Tower (1 point)", "Put it on Mermaid"} <= set(told.answers)
