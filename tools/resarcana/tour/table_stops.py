"""The stops at the table: for two, three and four seats, its menus and history."""

from __future__ import annotations

from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.rules.codes import CHOOSING_FIRST, DRAFTING, PICKING
from resarcana_gui.scene.events import PointerMoved
from resarcana_gui.scene.node import Node
from resarcana_gui.screens import actions
from resarcana_gui.screens.table.table_screen import TableScreen
from tools.headless_client import HeadlessClient
from tools.resarcana.tour import games
from tools.resarcana.tour.games import new, played, table_of
from tools.tour.stop import Stop, screen_of, seat_at

LATE: Final = 4
"""A round by which the table shows something of everything."""


MUCH: Final = (
    "fire_dragon", "treant", "hawk", "prism", "horn_of_plenty", "crypt", "athanor", "flaming_pit", "philosophers_stone",
    "elvish_bow", "nightingale", "mermaid", "dragon_egg", "windup_man", "sea_serpent", "cursed_skull",
)  # fmt: skip
"""The first eight lie in play, the others are in the hand."""
SETTLED: Final = 960
"""The milliseconds until the dust of what was dealt has settled."""
CROWD: Final = (
    ("witch", "calm_elan", ["guard_dog", "tree_of_life", "celestial_horse turned", "earth_dragon", "ring_of_midas 3G",
                            "bone_dragon", "chalice_of_life L 2C turned", "corrupt_altar", "great_pyramid",
                            "catacombs_of_the_dead 2D turned"]),
    ("druid", "protection", ["elemental_spring", "dwarven_pickaxe turned", "hand_of_glory", "sacrificial_dagger",
                             "fountain_of_youth", "hypnotic_basin turned", "sacred_grove 4L"]),
    ("duelist", "research", ["wind_dragon", "jeweled_statuette turned", "magical_shard", "dancing_sword turned",
                             "dragon_teeth"]),
)  # fmt: skip
"""Mage, item, and what lies in play, some of it turned or with essences on it."""


def begin(stage: HeadlessClient) -> None:
    """A table at the beginning of a game."""
    seat_at(stage, new(stage, 2, stage.plugin.setups()["standard"]))


def draft(stage: HeadlessClient) -> None:
    """The first card of a draft."""
    seat_at(stage, new(stage, 3, stage.plugin.setups()["draft"]))


def before_play(seats: int, setup: str, phase: int, kept: int, game: int, seed: int, stage: HeadlessClient) -> None:
    """The middle of a draft, or of the picks for a later game of a match."""
    match = games.before_play(stage, seats, setup, phase, kept, game, seed)
    assert match.pending is not None
    seat_at(stage, match, match.pending.seat)


def series(stage: HeadlessClient) -> None:
    """The first pick of a match of three."""
    seat_at(stage, new(stage, 2, stage.plugin.setups()["match"]))


def late(seats: int, stage: HeadlessClient) -> None:
    """A table well into a game, at the person's turn."""
    seat_at(stage, played(stage, seats, LATE))


def full(stage: HeadlessClient) -> None:
    """A crowded table, with a choice of cards in hand, one of which is pointed at."""
    seat_at(stage, played(stage, 3, 5, "standard", seed=2, hand=3))
    table = table_of(stage)
    _point(stage, table.scenery.cards[table.scenery.state.hand[0][0]])


def crowded(seats: int, stage: HeadlessClient) -> None:
    """A table with as much in play and in hand as there ever is, some of it turned."""
    play = [_lying(words) for words in ("chalice_of_fire turned", "dragon_bridle turned", *MUCH[:8], "vault 3G")]
    own = {"mage": "seer", "item": "alchemy", "pool": "9E 9L 9C 12D 9G", "play": play, "hand": MUCH[8:]}
    rivals = [{"mage": mage, "item": item, "play": [*map(_lying, theirs)]} for mage, item, theirs in CROWD[: seats - 1]]
    seat_at(stage, new(stage, seats, {"scenario": {"seats": [own, *rivals], "active": 0}}, people=1))
    stage.wait(SETTLED)


