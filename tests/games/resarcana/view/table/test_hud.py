"""What the screen lays on a table: whose turn it is, what can be undone, how fast it plays, the way to the result."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules.commands import Answer, Claim, UsePower, subject
from resarcana_gui.scene.events import KeyDown, KeyUp
from resarcana_gui.scene.timing import Speed
from resarcana_gui.screens.game_over import GameOver
from resarcana_gui.screens.services import MatchPlan, PlayerSpec
from resarcana_gui.screens.table.curtain import Curtain
from resarcana_gui.screens.table.hud import Hud
from resarcana_gui.screens.table.pause import Pause
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from tools.headless_client import HeadlessClient
from tools.resarcana.tour.games import played, table_of

CLAIMING: dict[str, object] = {
    "seats": [
        {"mage": "scholar", "item": "research", "pool": "9E 9L 9C 9D 9G"},
        {"mage": "duelist", "item": "divination", "pool": "9E 9L 9C 9D 9G"},
    ],
    "active": 0,
}
ATTACKING: dict[str, object] = {
    "seats": [
        {"mage": "scholar", "item": "research", "pool": "9E 9L 9C 9D 9G", "play": ["fire_dragon"]},
        {"mage": "duelist", "item": "protection", "pool": "9E 9L 9C 9D 9G"},
    ],
    "active": 0,
}


class Game:
    """A table at which nothing is waited for."""

    def __init__(self, scenario: dict[str, object], people: int = 2, **settings: object) -> None:
        self.stage = HeadlessClient(settings=Settings(**{"speed": "instant", **settings}))  # type: ignore[arg-type]
        self.screen: TableScreen = self.stage.table(seats=2, people=people, scenario=scenario)
        self.wait()

    @property
    def side(self) -> Hud:
        assert self.screen.hud is not None
        return self.screen.hud

    @property
    def above(self) -> object:
        children = self.stage.shell.overlay.children
        return children[-1] if children else None

    def do(self, kind: type[Answer], slug: str = "") -> None:
        number = self.stage.plugin.game().cards.numbers[slug] if slug else -1  # type: ignore[attr-defined]
        for each in self.screen.match.legal():
            if isinstance(each, kind) and (not slug or subject(each) == number):
                assert self.screen.controller.submit(each) is None
                return
        raise AssertionError(self.screen.match.legal())

    def wait(self, frames: int = 12) -> None:
        for _ in range(frames):
            self.stage.tick()

    def hand_over(self) -> Curtain:
        """Wait until the other person is called."""
        self.screen.hurry()
        self.wait(40)
        assert isinstance(self.above, Curtain)
        return self.above


def over() -> Game:
    game = Game(CLAIMING)
    match = played(game.stage, 2, 99)
    game.screen = TableScreen(game.stage.shell, game.stage.game, match)
    game.stage.shell.show(game.screen)
    game.wait()
    return game


# ------------------------------------------------------------------------------------------------------- undo


def test_undo_says_what_it_takes_back_and_how_far_one_may_go() -> None:
    game = Game(CLAIMING)
    game.do(Claim)
    game.wait()
    undo = game.side.undo
    assert undo.enabled
    first, second = undo.tip.split("\n")
    assert first.startswith("Undoes: Claim ") and second == "Undo goes all the way back to the start."
    assert game.screen.back.undo()
    game.wait()
    assert not game.side.undo.enabled and game.screen.back.no_undo()


def test_at_one_screen_nobody_takes_back_what_somebody_else_has_done() -> None:
    game = Game(CLAIMING)
    game.do(Claim)
    game.hand_over().lift()
    game.wait()
    assert game.screen.viewer == 1 and not game.side.undo.enabled
    assert game.side.undo.reason == "Ada acted last. Only Ada could have undone that."
    assert not game.screen.back.undo() and len(game.screen.match.history.steps) == 1
    assert game.stage.shell.tips.tooltip.text == game.side.undo.reason


def test_who_is_attacked_cannot_cancel_the_attack() -> None:
    game = Game(ATTACKING)
    game.do(UsePower, "fire_dragon")
    game.hand_over().lift()
    game.wait()
    assert not game.screen.controller.can_cancel()


# ------------------------------------------------------------------------------------------------ whose turn


def test_who_only_has_to_answer_is_not_told_that_it_is_their_turn() -> None:
    game = Game(ATTACKING)
    assert "Your turn" in game.side.top_bar.prompt.text
    game.do(UsePower, "fire_dragon")
    curtain = game.hand_over()
    assert any(getattr(node, "text", "") == "Circe, you have a choice to make" for node in curtain.walk())
    curtain.lift()
    game.wait(30)
    prompt = game.side.top_bar.prompt
    assert prompt.text == "Lose 2{life}, or ignore it?" and prompt.picture is not None
    assert game.screen.says().startswith("Ada's Fire Dragon attacks") and prompt.tip.startswith(game.screen.says())


def test_while_something_is_shown_the_prompt_tells_of_that_alone() -> None:
    stage = HeadlessClient()
    screen = stage.table(seats=2, people=1, scenario={**ATTACKING, "active": 1})
    assert screen.hud is not None
    told = set()
    for _ in range(2000):
        stage.tick()
        if table_of(stage).scenery.held_layer.children:
            told.add(screen.hud.top_bar.prompt.text)
        if screen.runner.asked_person == 0 and not stage.shell.look.queue.busy:
            break
    assert told == {"Circe is playing"}
    assert "Your turn" in screen.hud.top_bar.prompt.text


# ---------------------------------------------------------------------------------------------------- speed


def test_the_speed_is_named_and_so_is_the_key_that_accelerates() -> None:
    game = Game(CLAIMING, speed="normal")
    speed = game.side.top_bar.speed
    assert speed.tip.startswith("Speed: Normal (")
    game.stage.shell.stage.send(KeyDown("f"))
    game.wait()
    assert speed.tip.startswith("Speed: Faster")
    game.stage.shell.stage.send(KeyUp("f"))
    game.stage.shell.look.pace.speed = Speed.FAST
    game.wait()
    assert speed.tip.startswith("Speed: Fast (")


# --------------------------------------------------------------------------------------------------- result


def test_after_a_look_at_the_table_a_button_leads_to_the_result_again() -> None:
    game = over()
    assert game.side.controls.result.shown and not game.side.undo.shown
    game.side.controls.result.activate()
    shell = game.stage.shell
    assert isinstance(shell.screen, GameOver)
    shell.back()
    assert game.screen.parent is not None


def test_the_menu_leads_to_the_result_too() -> None:
    game = over()
    game.screen.pause()
    pause = game.above
    assert isinstance(pause, Pause)
    next(button for button in pause.walk() if getattr(button, "name", "") == "result").activate()  # type: ignore[attr-defined]
    assert isinstance(game.stage.shell.screen, GameOver)


def test_while_the_game_goes_on_there_is_no_result() -> None:
    game = Game(CLAIMING)
    assert not game.side.controls.result.shown and game.side.undo.shown


# ------------------------------------------------------------------------------------------------------ log


def test_a_line_in_the_log_shows_where_the_others_began() -> None:
    stage = HeadlessClient(settings=Settings(speed="instant"))
    screen = TableScreen(stage.shell, stage.game, played(stage, 3, 4))
    stage.shell.show(screen)
    stage.tick()
    assert screen.hud is not None
    rows = screen.hud.sheet.log.rows.entries
    line = next(number for number, entry in enumerate(rows) if entry.divider)
    assert rows[line].sentence == "Since your turn"
    assert any(entry.seat == 0 for entry in rows[:line]) and all(entry.seat != 0 for entry in rows[line + 1 :])


def test_who_only_looks_on_has_no_such_line() -> None:
    stage = HeadlessClient()
    match = stage.shell.matches.new(
        MatchPlan(
            stage.game, stage.plugin.setups()["first"], (PlayerSpec("Ada", "greedy"), PlayerSpec("Circe", "greedy")), 3
        )
    )
    for _ in range(30):
        match.submit(match.legal()[0])
    screen = TableScreen(stage.shell, stage.game, match)
    stage.shell.show(screen)
    assert screen.hud is not None and not any(entry.divider for entry in screen.hud.sheet.log.rows.entries)


def test_who_looks_back_is_spoken_to_and_coming_back_shows_the_newest_sentence() -> None:
    stage = HeadlessClient(settings=Settings(speed="instant"))
    screen = TableScreen(stage.shell, stage.game, played(stage, 3, 30))
    stage.shell.show(screen)
    stage.tick()
    side = screen.hud
    assert side is not None and side.story.match_log is not None
    own = next(turn for turn in side.story.match_log.turns() if turn.yours and turn.round)
    screen.history.to(own.at)
    assert side.sheet.scrubber.words.text == f"Round {own.round}, before your turn"
    assert side.sheet.log.offset < side.sheet.log.furthest
    screen.history.to(None)
    assert side.sheet.log.offset == side.sheet.log.furthest
