"""What the table offers at each question: every answer, and in the own turn more than one at a time."""

from __future__ import annotations

from typing import Any

import pytest

from resarcana_gui.games.terra_mystica.components.loader import load_components
from resarcana_gui.games.terra_mystica.rules import commands as given
from resarcana_gui.games.terra_mystica.rules.codes import BY_BONUS
from resarcana_gui.games.terra_mystica.rules.game import TerraMystica
from resarcana_gui.games.terra_mystica.rules.questions import AskSpade, AskTurn, Question
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.asking.asked_question import AskedQuestion, asked_question
from resarcana_gui.games.terra_mystica.view.asking.land_choices import PlannedChoice, gift_choices
from resarcana_gui.games.terra_mystica.view.tell.catalogs import catalog
from resarcana_gui.games.terra_mystica.view.tell.markup_voice import MarkupVoice
from resarcana_gui.games.terra_mystica.view.tell.signs_text import income_signs
from resarcana_gui.i18n import languages
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.session import Session
from resarcana_gui.tabletop.asking.choice import Choice
from tests.games.terra_mystica.played_table import Table, seat

PARTS = load_components()


def asked(session: Session, language: str = "en") -> AskedQuestion:
    """The open question as the table asks it."""
    state, question = session.state, session.pending
    assert isinstance(state, State) and isinstance(question, Question)
    voice = MarkupVoice(catalog(language), PARTS, ["Ada", "Glaux", "Bufo"][: state.seats], question.seat)
    return asked_question(voice, question, state, session.legal())


def on_hex(table: Table, name: str) -> list[Choice]:
    """What a click on a hexagon offers."""
    return list(asked(table.session).choices.get(("hex", PARTS.board.numbers[name]), ()))


def beside_home(**more: Any) -> Table:
    """Witches whose turn it is, with a free swamp beside their dwelling."""
    return Table(seat("witches", "E7", **more), round=2)


@pytest.mark.parametrize("language", languages())
def test_every_answer_of_a_random_game_is_offered(language: str) -> None:
    session, dice = Session.start(TerraMystica(PARTS), {"seats": 3}, 4), Dice("asking")
    while session.pending is not None:
        question = asked(session, language)
        offered = [choice for choices in question.choices.values() for choice in choices]
        offered += [*question.buttons, *question.passes]
        commands = {choice.command for choice in offered}
        assert commands >= set(session.legal()), question.question
        assert all(choice.label for choice in offered) and question.short
        legal = session.legal()
        session.submit(legal[dice.below(len(legal))])


def test_land_beside_the_own_structures_is_transformed_and_built_on_with_one_choice() -> None:
    table = beside_home()
    built, transformed, other = on_hex(table, "D5")
    assert isinstance(built, PlannedChoice) and isinstance(transformed, PlannedChoice)
    assert [type(each) for each in (built.command, *built.plan)] == [given.Transform, given.Dig, given.Build]
    assert [type(each) for each in transformed.plan] == [given.Dig, given.Decline]
    assert not isinstance(other, PlannedChoice) and other.quiet
    for command in (built.command, *built.plan):
        assert table.session.refusal(command) is None
        table.session.submit(command)
    assert table.state.structure[PARTS.board.numbers["D5"]] == 1


def carried_out(table: Table, choice: Choice) -> None:
    """Answer with a choice and all that it plans."""
    assert isinstance(choice, PlannedChoice)
    for command in (choice.command, *choice.plan):
        assert table.session.refusal(command) is None
        table.session.submit(command)


def test_land_is_transformed_with_the_free_spade_of_a_card_first_of_all() -> None:
    table = beside_home(card="BON1")
    free, bought, *_ = on_hex(table, "D5")
    assert isinstance(free.command, given.UseAction) and "1{worker}" in free.label
    assert isinstance(bought.command, given.Transform) and "4{worker}" in bought.label
    carried_out(table, free)
    assert table.state.structure[PARTS.board.numbers["D5"]] == 1


def test_the_spades_of_power_actions_are_not_offered_on_the_land() -> None:
    assert not any(isinstance(each.command, given.UseAction) for each in on_hex(beside_home(bowls=[0, 0, 12]), "D5"))