def _lying(words: str) -> dict[str, object]:
    """Return a component in play, as a scenario describes it."""
    slug, *facts = words.split()
    essences = " ".join(fact for fact in facts if fact != "turned")
    return {"component": slug, "turned": "turned" in facts, "essences": essences or "0"}


def longest(stage: HeadlessClient) -> None:
    """A table of four at the end of a long game."""
    seat_at(stage, played(stage, 4, 99))


def rival_strip(stage: HeadlessClient) -> None:
    """The pointer on a rival's board, with its cards enlarged below it."""
    seat_at(stage, played(stage, 4, 99))
    stage.shell.stage.hover.point(table_of(stage).scenery.boards[1][0])


def tooltip(stage: HeadlessClient) -> None:
    """The pointer on the player's points."""
    late(2, stage)
    _point(stage, table_of(stage).scenery.heads[0].medallion)


def waiting(stage: HeadlessClient) -> None:
    """A rival is thinking."""
    match = played(stage, 3, LATE)
    while match.pending is not None and match.pending.seat == 0:
        match.submit(match.legal()[-1])
    screen = TableScreen(stage.shell, stage.game, match)
    stage.matches.latest_worker = None  # nobody ever answers
    stage.shell.show(screen)


def menu(stage: HeadlessClient) -> None:
    """A card with more than one use."""
    late(3, stage)
    table = table_of(stage)
    assert table.asker.asking is not None
    number = next(card for card, choices in table.asker.asking.choices.items() if len(choices) > 1)
    item = table.scenery.item(number)
    assert item is not None
    item.activate()


def warned(stage: HeadlessClient) -> None:
    """Passing: choosing the next item, with a warning about what would be lost."""
    late(2, stage)
    controls = table_of(stage).asker.controls
    assert controls is not None
    controls.act(actions.PASS)


def log(stage: HeadlessClient) -> None:
    """The whole log."""
    late(3, stage)
    screen_of(stage).act(actions.LOG)


def past_position(stage: HeadlessClient) -> None:
    """The table at a past position."""
    late(3, stage)
    screen = screen_of(stage)
    screen.history.to(len(screen.match.history.steps) * 2 // 3)


def undone(stage: HeadlessClient) -> None:
    """A table after an undo, with redo available."""
    late(3, stage)
    screen = screen_of(stage)
    screen.back.undo()
    stage.shell.look.queue.settle()


def notice(stage: HeadlessClient) -> None:
    """A notice that says why something is impossible."""
    late(2, stage)
    stage.shell.messages.tell(stage.shell.text("table.no_undo.revealed"))


def _point(stage: HeadlessClient, node: Node) -> None:
    x, y = node.bounds().center
    stage.shell.stage.send(PointerMoved(x, y))
    for _ in range(20):
        stage.tick()


STOPS: Final = (
    Stop("table-begin", begin),
    Stop("table-draft", draft),
    Stop("table-draft-late", partial(before_play, 4, "draft", DRAFTING, 5, 1, games.SEED)),
    Stop("table-match", series),
    Stop("table-match-first", partial(before_play, 2, "match", CHOOSING_FIRST, 0, 2, games.SEED)),
    Stop("table-match-pick", partial(before_play, 2, "match", PICKING, 0, 2, games.SEED)),
    Stop("table-match-picked", partial(before_play, 2, "match", PICKING, 6, 2, games.SEED)),
    Stop("table-match-third", partial(before_play, 2, "match", CHOOSING_FIRST, 0, 3, 1)),
    *(Stop(f"table-{seats}", partial(late, seats)) for seats in (2, 3, 4)),
    Stop("table-full", full),
    *(Stop(f"table-crowded-{seats}", partial(crowded, seats)) for seats in (2, 3, 4)),
    Stop("table-over", longest),
    Stop("table-tooltip", tooltip),
    Stop("table-strip", rival_strip),
    Stop("table-waiting", waiting),
    Stop("table-menu", menu),
    Stop("table-warned", warned),
    Stop("table-log", log),
    Stop("table-travelled", past_position),
    Stop("table-undone", undone),
    Stop("table-notice", notice),
)
