"""The narrator of Res Arcana."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from resarcana_gui.agents.companion import Reason, Stance
from resarcana_gui.games.narrator import Narrator
from resarcana_gui.games.resarcana.cards.essences import NAMES
from resarcana_gui.games.resarcana.rules.codes import NOBODY
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.commands import subject as component_of
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.round_questions import COLLECTING, AskTurn
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog, component_names
from resarcana_gui.games.resarcana.view.tell.command_text import command_text, deed_text, typed_answer, typing_hint
from resarcana_gui.games.resarcana.view.tell.inspect_text import inspect_text, inspect_words
from resarcana_gui.games.resarcana.view.tell.prompt_text import prompt_text
from resarcana_gui.games.resarcana.view.tell.question_text import question_text
from resarcana_gui.games.resarcana.view.tell.refusal_text import refusal_text
from resarcana_gui.games.resarcana.view.tell.story import Story
from resarcana_gui.games.resarcana.view.tell.table_text import table_text
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.match.narration import Narration

SIGNS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("place", "place_own", "place_rival"), "play"),
    **dict.fromkeys(("claim", "claim_unseen"), "claim"),
    **dict.fromkeys(("turn", "use"), "turn"),
    **dict.fromkeys(("attack", "attack_short"), "attack"),
    **dict.fromkeys(("ignore", "ignore_with", "answer"), "ignore"),
    **dict.fromkeys(("collect", "gain", "gain_by", "take"), "collect"),
    "discard": "discard",
    **dict.fromkeys(("draw", "dealt", "packet", "preset"), "draw"),
    **dict.fromkeys(("look", "reorder"), "look"),
    **dict.fromkeys(("reshuffle", "shuffled", "regathered"), "deck"),
    **dict.fromkeys(("mage", "mages"), "mage"),
    **dict.fromkeys(("item_taken", "item_swapped"), "item"),
    **dict.fromkeys(("kept", "picked"), "hand"),
    **dict.fromkeys(("pay", "lose", "remove"), "spent"),
    **dict.fromkeys(("raise", "counted"), "points"),
    **dict.fromkeys(("won", "match_won", "game_won"), "victory"),
    "pass": "passed", "put": "place_on", "destroy": "destroy", "straighten": "straighten",
}  # fmt: skip
"""The icon that says what was done, by the key of the clause that says it; a form of a clause has the same."""


class ResArcanaNarrator(Narrator):
    """Tells a game of Res Arcana in one language, to one viewer. Pass it either single events or several at a time,
    not both."""

    def __init__(
        self, game: ResArcana, language: str, viewer: int, names: Sequence[str], speaks: type[Voice] = Voice
    ) -> None:
        """`names` are the players' by seat; `speaks` writes amounts and names. Raises I18nError."""
        self._voice: Final = speaks(catalog(language), game.cards, component_names(language), names, viewer)
        self._story: Final = Story(self._voice, game.blank({"seats": len(names)}, viewer))

    def event(self, event: Event) -> str | None:
        return self._story.sentence(event)

    def tell(self, events: Iterable[Event], *, more_to_come: bool = False) -> list[str]:
        return self._story.tell(events, more_to_come=more_to_come)

    def sentences(self, events: Iterable[Event], *, more_to_come: bool = False) -> list[Narration]:
        """Return the same as `tell`, with more about each sentence."""
        told = self._story.sentences(events, more_to_come=more_to_come)
        return [
            Narration(
                each.text,
                None if each.seat == NOBODY else each.seat,
                SIGNS.get(each.key.partition(".")[0], ""),
                each.brief,
            )
            for each in told
        ]

    def question(self, pending: Pending, view: KernelState) -> str:
        assert isinstance(pending, Question)
        assert isinstance(view, State)
        return question_text(self._voice, pending, view)

    def prompt(self, pending: Pending, view: KernelState) -> str:
        assert isinstance(pending, Question)
        assert isinstance(view, State)
        return prompt_text(self._voice, pending, view)

    def occasion(self, pending: Pending, view: KernelState) -> str:
        return "" if isinstance(pending, AskTurn) else self.question(pending, view)

    def command(self, command: Command, view: KernelState) -> str:
        assert isinstance(command, Answer)
        assert isinstance(view, State)
        return command_text(self._voice, command, view)

    def deed(self, command: Command, view: KernelState) -> str:
        assert isinstance(command, Answer)
        assert isinstance(view, State)
        return deed_text(self._voice, command, view)

    def reason(self, reason: Reason) -> str | None:
        return reason_text(self._voice, reason)

    def refusal(self, refusal: Refusal) -> str:
        return refusal_text(self._voice, refusal)

    def table(self, view: KernelState) -> str:
        assert isinstance(view, State)
        return table_text(self._voice, view)

    def typed(self, words: str, menu: Sequence[Command], view: KernelState) -> Command | None:
        assert isinstance(view, State)
        return typed_answer(self._voice, words, menu, view)

    def typing_hint(self, menu: Sequence[Command], view: KernelState) -> str | None:
        assert isinstance(view, State)
        return typing_hint(self._voice, menu, view)

    def shows_table(self, pending: Pending) -> bool:
        return not isinstance(pending, COLLECTING)

    def tells_end(self) -> bool:
        return True

    def inspect(self, subject: str | Command, view: KernelState) -> list[str]:
        assert isinstance(view, State)
        if isinstance(subject, str):
            return inspect_words(self._voice, subject, view)
        assert isinstance(subject, Answer)
        about = component_of(subject)
        return inspect_text(self._voice, about, view) if about >= 0 else []


CHANCES: Final = frozenset({"claimed", "rival", "placed"})
"""Facts that hold or do not: of possible futures, how often they do is told in whole percents."""


def reason_text(voice: Voice, reason: Reason) -> str:
    """Return the reason given with an answer, as one sentence. The facts are named in ai/companion/insight.py."""
    kind, _, about = reason.fact.partition(":")
    if reason.stance is Stance.NEUTRAL:
        return voice.text(f"companion.why.{kind}")
    number = max(1, round(abs(reason.difference)))
    values: dict[str, object] = {"here": round(100 * reason.here), "elsewhere": round(100 * reason.elsewhere)}
    if "essence" in kind:
        values["amount"] = voice.several(number, NAMES.index(about))
    elif about:
        values["card"] = voice.card(voice.cards.numbers[about])
    if kind == "placed" and reason.now and reason.stance is not Stance.AT_ONCE:
        kind = "kept"
    key = f"companion.why.{reason.stance.value}.{kind}"
    if reason.stance is Stance.AT_ONCE or kind not in CHANCES | {"kept"}:
        key = f"{key}.{'more' if reason.difference > 0 else 'less'}"
    elif not values["here" if (kind == "rival") == (reason.stance is Stance.FOR) else "elsewhere"]:
        key = f"{key}_rare"
    return voice.plural(key, number, **values) if kind == "points_on" else voice.text(key, **values)
