"""A question of every kind, to be looked at and to be tried: each a described table and what was done on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from resarcana_gui.games.resarcana.engine import start
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.asking.asked_question import AskedQuestion, asking_for
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog, component_names
from resarcana_gui.games.resarcana.view.tell.voice import MarkupVoice
from resarcana_gui.kernel.session import Session

Told = Mapping[str, object]
NAMES: Final = ("Ada", "Circe", "Merlin", "Nimue")
FIRST: Final[Told] = {"mage": "scholar", "item": "research"}
SECOND: Final[Told] = {"mage": "transmuter", "item": "divination", "pool": "2E 3D 1G"}
THIRD: Final[Told] = {"mage": "artificer", "item": "protection", "pool": "1D"}


def _lying(component: str, essences: str) -> Told:
    return {"component": component, "essences": essences}


SAMPLES: Final[Mapping[str, tuple[Sequence[Told], Sequence[Told], Told]]] = {
    "turn": (({**FIRST, "hand": ["prism", "vault"], "play": ["hawk"], "pool": "4G 1E"}, SECOND), (), {}),
    "pay a placement": (
        ({**FIRST, "mage": "witch", "hand": ["sea_serpent"], "play": ["dragon_bridle"], "pool": "5L 6C 1D 2G"}, SECOND),
        ({"kind": "place", "component": "sea_serpent"},), {},
    ),
    "pay anything": (
        ({**FIRST, "mage": "alchemist", "hand": ["fire_dragon"], "pool": "3E 4L 1C 5D 2G"}, SECOND),
        ({"kind": "use", "component": "alchemist", "power": 0},), {},
    ),
    "pay x": (
        ({**FIRST, "play": ["philosophers_stone"], "pool": "3E 6L 2C 2G"}, SECOND),
        ({"kind": "use", "component": "philosophers_stone", "power": 0},), {},
    ),
    "gain a mix": (
        ({**FIRST, "play": ["horn_of_plenty"], "pool": "3E 1D"}, SECOND),
        ({"kind": "use", "component": "horn_of_plenty", "power": 0},), {},
    ),
    "gain one": (({**FIRST, "item": "calm_elan", "pool": "3E 1D"}, SECOND), (), {"phase": "collect"}),
    "pay one": (
        ({**FIRST, "play": ["prism"], "pool": "3E 2L 1C 4D 1G"}, SECOND),
        ({"kind": "use", "component": "prism", "power": 0},), {},
    ),
    "gain for a card": (({**FIRST, "hand": ["prism"]}, SECOND), ({"kind": "discard", "component": "prism"},), {}),
    "take or leave": (({**FIRST, "play": [_lying("vault", "2G")]}, SECOND), (), {"phase": "collect"}),
    "curse": (({**FIRST, "play": ["cursed_forge"], "pool": "2D"}, SECOND), (), {"phase": "collect"}),
    "life loss": (
        ({**SECOND, "play": ["fire_dragon"]}, {**FIRST, "play": ["temple", "dancing_sword"], "pool": "1L 3E 1C"}),
        ({"kind": "use", "component": "fire_dragon", "power": 0},), {},
    ),
    "lose others": (
        ({**SECOND, "play": ["elvish_bow"]}, {**FIRST, "pool": "3E 1C 1G"}),
        ({"kind": "use", "component": "elvish_bow", "power": 0},), {},
    ),
    "victory check": (
        ({**FIRST, "play": ["golden_statue", "great_pyramid", "coral_castle"], "pool": "3G"}, SECOND),
        ({"kind": "use", "component": "coral_castle", "power": 0},), {},
    ),
    "order cards": (
        ({**FIRST, "play": ["hawk"], "deck": ["fire_dragon", "tree_of_life", "prism", "vault"]}, SECOND),
        ({"kind": "use", "component": "hawk", "power": 0}, {"kind": "look", "deck": "artifact_deck"}), {},
    ),
    "choose a deck": (
        ({**FIRST, "play": ["hawk"], "deck": ["prism", "vault", "crypt"]}, SECOND),
        ({"kind": "use", "component": "hawk", "power": 0},), {},
    ),
    "discard cards": (
        (
            {**FIRST, "item": "divination", "hand": ["mermaid", "prism"], "deck": ["vault", "hawk", "windup_man"]},
            {**SECOND, "item": "alchemy"},
        ),
        ({"kind": "use", "component": "divination", "power": 0},), {},
    ),
    "place from discards": (
        ({**FIRST, "play": ["crypt"], "pool": "3D 2E", "discards": ["prism", "hawk", "nightingale"]}, SECOND),
        ({"kind": "use", "component": "crypt", "power": 1},), {},
    ),
    "destroy": (
        ({**FIRST, "play": ["fiery_whip", "prism", "vault"]}, SECOND),
        ({"kind": "use", "component": "fiery_whip", "power": 1},), {},
    ),
    "choose a rival": (
        ({**FIRST, "play": ["treant"]}, SECOND, THIRD), ({"kind": "use", "component": "treant", "power": 0},), {},
    ),
    "swap the item": (({**FIRST}, SECOND), ({"kind": "pass"},), {}),
    "choose a mage": (
        ({"mages": ["druid", "witch"]}, {"mages": ["seer", "healer"]}), (), {"phase": "mages"},
    ),
}  # fmt: skip
"""By what is asked: the seats, the commands that lead there, and what else belongs to the scenario."""

COLLECTING: Final[tuple[Sequence[Told], Sequence[Told], Told]] = (
    (
        {
            **FIRST, "item": "death_life", "pool": "1E 2C",
            "play": [
                "celestial_horse", _lying("vault", "2G"), _lying("windup_man", "1E"), "hanging_gardens", "cursed_forge",
                "nightingale", _lying("prism", "1L"),
            ],
        },
        SECOND,
    ),
    (), {"phase": "collect"},
)  # fmt: skip
"""A Collect phase with a choice of every kind."""


def session_of(sample: tuple[Sequence[Told], Sequence[Told], Told]) -> Session:
    """A table on which a sample's question is asked."""
    seats, commands, more = sample
    session = start(scenario={"seats": list(seats), **more})
    for command in commands:
        pending = session.pending
        assert pending is not None
        session.submit({"seat": pending.seat, **command})
    return session


def question_areas(session: Session, language: str) -> AskedQuestion:
    """What is asked at a table now, for the seat that is asked, in words with icons."""
    pending = session.pending
    assert isinstance(pending, Question)
    view = session.observe(pending.seat)
    assert isinstance(view, State)
    names = component_names(language)
    voice = MarkupVoice(catalog(language), view.cards, names, NAMES[: view.seats], pending.seat)
    return asking_for(view, pending, [answer for answer in session.legal() if isinstance(answer, Answer)], voice)
