"""Seasons as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Final

from resarcana_gui.games.seasons.cards import energies
from resarcana_gui.games.seasons.cards.tables import CardSet
from resarcana_gui.games.seasons.rules import codes
from resarcana_gui.games.seasons.rules.commands import Answer
from resarcana_gui.games.seasons.rules.drafting import set_up
from resarcana_gui.games.seasons.rules.effect_questions import AskSacrifice, AskTakeBack
from resarcana_gui.games.seasons.rules.ensuing_events import ensuing
from resarcana_gui.games.seasons.rules.follow import answer
from resarcana_gui.games.seasons.rules.invariants import faults
from resarcana_gui.games.seasons.rules.legal import answers_to
from resarcana_gui.games.seasons.rules.options import SCENARIO, GameOptions
from resarcana_gui.games.seasons.rules.possible_events import possible
from resarcana_gui.games.seasons.rules.prelude_questions import AskDraft, AskLibrary
from resarcana_gui.games.seasons.rules.proceeding import proceed
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.rules.records import COMMANDS, EVENTS, QUESTIONS
from resarcana_gui.games.seasons.rules.refusals import why_not
from resarcana_gui.games.seasons.rules.scenario import Scenario
from resarcana_gui.games.seasons.rules.scenario_chance import scenario_chance
from resarcana_gui.games.seasons.rules.scenario_table import lay_out_scenario
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.state_data import copy_names, table
from resarcana_gui.games.seasons.rules.state_views import observe
from resarcana_gui.games.seasons.rules.state_worlds import sample
from resarcana_gui.games.seasons.rules.turn_questions import AskDie, AskDraw, AskNextEffect, AskReroll, AskTurn
from resarcana_gui.games.seasons.rules.waiting import EFFECTS
from resarcana_gui.kernel.chance import Chance, Dice
from resarcana_gui.kernel.codec import Codec, CodecError, IntKind, Json, JsonObject, Kind, ListKind, NameKind
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Game, Options, OptionsError, Outcome
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.record import Value
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.simultaneous import open_questions, open_to
from resarcana_gui.kernel.state import State as KernelState

NAME: Final = "seasons"
EVENTS_VERSION: Final = 1
CARDS: Final = "cards"
"""The measure that breaks a tie: the cards in play."""

OPENING: Final[frozenset[type[Pending]]] = frozenset(
    {AskDraft, AskLibrary, AskDie, AskReroll, AskDraw, AskTurn, AskNextEffect, AskSacrifice, AskTakeBack}
)
"""Questions that open an action of their own; the others belong to an action under way."""


class EnergiesKind(Kind):
    """Amounts of energies, written in the short form of cards.yaml."""

    def encode(self, value: Value) -> Json:
        assert isinstance(value, int)
        return energies.text(value)

    def decode(self, data: Json) -> Value:
        if not isinstance(data, str):
            raise CodecError(f"expected energies such as '2A 1F', found {data!r}")
        try:
            return energies.parsed(data)
        except ValueError as error:
            raise CodecError(str(error)) from None


class TypesKind(Kind):
    """A set of energies, written as their letters."""

    def encode(self, value: Value) -> Json:
        assert isinstance(value, int)
        return "".join(letter for energy, letter in enumerate(energies.LETTERS) if value >> energy & 1)

    def decode(self, data: Json) -> Value:
        if not isinstance(data, str) or set(data) - set(energies.LETTERS):
            raise CodecError(f"expected letters of energies such as 'AF', found {data!r}")
        return sum(1 << energies.LETTERS.index(letter) for letter in set(data))


class Seasons(Game):
    """The rules of Seasons with one set of cards."""

    def __init__(self, cards: CardSet) -> None:
        self.cards: Final = cards
        self._codec: Final = Codec(COMMANDS, QUESTIONS, EVENTS, _kinds(cards), EFFECTS)

    @property
    def name(self) -> str:
        return NAME

    @property
    def version(self) -> int:
        return EVENTS_VERSION

    @property
    def codec(self) -> Codec:
        return self._codec

    def seat_range(self) -> tuple[int, int]:
        return codes.FEWEST_SEATS, codes.MOST_SEATS

    def complete(self, options: Options) -> dict[str, object]:
        """Return the options, checked and completed; see docs/engine.md for what they may hold. Raises OptionsError."""
        described = options.get(SCENARIO)
        if described is None:
            return GameOptions(options).data()
        if not isinstance(described, Mapping):
            raise OptionsError("The option scenario is an object that describes a table.")
        scenario = Scenario(self.cards, described)
        own = GameOptions({"seats": len(scenario.seats), "level": codes.LEVELS[scenario.level]}).data()
        for name, value in options.items():
            if name != SCENARIO and value != own.get(name):
                raise OptionsError(f"A scenario says everything itself: the option {name} cannot be {value!r} there.")
        return {**own, SCENARIO: deepcopy(dict(described))}

    def chance(self, options: Options, seed: int | str, mark: int = 0) -> Chance:
        """Seeded chance; in a scenario its coming rolls and shuffles come first."""
        described = options.get(SCENARIO)
        if not isinstance(described, Mapping):
            return Dice(seed, mark)
        scenario = Scenario(self.cards, described)
        return scenario_chance(scenario.rolls, scenario.shuffles, seed, mark)

    def blank(self, options: Options, viewer: int) -> State:
        return State(self.cards, GameOptions(options), viewer)

    def begin(self, state: KernelState, options: Options, chance: Chance) -> None:
        assert isinstance(state, State)
        described = options.get(SCENARIO)
        if isinstance(described, Mapping):
            lay_out_scenario(state, Scenario(self.cards, described), chance)
        else:
            set_up(state, chance)
        proceed(state, chance)

    def pending(self, state: KernelState) -> Question | None:
        assert isinstance(state, State)
        stack = state.stack
        if not stack:
            return None
        if len(stack) > 1 and state.viewer >= 0:
            return open_to(stack, state.viewer) or stack[-1]
        return stack[-1]

    def waiting(self, state: KernelState) -> Sequence[int]:
        assert isinstance(state, State)
        return [question.seat for question in open_questions(state.stack)]

    def pending_for(self, state: KernelState, seat: int) -> Question | None:
        assert isinstance(state, State)
        return open_to(state.stack, seat)

    def legal_for(self, state: KernelState, seat: int) -> Sequence[Answer]:
        assert isinstance(state, State)
        question = open_to(state.stack, seat)
        return [] if question is None else answers_to(state, question)

    def opens_action(self, pending: Pending) -> bool:
        return type(pending) in OPENING

    def legal(self, state: KernelState) -> Sequence[Answer]:
        assert isinstance(state, State)
        question = self.pending(state)
        return [] if question is None else answers_to(state, question)

    def refusal(self, state: KernelState, command: Command) -> Refusal | None:
        assert isinstance(state, State)
        assert isinstance(command, Answer)
        return why_not(state, command)

    def apply(self, state: KernelState, command: Command, chance: Chance) -> None:
        assert isinstance(state, State)
        assert isinstance(command, Answer)
        answer(state, command, chance)

    def observe(self, state: KernelState, viewer: int) -> State:
        assert isinstance(state, State)
        return observe(state, viewer)

    def sample(self, view: KernelState, chance: Chance) -> State:
        assert isinstance(view, State)
        return sample(view, chance)

    def outcome(self, state: KernelState) -> Outcome | None:
        assert isinstance(state, State)
        if state.phase != codes.GAME_OVER:
            return None
        cards = tuple([len(play) for play in state.play])
        return Outcome.ranked(tuple(state.points), {CARDS: cards})

    def progress(self, state: KernelState) -> Mapping[str, int]:
        assert isinstance(state, State)
        return {"rounds": state.round, "years": state.reached}

    def table(self, state: KernelState) -> JsonObject:
        return table(state)

    def possible(self, state: KernelState, event: Event) -> bool:
        assert isinstance(state, State)
        return possible(state, event)

    def ensues(self, pending: Pending, command: Command, events: Sequence[Event]) -> bool:
        assert isinstance(pending, Question)
        assert isinstance(command, Answer)
        return ensuing(pending, command, events)

    def faults(self, state: KernelState) -> Sequence[str]:
        assert isinstance(state, State)
        return faults(state)


def _kinds(cards: CardSet) -> dict[str, Kind]:
    slugs = [card.slug for card in cards.cards]
    card = NameKind("card", {codes.HIDDEN: "hidden", codes.NO_CARD: "none", **dict(enumerate(slugs))})
    copy = NameKind("card in play", copy_names(slugs))
    face = NameKind("face", {codes.NO_DIE: "none", **dict(enumerate(codes.FACE_NAMES))})
    return {
        "seat": IntKind(),
        "card": card,
        "cards": ListKind(card),
        "copy": copy,
        "copies": ListKind(copy),
        "energies": EnergiesKind(),
        "energy": NameKind("energy", dict(enumerate(energies.LETTERS))),
        "energy_types": TypesKind(),
        "face": face,
        "faces": ListKind(face),
        "dice": ListKind(NameKind("die", dict(enumerate(codes.DIE_NAMES)))),
        "bonus": NameKind("bonus", dict(enumerate(codes.BONUSES))),
        "phase": NameKind("phase", dict(enumerate(codes.PHASES))),
        "source": NameKind("source", dict(enumerate(codes.SOURCES))),
        "occasion": NameKind("occasion", dict(enumerate(codes.OCCASIONS))),
    }
