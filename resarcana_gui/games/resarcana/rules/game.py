"""Res Arcana as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Final

from resarcana_gui.games.resarcana.cards import essences
from resarcana_gui.games.resarcana.cards.tables import CardSet
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.answer_handlers import answer, legal_answers, proceed
from resarcana_gui.games.resarcana.rules.answers import seat_answers
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.ensuing_events import ensuing
from resarcana_gui.games.resarcana.rules.invariants import faults
from resarcana_gui.games.resarcana.rules.options import SCENARIO, GameOptions
from resarcana_gui.games.resarcana.rules.possible_events import possible
from resarcana_gui.games.resarcana.rules.power_questions import AskReact
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.records import COMMANDS, EVENTS, QUESTIONS
from resarcana_gui.games.resarcana.rules.refusals import why_not
from resarcana_gui.games.resarcana.rules.round_questions import (
    AskCheck,
    AskCollect,
    AskCurse,
    AskInterest,
    AskTake,
    AskTurn,
)
from resarcana_gui.games.resarcana.rules.scenario import Scenario
from resarcana_gui.games.resarcana.rules.scenario_table import lay_out_scenario
from resarcana_gui.games.resarcana.rules.scoring import tie_break
from resarcana_gui.games.resarcana.rules.setup import set_up
from resarcana_gui.games.resarcana.rules.setup_questions import AskFirst, AskItem, AskKeep, AskMage, AskPick
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.state_data import table
from resarcana_gui.games.resarcana.rules.state_views import observe
from resarcana_gui.games.resarcana.rules.state_worlds import sample
from resarcana_gui.games.resarcana.rules.upgrade import TypedQuestions
from resarcana_gui.games.resarcana.rules.victory import GAMES_IN_A_MATCH
from resarcana_gui.kernel.chance import Chance, Dice, FixedOrders, numbers_given, orders_used
from resarcana_gui.kernel.codec import Codec, CodecError, IntKind, Json, JsonObject, Kind, ListKind, NameKind
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Game, Options, OptionsError, Outcome, places_of
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.record import Value
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.kernel.upgrade import Upgrade

NAME: Final = "resarcana"
POOL: Final = "pool"
"""The measure of an outcome that breaks ties: the essences in the pool, Gold counting double."""
EVENTS_VERSION: Final = 2
UPGRADES: Final[dict[int, Upgrade]] = {1: TypedQuestions()}

OPENING: Final[frozenset[type[Pending]]] = frozenset(
    {
        AskMage,
        AskKeep,
        AskPick,
        AskFirst,
        AskItem,
        AskTake,
        AskCollect,
        AskInterest,
        AskCurse,
        AskTurn,
        AskReact,
        AskCheck,
    }
)
"""Questions that open an action of their own; the others belong to an action in progress."""


class EssencesKind(Kind):
    """Amounts of essences, written in the short form of cards.yaml."""

    def encode(self, value: Value) -> Json:
        assert isinstance(value, int)
        return essences.text(value)

    def decode(self, data: Json) -> Value:
        if not isinstance(data, str):
            raise CodecError(f"expected essences such as '2E 1G', found {data!r}")
        try:
            return essences.parsed(data)
        except ValueError as error:
            raise CodecError(str(error)) from None


class TypesKind(Kind):
    """A set of essence types, written as their letters."""

    def encode(self, value: Value) -> Json:
        assert isinstance(value, int)
        return "".join(letter for essence, letter in enumerate(essences.LETTERS) if value >> essence & 1)

    def decode(self, data: Json) -> Value:
        if not isinstance(data, str) or set(data) - set(essences.LETTERS):
            raise CodecError(f"expected letters of essences such as 'ELC', found {data!r}")
        return sum(1 << essences.LETTERS.index(letter) for letter in set(data))


class ResArcana(Game):
    """The rules of Res Arcana with one set of components."""

    def __init__(self, cards: CardSet) -> None:
        self.cards: Final = cards
        self._answers: Final = seat_answers(cards)
        self._codec: Final = Codec(COMMANDS, QUESTIONS, EVENTS, _kinds(cards))

    @property
    def name(self) -> str:
        return NAME

    @property
    def version(self) -> int:
        return EVENTS_VERSION

    @property
    def codec(self) -> Codec:
        return self._codec

    def upgrades(self) -> Mapping[int, Upgrade]:
        return UPGRADES

    def seat_range(self) -> tuple[int, int]:
        return 2, codes.MOST_SEATS

    def complete(self, options: Options) -> dict[str, object]:
        """Return the options, checked; see docs/engine.md for what they may hold. Raises OptionsError."""
        described = options.get(SCENARIO)
        if described is None:
            return GameOptions(self.cards, options).data()
        if not isinstance(described, Mapping):
            raise OptionsError("The option scenario is an object that describes a table.")
        seats = len(Scenario(self.cards, described).seats)
        complete = GameOptions(self.cards, {"seats": seats, **options}).data()
        usual = GameOptions(self.cards, {"seats": seats}).data()
        for name, value in complete.items():
            if value != usual[name]:
                raise OptionsError(
                    f"A scenario says everything itself: the option {name} cannot be {value!r} beside it."
                )
        return {**complete, SCENARIO: deepcopy(dict(described))}

    def chance(self, options: Options, seed: int | str, mark: int = 0) -> Chance:
        """Return seeded chance. In a scenario, its fixed shuffles come first."""
        described = options.get(SCENARIO)
        if not isinstance(described, Mapping):
            return Dice(seed, mark)
        shuffles = Scenario(self.cards, described).shuffles
        return FixedOrders(shuffles, Dice(seed, numbers_given(mark)), orders_used(mark))

    def blank(self, options: Options, viewer: int) -> State:
        return State(self.cards, self._answers, GameOptions(self.cards, options), viewer)

    def begin(self, state: KernelState, options: Options, chance: Chance) -> None:
        assert isinstance(state, State)
        described = options.get(SCENARIO)
        if isinstance(described, Mapping):
            lay_out_scenario(state, Scenario(self.cards, described))
        else:
            set_up(state, chance)
        proceed(state, chance)

    def pending(self, state: KernelState) -> Question | None:
        assert isinstance(state, State)
        return state.stack[-1] if state.stack else None

    def opens_action(self, pending: Pending) -> bool:
        return type(pending) in OPENING

    def legal(self, state: KernelState) -> Sequence[Answer]:
        assert isinstance(state, State)
        return legal_answers(state)

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
        """Return the points of the last check, with the worth of each pool, which breaks ties; in a match, 2 for
        every game won and 1 for every shared one."""
        assert isinstance(state, State)
        if state.phase != codes.GAME_OVER:
            return None
        won = [state.winners >> seat & 1 for seat in range(state.seats)]
        if state.options.setup == codes.MATCH:
            return Outcome(places_of(list(zip(won, state.wins, strict=True))), tuple(state.wins))
        pools = tuple([tie_break(state, seat) for seat in range(state.seats)])
        return Outcome(
            places_of(list(zip(won, state.counted, pools, strict=True))), tuple(state.counted), {POOL: pools}
        )

    def progress(self, state: KernelState) -> Mapping[str, int]:
        assert isinstance(state, State)
        numbers = {"rounds": state.round, "game": state.game_number}
        if state.options.setup == codes.MATCH:
            numbers["games"] = GAMES_IN_A_MATCH
            numbers.update({f"wins_{seat}": wins for seat, wins in enumerate(state.wins)})  # 2 for each game won
        return numbers

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
    names = {component.number: component.slug for component in cards.components}
    component = NameKind("component", {codes.NO_COMPONENT: "none", **codes.DECK_NAMES, **names})
    return {
        "seat": IntKind(),
        "component": component,
        "components": ListKind(component),
        "essences": EssencesKind(),
        "essence_types": TypesKind(),
        "phase": NameKind("phase", dict(enumerate(codes.PHASES))),
        "zone": NameKind("zone", dict(enumerate(codes.ZONES))),
    }
