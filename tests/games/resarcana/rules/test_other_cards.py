"""The rules go by what is on the cards: a file that says something else plays otherwise."""

from __future__ import annotations

from pathlib import Path

from resarcana_gui.games.resarcana.cards.essences import parsed
from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.session import Session
from resarcana_gui.paths import data_file


def played(tmp_path: Path, says: str, instead: str, mine: dict[str, object], **scenario: object) -> Session:
    """A table of two with one entry of the card file changed."""
    text = data_file("cards.yaml").read_text(encoding="utf-8")
    assert says in text
    path = tmp_path / "cards.yaml"
    path.write_text(text.replace(says, instead), encoding="utf-8")
    first: dict[str, object] = {"mage": "scholar", "item": "research", "pool": "0", **mine}
    second: dict[str, object] = {"mage": "witch", "item": "divination", "pool": "2L"}
    described: dict[str, object] = {"seats": [first, second], **scenario}
    return Session.start(ResArcana(load_cards(path)), {"scenario": described}, 1)


def pool(session: Session, seat: int = 0) -> int:
    state = session.state
    assert isinstance(state, State)
    return state.pool[seat]


def test_interest_of_one_type_is_gained_without_a_question(tmp_path: Path) -> None:
    vault: dict[str, object] = {"play": [{"component": "vault", "essences": "G"}]}
    session = played(tmp_path, "{interest: 2~}", "{interest: 2G}", vault, phase="collect")
    session.submit({"kind": "leave", "seat": 0, "component": "vault"})
    assert pool(session) == parsed("2G")


def test_what_is_gained_when_claiming_is_not_asked_when_it_is_of_one_type(tmp_path: Path) -> None:
    session = played(
        tmp_path, "claim: 6~", "claim: 6D", {"pool": "4G"}, monuments={"display": ["obelisk"], "deck": ["temple"]}
    )
    session.submit({"kind": "claim", "seat": 0, "component": "obelisk"})
    state = session.state
    assert isinstance(state, State)
    assert pool(session) == parsed("6D") and len(state.display) == 1


def test_an_attack_may_come_after_another_effect(tmp_path: Path) -> None:
    session = played(tmp_path, "{attack: {life: 1}}", "{gain: E, attack: {life: 1}}", {"play": ["elvish_bow"]})
    session.submit({"kind": "use", "seat": 0, "component": "elvish_bow", "power": 0})
    assert (pool(session), pool(session, 1)) == (parsed("E"), parsed("L"))