def test_a_free_spade_makes_home_terrain_and_builds_with_one_choice() -> None:
    table = beside_home(card="BON1")
    (action,) = [each for each in table.session.legal() if isinstance(each, given.UseAction) and each.action >= 6]
    table.session.submit(action)
    built, alone, other = on_hex(table, "D5")
    assert "{worker}" in built.label and "{worker}" not in alone.label and other.quiet
    carried_out(table, built)
    assert table.state.structure[PARTS.board.numbers["D5"]] == 1


def test_spades_of_a_cult_bonus_build_nothing() -> None:
    table = beside_home(card="BON1")
    state = table.state
    question = AskSpade(0, 1, BY_BONUS)
    at = PARTS.board.numbers["D5"]
    voice = MarkupVoice(catalog("en"), PARTS, ["Ada"], 0)
    home, other = gift_choices(voice, state, question, given.Transform(0, at))
    assert isinstance(home, PlannedChoice) and [type(each) for each in home.plan] == [given.Dig] and other.quiet


def test_a_step_of_a_track_says_its_points() -> None:
    choices = asked(beside_home().session).choices
    assert "+2{point}" in choices["ship"][0].label and "+6{point}" in choices["dig"][0].label


def test_what_could_be_paid_after_converting_is_offered_with_the_conversions_named() -> None:
    table = beside_home(coins=1, workers=2, bowls=[4, 4, 3])
    assert not table.offers("upgrade")
    trading = on_hex(table, "E7")[0]
    assert isinstance(trading, PlannedChoice) and trading.quiet and "First" in trading.label
    for command in (trading.command, *trading.plan):
        assert table.session.refusal(command) is None
        table.session.submit(command)
    assert table.state.structure[PARTS.board.numbers["E7"]] == 2


def test_in_the_own_turn_only_conversions_and_actions_without_loss_are_done_with_one_click() -> None:
    question = asked(beside_home(bowls=[0, 8, 4]).session)
    assert isinstance(question.question, AskTurn)
    assert question.at_once(("exchange", 2)) is not None and question.at_once("burn") is not None
    assert question.at_once(("action", 3)) is not None
    burning = question.choices["action", 5][0]
    assert burning.warning and question.at_once(("action", 5)) is None
    assert question.at_once("ship") is None and question.at_once(("cult", 0)) is None


def test_a_priest_is_offered_the_most_steps_first_with_the_power_on_the_way() -> None:
    labels = [each.brief for each in asked(beside_home(cults=[0, 0, 0, 2]).session).choices["cult", 3]]
    assert [label[:7] for label in labels] == ["3 steps", "2 steps", "1 step "]
    assert ["+3{power}" in labels[0], "+1{power}" in labels[1], "+1{power}" in labels[2]] == [True] * 3
    assert "goes to supply" in labels[2]


def test_no_power_is_promised_for_the_top_of_a_cult_without_a_key() -> None:
    labels = [each.brief for each in asked(beside_home(cults=[8, 0, 0, 0]).session).choices["cult", 0]]
    assert not any("{power}" in label for label in labels)


def test_passing_says_what_it_scores_and_which_coins_lie_on_the_cards() -> None:
    question = asked(Table(seat("witches", "E7 F3", card="BON9"), round=2, cards={"BON2": 3, "BON4": 0}).session)
    (button,) = [choice for choice in question.buttons if choice.danger]
    assert "+2{point}" in button.label
    assert sorted("+3{coin}" in choice.label for choice in question.passes) == [False, True]


def test_a_dwelling_on_new_home_land_is_built_with_a_button_that_names_its_price() -> None:
    table = beside_home(bowls=[0, 0, 12])
    swamp = PARTS.board.numbers["D5"]
    table.do("action", action="ACT5")
    table.do("transform", at="D5")
    table.do("dig", terrain="forest", spades=1)
    build, leave = asked(table.session).buttons
    assert build.command == given.Build(0, swamp) and "1{worker}" in build.words
    assert isinstance(leave.command, given.Decline)


def test_the_part_of_the_bonus_card_in_the_next_income_is_told_apart() -> None:
    session = beside_home(card="BON6").session
    voice = MarkupVoice(catalog("en"), PARTS, ["Ada"], 0)
    assert isinstance(session.state, State)
    assert income_signs(voice, session.state, 0) == "2{worker}  [gold|+2{worker}]"


def test_an_offer_of_power_shows_who_has_built() -> None:
    table = Table(seat("witches", "E7"), seat("nomads", "E8"), round=2, active=1)
    table.do("upgrade", seat=1, at="E8", structure="trading_house")
    assert asked(table.session).source == ("builder", 1)
