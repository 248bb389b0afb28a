"""What was done is said in few words, and never as a bare name."""

from __future__ import annotations

from itertools import permutations

import pytest

from resarcana_gui.games.resarcana.rules.commands import Answer, CardsAnswer, ChooseSeat, EssencesAnswer, OrderCards
from resarcana_gui.games.resarcana.rules.setup_questions import AskFirst
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.command_text import deed_text
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.session import Session
from tests.games.resarcana.described_table import Table, resarcana, seat
from tests.games.resarcana.view.tell.speaking import voice

LONGEST = 60


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("setup", "seats", "seed"), [("standard", 3, 1), ("match", 2, 2)])
def test_every_deed_of_a_game_is_short_and_no_bare_name(language: str, setup: str, seats: int, seed: int) -> None:
    dice, session = Dice(seed), Session.start(resarcana(), {"seats": seats, "setup": setup}, seed)
    speaks = voice(language, 0, seats)
    names = {speaks.card(number) for number in range(len(speaks.cards.components))} | set(speaks.players)
    while session.pending is not None and len(session.events) < 2500:
        legal = session.legal()
        command = legal[dice.below(len(legal))]
        assert isinstance(command, Answer) and isinstance(session.state, State)
        said = deed_text(speaks, command, session.state)
        assert said and said not in names and "(" not in said, said
        assert len(said) <= LONGEST or isinstance(command, CardsAnswer | EssencesAnswer), said
        session.submit(command)


def test_who_is_chosen_to_be_first_player_is_said_to_be() -> None:
    view = Table(seat(), seat()).state.clone()
    view.close_question()
    view.ask(AskFirst(0))
    assert deed_text(voice(), ChooseSeat(0, 1), view).startswith("First player: ")


def test_orders_of_the_same_cards_are_told_apart() -> None:
    view, speaks = Table(seat(), seat()).state, voice()
    orders = list(permutations(range(3)))
    told = {deed_text(speaks, OrderCards(0, order), view) for order in orders}
    assert len(told) == len(orders)
