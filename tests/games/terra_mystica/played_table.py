"""A table for tests of the rules: described in a few words, played by name, looked at by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from resarcana_gui.games.terra_mystica.engine import start, table
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.session import Session

RICH: dict[str, Any] = {"coins": 30, "workers": 15, "priests": 3, "bowls": [4, 4, 4]}


def seat(faction: str, structures: Mapping[str, str] | str = "", **more: Any) -> dict[str, Any]:
    """One seat of a scenario: a faction, structures (by hex, or a text of hexes with dwellings), and what else it has;
    rich unless it says otherwise."""
    built = dict.fromkeys(structures.split(), "dwelling") if isinstance(structures, str) else dict(structures)
    return {"faction": faction, "structures": built, **RICH, **more}


class Table:
    """A scenario that is being played. With one seat only, Auren on a lonely hex are the opponents."""

    def __init__(self, *seats: Mapping[str, object], **more: object) -> None:
        found = list(seats)
        if len(found) == 1:
            found.append(seat("auren" if found[0]["faction"] != "witches" else "giants", "A1"))
        self.session: Session = start(scenario={"seats": found, **more})

    @property
    def state(self) -> State:
        assert isinstance(self.session.state, State)
        return self.session.state

    def has(self, number: int, *keys: str) -> Any:
        """What a seat has: one thing, or a list of several."""
        told: Any = table(self.session.state)["seats"]
        found = [told[number][key] for key in keys]
        return found[0] if len(found) == 1 else found

    def whole(self, key: str) -> Any:
        """Something of the table."""
        return table(self.session.state)[key]

    @property
    def asked(self) -> str | None:
        """The kind of the open question."""
        return None if self.session.pending is None else self.session.pending.KIND

    def do(self, kind: str, **fields: object) -> list[Event]:
        """Give the one answer that has these fields."""
        return self.session.do(kind=kind, **fields)

    def opens(self) -> bool:
        """Whether the open question begins an action of its own."""
        question = self.session.pending
        assert question is not None
        return self.session.game.opens_action(question)

    def offers(self, kind: str, **fields: object) -> list[dict[str, object]]:
        """The answers of a kind, without kind and seat."""
        found = [self.session.game.codec.write(each) for each in self.session.find(kind=kind, **fields)]
        return [{key: value for key, value in each.items() if key not in ("kind", "seat")} for each in found]

    def hexes(self, kind: str) -> list[object]:
        """The hexes of the answers of a kind."""
        return [each["at"] for each in self.offers(kind)]

    def refused(self, kind: str, seat: int = 0, **fields: object) -> tuple[str, dict[str, object]]:
        """The code and the details with which an answer is refused."""
        refusal = self.session.refusal({"kind": kind, "seat": seat, **fields})
        assert refusal is not None, "it is not refused"
        return refusal.code, dict(refusal.details)

    def told(self, events: list[Event], name: str) -> list[dict[str, object]]:
        """The events of a name, as data."""
        found = [self.session.game.codec.write(event) for event in events]
        return [each for each in found if each["event"] == name]

    def end(self) -> None:
        """End the turn of whoever is asked."""
        if self.asked == "turn" and self.offers("end"):
            self.do("end")
