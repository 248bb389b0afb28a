"""Whose turn it is, who has what was claimed, and what the column at the left shows."""

from __future__ import annotations

from resarcana_gui.games.resarcana.view.geometry.areas import areas
from resarcana_gui.games.resarcana.view.geometry.arrangement import arrange, places_in_game
from resarcana_gui.scene.events import KeyDown
from resarcana_gui.screens.table.curtain import Curtain
from resarcana_gui.settings import Settings
from tests.games.resarcana.described_table import Table, seat
from tools.headless_client import HeadlessClient, headless
from tools.resarcana.tour.games import table_of
from tools.tour.run import stops
from tools.tour.stop import screen_of, visit


def shown(stop: str, *, reduced: bool = False) -> HeadlessClient:
    headless()
    return visit(stops()[stop], Settings(speed="instant", reduced_motion=reduced))


def test_the_medallion_of_who_is_asked_lights_up() -> None:
    table = table_of(shown("table-3"))
    lit = [seat for seat, head in table.scenery.heads.items() if head.medallion.acting]
    assert lit == [0] and not table.turn.thinking.visible


def test_beside_a_rival_who_thinks_points_grow_bright_one_after_the_other() -> None:
    stage = shown("table-waiting")
    turn = table_of(stage).turn
    seen = set()
    for _ in range(120):
        stage.tick()
        seen.add(turn.thinking.bright)
    assert turn.acting == 1 and turn.thinking.visible and seen == {0, 1, 2, 3}


def test_whoever_would_pass_too_early_hears_whose_turn_it_is() -> None:
    stage = shown("table-waiting")
    stage.shell.stage.send(KeyDown("p"))
    name = screen_of(stage).seating.names[1]
    assert stage.shell.messages.notices.sentence == f"Not yet: it is {name}'s turn."


def test_in_reduced_motion_the_points_stand_still() -> None:
    stage = shown("table-waiting", reduced=True)
    for _ in range(60):
        stage.tick()
        assert table_of(stage).turn.thinking.bright == 3


def test_after_the_end_it_is_nobodys_turn() -> None:
    table = table_of(shown("table-over"))
    assert table.turn.acting is None
    assert not any(board.acting for boards in table.scenery.boards.values() for board in boards)


def test_a_place_of_power_that_was_claimed_leaves_its_name_and_its_owners() -> None:
    table = table_of(shown("table-3"))
    told = [hollow.tip for hollow in table.scenery.centre.claimed if hollow.tip]
    assert len(told) + len(table.scenery.state.places) == 5
    assert any("Dragon's Lair" in text and "by you" in text for text in told)


def test_places_of_power_stay_where_they_lie_when_another_is_claimed() -> None:
    table = Table(seat(pool="9E 9L 9C 9D"), seat(), places=["sacred_grove", "catacombs_of_the_dead", "coral_castle"])
    everywhere = areas(2, 0)
    before = arrange(table.view(0), everywhere)
    table.do("claim", "sacred_grove")
    after = arrange(table.view(0), everywhere)
    for slug in ("catacombs_of_the_dead", "coral_castle"):
        assert after[Table.number(slug)] == before[Table.number(slug)]
    assert places_in_game(table.view(0))[0] == Table.number("sacred_grove")


def test_the_curtain_waits_until_what_happened_has_been_seen() -> None:
    stage = shown("moment-attack")
    assert stage.shell.look.queue.busy and not stage.shell.overlay.children
    stage.rest()
    stage.wait(320)  # the light goes on first
    assert any(isinstance(node, Curtain) for node in stage.shell.overlay.children)


def test_who_only_looks_on_is_not_spoken_to() -> None:
    side = screen_of(shown("table-demo")).hud
    assert side is not None
    sentences = [row.sentence for row in side.sheet.log.rows.entries]
    assert len(sentences) > 10 and not any("You" in sentence.split() for sentence in sentences)


def test_own_piles_that_are_empty_leave_an_outline() -> None:
    empty_slots = table_of(shown("ask-turn")).scenery.empty_slots
    assert empty_slots["discards"].visible and not empty_slots["deck"].visible
    assert not table_of(shown("table-2")).scenery.empty_slots["discards"].visible


def test_the_column_does_not_tell_the_end_before_it_has_been_seen() -> None:
    stage = shown("moment-check")
    side = screen_of(stage).hud
    assert side is not None and screen_of(stage).match.pending is None
    assert stage.shell.look.queue.busy and side.top_bar.prompt.text.startswith("Round 1")
