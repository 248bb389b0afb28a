"""Every fault of a table is found."""

from __future__ import annotations

from collections.abc import Callable

from resarcana_gui.games.terra_mystica.engine import start, terra_mystica
from resarcana_gui.games.terra_mystica.rules.questions import AskCult
from resarcana_gui.games.terra_mystica.rules.state import State
from tests.for_each import for_each
from tests.games.terra_mystica.played_table import Table, seat

Break = Callable[[State], object]
FAULTS: list[tuple[str, Break]] = [
    ("Something is asked after the end.", lambda state: state.end_game(1)),
    ("Two questions are open at once.", lambda state: state.stack.insert(0, AskCult(0, 1))),
    ("Seat 0 is asked for an action and cannot act.", lambda state: state.passed.__setitem__(0, 1)),
    ("Seat 0 has less than nothing of something.", lambda state: state.pay(0, 99, 0, 0, 0)),
    ("Seat 0 has more than 12 power tokens.", lambda state: state.bowl1.__setitem__(0, 9)),
    ("The priests of seat 0 do not come to 7.", lambda state: state.gain(0, 0, 0, 9, 0)),
    ("Seat 0 stands on step 10 of cult 0, whose last step is with -1.", lambda state: state.cults.__setitem__(0, 10)),
    ("Seat 0 has 1 structures of kind 1 on the map.", lambda state: state.built.__setitem__(1, 2)),
    ("What seat 0 has on the map is noted wrongly.", lambda state: state.own.__setitem__(0, 1)),
    ("Seat 0 stands on foreign terrain.", lambda state: state.transform(0, state.parts.board.numbers["F4"], 0)),
    ("The bridges of seat 0 do not come to 3.", lambda state: state.bridges_left.__setitem__(0, 1)),
    ("A structure on A2 belongs to nobody, or nothing to somebody.", lambda state: state.structure.__setitem__(1, 1)),
    ("A town lies on A2, where nothing stands.", lambda state: state.enlarge_town(0, (1,))),
    ("The map is noted wrongly.", lambda state: state.lands.__setitem__(0, 0)),
    ("There are not 1 of FAV1.", lambda state: state.favour_stock.__setitem__(0, 0)),
    ("A bonus card is with two seats, or was not in play.", lambda state: state.card.__setitem__(0, state.card[1])),
]


def test_tables_without_factions_and_cards_are_sound() -> None:
    assert terra_mystica().faults(start(1, seats=2).state) == []


@for_each("sentence, spoil", FAULTS)
def test_a_fault_is_told_in_a_sentence(sentence: str, spoil: Break) -> None:
    state = Table(seat("witches", "F4"), seat("giants", "I1")).state
    assert terra_mystica().faults(state) == []
    spoil(state)
    assert sentence in terra_mystica().faults(state)
