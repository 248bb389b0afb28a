"""Terra Mystica as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Final

from resarcana_gui.games.terra_mystica.components.tables import Components
from resarcana_gui.games.terra_mystica.components.words import CULTS, STRUCTURES, TERRAINS
from resarcana_gui.games.terra_mystica.rules.codes import (
    BY_BONUS,
    EXCHANGES,
    FEWEST_SEATS,
    GAME_OVER,
    MOST_SEATS,
    NONE,
    PHASES,
    REASONS,
    SPADE_SOURCES,
)
from resarcana_gui.games.terra_mystica.rules.commands import Answer
from resarcana_gui.games.terra_mystica.rules.follow import answer, proceed
from resarcana_gui.games.terra_mystica.rules.invariants import faults
from resarcana_gui.games.terra_mystica.rules.legal import legal_answers
from resarcana_gui.games.terra_mystica.rules.menus import menus_of
from resarcana_gui.games.terra_mystica.rules.options import SCENARIO, GameOptions
from resarcana_gui.games.terra_mystica.rules.possible_events import ensuing, possible
from resarcana_gui.games.terra_mystica.rules.questions import (
    AskCard,
    AskDevotion,
    AskFaction,
    AskOffer,
    AskSpade,
    AskStart,
    AskTurn,
    Question,
)
from resarcana_gui.games.terra_mystica.rules.records import COMMANDS, EVENTS, QUESTIONS
from resarcana_gui.games.terra_mystica.rules.refusals import why_not
from resarcana_gui.games.terra_mystica.rules.scenario import Scenario
from resarcana_gui.games.terra_mystica.rules.scenario_table import lay_out
from resarcana_gui.games.terra_mystica.rules.setup import set_up
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_data import table
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.codec import Codec, IntKind, JsonObject, Kind, ListKind, NameKind
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Game, Options, OptionsError, Outcome
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.kernel.state import State as KernelState

NAME: Final = "terra_mystica"
EVENTS_VERSION: Final = 1


class TerraMystica(Game):
    """The rules of Terra Mystica with one set of components."""

    def __init__(self, parts: Components) -> None:
        self.parts: Final = parts
        self._menus: Final = menus_of(parts)
        self._codec: Final = Codec(COMMANDS, QUESTIONS, EVENTS, _kinds(parts))

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
        return FEWEST_SEATS, MOST_SEATS

    def complete(self, options: Options) -> dict[str, object]:
        """The options checked; see docs/engine.md for what they may hold. Raises OptionsError."""
        described = options.get(SCENARIO)
        return GameOptions(options).data() if described is None else self._described(options, described)

    def _described(self, options: Options, described: object) -> dict[str, object]:
        """The options of a described table, which is laid out to check it."""
        scenario = Scenario(self.parts, described)
        seats = len(scenario.seats)
        complete = GameOptions({"seats": seats, **options}).data()
        if complete != GameOptions({"seats": seats}).data():
            raise OptionsError("A scenario says everything itself: no other option goes with it.")
        table = self.blank(complete, EVERYONE)
        lay_out(table, scenario)
        for fault in faults(table):
            raise OptionsError(f"scenario: {fault}")
        return {**complete, SCENARIO: deepcopy(described)}

    def blank(self, options: Options, viewer: int) -> State:
        return State(self.parts, self._menus, GameOptions(options), viewer)

    def begin(self, state: KernelState, options: Options, chance: Chance) -> None:
        assert isinstance(state, State)
        described = options.get(SCENARIO)
        if described is None:
            set_up(state, chance)
        else:
            lay_out(state, Scenario(self.parts, described))
        proceed(state)

    def pending(self, state: KernelState) -> Question | None:
        assert isinstance(state, State)
        return state.stack[-1] if state.stack else None

    def opens_action(self, pending: Pending) -> bool:
        if isinstance(pending, AskTurn):
            return not pending.begun
        if isinstance(pending, AskSpade):
            return pending.source == BY_BONUS and not pending.made
        return isinstance(pending, (AskFaction, AskStart, AskCard, AskOffer, AskDevotion))

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
        answer(state, command)

    def observe(self, state: KernelState, viewer: int) -> State:
        assert isinstance(state, State)
        return state.seen_by(viewer)

    def sample(self, view: KernelState, chance: Chance) -> State:
        assert isinstance(view, State)
        return view.seen_by(EVERYONE)

    def outcome(self, state: KernelState) -> Outcome | None:
        assert isinstance(state, State)
        if state.phase != GAME_OVER:
            return None
        return Outcome.ranked(tuple(state.points))

    def progress(self, state: KernelState) -> Mapping[str, int]:
        assert isinstance(state, State)
        return {"rounds": state.round}

    def table(self, state: KernelState) -> JsonObject:
        return table(state)

    def possible(self, state: KernelState, event: Event) -> bool:
        assert isinstance(state, State)
        return possible(state, event)

    def ensues(self, pending: Pending, command: Command, events: Sequence[Event]) -> bool:
        assert isinstance(command, Answer)
        return ensuing(command, events)

    def faults(self, state: KernelState) -> Sequence[str]:
        assert isinstance(state, State)
        return faults(state)


def _named(what: str, names: Sequence[str]) -> NameKind:
    return NameKind(what, {NONE: "none", **dict(enumerate(names))})


def _kinds(parts: Components) -> dict[str, Kind]:
    hexes = NameKind("hex", dict(enumerate(parts.board.names)))
    card = _named("bonus card", [each.slug for each in parts.bonus_cards])
    scoring = _named("scoring tile", [each.slug for each in parts.scoring_tiles])
    return {
        "seat": IntKind(),
        "seats": ListKind(IntKind()),
        "hex": hexes,
        "hexes": ListKind(hexes),
        "river": NameKind("river hex", dict(enumerate(parts.board.river_names))),
        "site": NameKind("bridge site", dict(enumerate(parts.board.site_names))),
        "terrain": NameKind("terrain", dict(enumerate(TERRAINS))),
        "structure": NameKind("structure", dict(enumerate(STRUCTURES))),
        "cult": NameKind("cult", dict(enumerate(CULTS))),
        "faction": NameKind("faction", {each.number: each.slug for each in parts.factions}),
        "card": card,
        "cards": ListKind(card),
        "scoring_list": ListKind(scoring),
        "favour": NameKind("favour tile", {each.number: each.slug for each in parts.favour_tiles}),
        "town_tile": NameKind("town tile", {each.number: each.slug for each in parts.town_tiles}),
        "action": NameKind("action", {each.number: each.slug for each in parts.actions}),
        "exchange": NameKind("exchange", dict(enumerate(EXCHANGES))),
        "reason": NameKind("reason", dict(enumerate(REASONS))),
        "phase": NameKind("phase", dict(enumerate(PHASES))),
        "spade_source": NameKind("source of spades", dict(enumerate(SPADE_SOURCES))),
    }
