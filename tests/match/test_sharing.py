from __future__ import annotations

import base64
import json
import zlib

import pytest

from resarcana_gui.match.match import Match
from resarcana_gui.match.play import shared_match
from resarcana_gui.match.sharing import DAMAGED, LONGEST, MARK, NO_TEXT, NOT_ONE, OTHER_RULES, ShareError
from tests.match.stall import GAMES, TOY, finished, machines, people, say, stall
from tests.toy.records import Lay


def folded(data: object) -> str:
    """Whatever, as a text that is whole."""
    content = zlib.compress(json.dumps(data).encode())
    return MARK + base64.urlsafe_b64encode(zlib.crc32(content).to_bytes(4) + content).decode().rstrip("=")


def unfolded(text: str) -> dict[str, object]:
    letters = text.removeprefix(MARK)
    whole: dict[str, object] = json.loads(zlib.decompress(base64.urlsafe_b64decode(letters + "==")[4:]))
    return whole


def refused(text: str) -> str:
    with pytest.raises(ShareError) as found:
        shared_match(text, GAMES)
    return str(found.value)


def test_whoever_reads_the_text_has_the_same_table_with_the_same_players() -> None:
    match = finished(seed="told")
    at = len(match.history.steps) - 2
    text = match.shared(at)
    assert len(text) < 400 and text.isprintable()
    again = shared_match(f"  {text[:50]}\n{text[50:]} ", GAMES)
    assert again.history.events() == match.history.events(at)
    assert [(seat.name, seat.kind) for seat in again.seats] == [(seat.name, seat.kind) for seat in match.seats]
    branch = again.branch(at, machines())
    assert branch.history.state().facts() == match.history.state(at).facts()


def test_chance_goes_on_there_as_it_would_have_here() -> None:
    match = stall()
    again = shared_match(match.shared(0), GAMES)
    assert say(match, "draw") == say(again, "draw")


def test_a_text_that_is_cut_mistyped_or_none_at_all_is_refused() -> None:
    text = stall().shared(0)
    assert refused("") == refused("hello") == refused(MARK + "A" * LONGEST) == NOT_ONE
    other = "A" if text[-3] != "A" else "B"
    for damaged in (text[:-4], f"{text[:-3]}{other}{text[-2:]}", MARK, f"{MARK}ñ"):
        assert refused(damaged) == DAMAGED


def test_a_text_of_other_rules_is_refused() -> None:
    data = unfolded(stall().shared(0))
    assert refused(folded({**data, "game": "chess"})) == refused(folded({**data, "version": 99})) == OTHER_RULES


@pytest.mark.parametrize(
    "wrong",
    [
        {"answers": [999]}, {"answers": [-1]}, {"answers": ["0"]}, {"answers": None}, {"seats": [["", None]] * 2},
        {"seats": [["Ana", 7], ["Ben", None]]}, {"seats": []}, {"seed": [1]}, {"seed": "x" * 500}, {"options": 3},
        {"options": {"cards": "many"}},
    ],
    ids=str,
)  # fmt: skip
def test_a_text_that_somebody_made_up_is_refused(wrong: dict[str, object]) -> None:
    assert refused(folded({**unfolded(stall().shared(0)), **wrong})) == DAMAGED
    assert refused(folded([wrong])) == DAMAGED


def test_a_game_whose_chance_was_changed_has_no_text() -> None:
    match = finished()
    branch = match.branch(2, people(), seed="another")
    while branch.pending is not None:
        branch.submit(branch.legal()[-1])
    with pytest.raises(ShareError, match=NO_TEXT):
        branch.shared(len(branch.history.steps))


def test_answers_that_were_given_at_the_same_time_keep_their_order() -> None:
    match = Match.start(TOY, {"stakes": True}, people(3), 1)
    for seat in reversed(match.waiting):
        match.submit(Lay(seat, seat % 2))
    again = shared_match(match.shared(3), GAMES)
    assert [step.command for step in again.history.steps] == [step.command for step in match.history.steps]
    assert again.history.events() == match.history.events()
