"""Every answer to every question can be reached by what is shown, and nothing else can."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from resarcana_gui.games.resarcana.cards.essences import count_of
from resarcana_gui.games.resarcana.rules.codes import MONUMENT_DECK_TOP, OWN_DECK
from resarcana_gui.games.resarcana.rules.commands import CardsAnswer, EssencesAnswer
from resarcana_gui.games.resarcana.view.asking.answer_choices import Target
from resarcana_gui.games.resarcana.view.asking.asked_question import AskedQuestion, asking_for
from resarcana_gui.games.resarcana.view.asking.why_not import why_not
from resarcana_gui.games.resarcana.view.tell.question_text import Way
from resarcana_gui.games.resarcana.view.tell.voice import MarkupVoice
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.screens.actions import CONFIRM, DECLINE, PASS
from tests.games.resarcana.described_table import Table, lying, seat
from tests.games.resarcana.view.asking.asked import asking, asking_at, labels, of_component
from tests.games.resarcana.view.tell.speaking import random_game

GAMES = [("standard", 2, 1), ("draft", 3, 3), ("first", 4, 4), ("match", 2, 5)]
MANY = 15
"""The number of amounts that are each tried, and of steps at random."""


def choices_of(asked: AskedQuestion) -> list[Command]:
    found = chain(chain.from_iterable(asked.choices.values()), asked.seats.values(), asked.buttons)
    return [choice.command for choice in found]


def reached_by_essences(asked: AskedQuestion, dice: Dice) -> set[Command]:
    found: set[Command] = set(asked.legal[MANY:])
    model = asked.essences()
    for answer in asked.legal[:MANY]:
        assert isinstance(answer, EssencesAnswer)
        model.clear()
        for essence in range(5):
            while count_of(model.chosen, essence) < count_of(answer.essences, essence):
                model.add(essence)
        assert model.command == answer
        found.add(answer)
    model.reset()
    assert model.complete and model.command in asked.legal and model.lines()
    for _ in range(MANY):
        essence = dice.below(5)
        before = count_of(model.chosen, essence)
        if dice.below(2):
            can = model.can_remove(essence)
            model.remove(essence)
            assert (count_of(model.chosen, essence) < before) == can
        else:
            can = model.can_add(essence)
            model.add(essence)
            assert (count_of(model.chosen, essence) > before) == can
        assert model.remaining >= 0 and (model.command in asked.legal) == model.complete
    return found


def reached(asked: AskedQuestion, dice: Dice) -> set[Command]:
    if asked.way in {Way.PAYMENT, Way.GAIN}:
        return reached_by_essences(asked, dice)
    if asked.way is Way.ORDER:
        order = asked.order()
        found: set[Command] = {order.command}
        while len(found) < len(asked.legal):
            order.move(dice.below(len(order.cards)), dice.below(len(order.cards)))
            found.add(order.command)
        return found
    if asked.way is Way.CARDS:
        found = set()
        for answer in asked.legal:
            model = asked.cards()
            assert isinstance(answer, CardsAnswer)
            assert all(model.toggle(card) for card in answer.cards) and model.command is not None
            found.add(model.command)
        return found
    assert len(choices_of(asked)) == len(asked.legal)
    return set(choices_of(asked))


@pytest.mark.parametrize(("setup", "seats", "seed"), GAMES)
def test_every_answer_can_be_reached_and_no_other(setup: str, seats: int, seed: int) -> None:
    dice = Dice(seed)
    for session, pending, view in random_game(setup, seats, seed):
        asked = asking_at(session, "es" if seed % 2 else "en")
        assert reached(asked, dice) == set(asked.legal)
        assert asked.sentence and all(choice.label for choice in asked.listed)
        assert {choice.command for choice in (*asked.listed, *asked.picks.values())} <= set(asked.legal)
        for component in asked.choices:
            assert {choice.command for choice in asked.drops(component).values()} <= set(asked.legal)
        for component in (*view.hand[pending.seat], *view.play[pending.seat], *view.places, MONUMENT_DECK_TOP):
            reasons = why_not(asked.voice, view, component, session.refusal)
            assert all(reason.endswith(".") for reason in reasons)


def test_a_card_of_the_hand_can_be_placed_or_discarded_by_click_or_by_dragging_it() -> None:
    asked = asking(Table(seat(hand=["prism"])))
    assert of_component(asked, "prism") == ["Place Prism (free)", "Discard Prism (for 1 Gold or 2 other essences)"]
    drops = asked.drops(Table.number("prism"))
    assert {target: choice.label[:5] for target, choice in drops.items()} == {
        Target.OWN_TABLEAU: "Place",
        Target.DISCARD_PILE: "Disca",
    }


def test_what_can_be_claimed_is_dragged_to_the_own_tableau_and_a_power_nowhere() -> None:
    asked = asking(Table(seat("hawk", pool="4G 2C"), places=["dwarven_mines"]))
    display = [number for number in asked.choices if number in asked.view.display]
    assert display and all(set(asked.drops(number)) == {Target.OWN_TABLEAU} for number in display)
    assert asked.choices[MONUMENT_DECK_TOP][0].label.startswith("Claim the top monument")
    assert not asked.drops(Table.number("hawk"))
    assert len(of_component(asked, "hawk")) == 2


def test_passing_warns_only_of_what_is_lost_for_certain() -> None:
    idle = asking(Table(seat("temple", hand=["prism"], item="protection"))).buttons[-1]
    assert (idle.label, idle.key, idle.danger, idle.warning) == ("Pass", PASS, False, "")
    busy = asking(Table(seat("hawk", pool="4G", hand=["prism"]))).buttons[-1]
    assert busy.danger
    assert busy.warning == "You can still claim Colossus."


@pytest.mark.parametrize(
    ("component", "pool", "lost"),
    [
        ("vault", "0", True),  # a Gold on it for nothing
        ("horn_of_plenty", "0", True),
        ("solomons_mine", "0", True),
        ("elvish_bow", "0", True),  # a card for nothing
        ("dwarven_pickaxe", "1E", False),  # a trade, possibly unwanted
        ("jeweled_statuette", "0", False),  # the rivals gain too
        ("windup_man", "1E", False),
        ("witch", "2E", False),
        ("druid", "0", False),
        ("coral_castle", "0", False),  # there are no 10 points
        ("seer", "0", False),
    ],
)
def test_lost_for_certain_is_what_this_round_would_give_for_nothing(component: str, pool: str, lost: bool) -> None:
    mage = component if component in {"witch", "druid", "seer"} else "artificer"
    play = () if mage == component else (component,)
    own = seat(*play, pool=pool, mage=mage, item="protection", deck=["hawk"])
    assert bool(asking(Table(own, seat("temple"))).buttons[-1].warning) == lost


def test_a_victory_that_can_be_checked_now_is_the_first_thing_to_be_told() -> None:
    points = ["coral_castle", "great_pyramid", "temple", "mausoleum"]
    asked = asking(Table(seat(*points, pool="4G", item="protection"), seat()))
    assert asked.buttons[-1].warning == "You can still use Coral Castle."


@pytest.mark.parametrize(
    ("rival", "lost"), [(["coral_castle", "great_pyramid", "temple", "oracle"], True), ([], False)]
)
def test_points_are_lost_for_certain_only_in_what_is_the_last_round(rival: list[str], lost: bool) -> None:
    asked = asking(Table(seat(hand=["nightingale"], pool="1L 1C", item="protection"), seat(*rival)))
    assert bool(asked.buttons[-1].warning) == lost


def test_who_was_warned_is_not_warned_again() -> None:
    table = Table(seat("hawk", pool="4G"))
    asked = asking(table)
    again = asking_for(asked.view, asked.question, asked.legal, asked.voice, warns=False)
    assert asked.buttons[-1].warning and not again.buttons[-1].warning


def test_taking_or_leaving_are_two_buttons_with_keys() -> None:
    asked = asking(Table(seat(lying("vault", on="1G")), phase="collect"))
    assert [(choice.label, choice.key) for choice in asked.listed] == [
        ("Take 1 Gold from Vault", CONFIRM),
        ("Leave 1 Gold on Vault", DECLINE),
    ]
    assert set(asked.drops(Table.number("vault"))) == {Target.OWN_POOL}


def test_a_curse_is_paid_or_its_component_turned() -> None:
    asked = asking(Table(seat("cursed_forge", pool="1D"), phase="collect"))
    assert labels(asked.listed) == ["Pay 1 Death", "Turn Cursed Forge"]
    assert not asked.buttons


def test_an_attack_offers_every_way_out_with_its_cost_and_what_is_lost_otherwise() -> None:
    table = Table(seat("wind_dragon"), seat("temple", pool="1L 1C", hand=["prism", "vault"]))
    table.do("use", "wind_dragon", 0)
    asked = asking(table)
    assert labels(asked.listed) == ["Ignore it with Temple: turn it"]
    assert [(choice.label, choice.key) for choice in asked.buttons] == [("Lose 1 Life and 1 other essence", DECLINE)]
    assert of_component(asked, "prism") == ["Ignore it (as Wind Dragon allows): discard Prism"]
    assert set(asked.drops(Table.number("vault"))) == {Target.DISCARD_PILE}


def test_what_is_destroyed_for_a_cost_is_marked_as_dangerous_and_what_is_turned_is_not() -> None:
    table = Table(seat("fiery_whip", "prism", "vault"))
    table.do("use", "fiery_whip", 1)
    asked = asking(table)
    assert all(choice.danger for found in asked.choices.values() for choice in found)
    assert set(asked.drops(Table.number("prism"))) == {Target.DISCARD_PILE}
    table = Table(seat("dragons_lair", "fire_dragon", "water_dragon"))
    table.do("use", "dragons_lair", 1)
    asked = asking(table)
    assert not any(choice.danger for found in asked.choices.values() for choice in found)
    assert not asked.drops(Table.number("fire_dragon"))


def test_one_may_look_at_either_deck_by_clicking_it() -> None:
    table = Table(seat("hawk", deck=["prism", "vault"]))
    table.do("use", "hawk", 0)
    asked = asking(table)
    assert set(asked.choices) == {OWN_DECK, MONUMENT_DECK_TOP}
    assert labels(asked.listed) == ["Look at your deck", "Look at the monument deck"]


def test_a_rival_is_chosen_by_its_board_or_by_its_name() -> None:
    table = Table(seat("treant"), seat(pool="3D"), seat(pool="1D"))
    table.do("use", "treant", 0)
    asked = asking(table)
    assert {number: choice.label for number, choice in asked.seats.items()} == {
        1: "Circe: 3 Death",
        2: "Merlin: 1 Death",
    }
    assert len(asked.listed) == 2


def test_cards_that_lie_in_no_hand_and_not_in_play_are_to_be_shown() -> None:
    table = Table(seat("crypt", pool="1D", discards=["prism", "vault", "hawk"]))
    table.do("use", "crypt", 1)
    asked = asking(table)
    assert set(asked.picks) == {Table.number(slug) for slug in ("prism", "hawk")}
    assert labels(asked.buttons) == ["Place nothing"]
    items = asking(Table.dealt(seed=2, setup="first", hands=[1, 2], first=0))
    assert len(items.picks) == 8 and next(iter(items.picks.values())).label.startswith("Take ")


def test_one_card_to_discard_is_clicked_and_several_are_collected() -> None:
    table = Table(seat(item="divination", hand=["prism"], deck=["vault", "hawk", "crypt"]))
    table.do("use", "divination", 0)
    assert asking(table).way is Way.CARDS
    table = Table(seat(item="divination", hand=["prism"], deck=["vault"]))
    table.do("use", "divination", 0)
    asked = asking(table)
    assert asked.way is Way.CHOICE
    assert of_component(asked, "prism") == ["Discard Prism"]
    assert set(asked.drops(Table.number("vault"))) == {Target.DISCARD_PILE}


def test_the_prompt_shows_what_asks_and_need_not_name_it() -> None:
    table = Table(seat("prism", pool="1E 1L"))
    table.do("use", "prism", 0)
    asked = asking(table)
    assert (asked.short, asked.sentence) == ("Pay 1{any}", "Prism: pay 1 essence of any type.")
    assert asked.source == Table.number("prism")
    assert asking(Table(seat(hand=["prism"]))).source is None


BUTTON = 24
"""The most letters on a button or a chip, icons not counted."""


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_stands_on_a_button_is_a_few_words(language: str) -> None:
    for seats in (2, 3):
        for session, _, _ in random_game("standard", seats, seed=7):
            asked = asking_at(session, language, MarkupVoice)
            for choice in (*asked.buttons, *asked.listed):
                words = choice.brief or choice.label
                assert len(re.sub(r"\{\w+\}", "", words)) <= BUTTON, words
                assert not set(words) & set(";()?"), words
