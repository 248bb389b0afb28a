"""The dice on the table: on the felt, and before the seats that have taken one."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.seasons.cards.tables import DICE_PER_SEASON, FACES, SEASONS
from resarcana_gui.games.seasons.rules.codes import NO_DIE
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.faces.die_faces import die_style
from resarcana_gui.games.seasons.view.faces.icons import GAME
from resarcana_gui.games.seasons.view.geometry.areas import Circle
from resarcana_gui.games.seasons.view.table.clock import shown_season
from resarcana_gui.games.seasons.view.table_resources import TableResources
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.cards.pictures import particle_pictures
from resarcana_gui.tabletop.dice.die import Die
from resarcana_gui.tabletop.dice.die_body import CUBE
from resarcana_gui.tabletop.dice.die_drawing import DiePicture
from resarcana_gui.tabletop.table.card_table import CardTable

APART: Final = 104.0
"""The distance between dice on the felt, where there is room."""
EDGE: Final = 64.0
"""How much of its width they leave."""
FAR: Final = 0.78
"""How far from the upper edge of the felt several dice lie, in edges: what each brings is said below it."""


class DiceTable(CardTable):
    """A card table with the dice of this game."""

    state: State

    def __init__(self, resources: TableResources, state: State) -> None:
        super().__init__(resources.look, resources.faces, particle_pictures(GAME))
        self.resources: Final = resources
        self.state = state
        self.areas = resources.areas
        self.dice: Final[dict[int, Die]] = {}
        """The dice on the table, by number among all dice."""

    def die_circle(self, seat: int) -> Circle:
        """Return where a seat's die lies, and half its edge."""
        if seat == self.resources.home:
            cog = self.areas.cog
            return Circle(cog.x, cog.y - 4, cog.radius * 0.5)
        return next(board.die for board in self.areas.boards if board.seat == seat)

    def felt_spot(self, at: int, number: int) -> Point:
        """Return where a die rests on the felt: number `at` of so many."""
        felt = self.areas.felt
        apart = min(APART, (felt.w - EDGE) / max(number, 1))
        high = felt.y + FAR * self.areas.die if number > 1 else felt.centery - 10
        return felt.centerx + (at - (number - 1) / 2) * apart, high

    def settle_dice(self) -> None:
        """Put every die in its place at once: those that are rolled on the felt, the others before their seats."""
        state = self.state
        shown = {face // FACES: face for face in (*state.rolled, *state.taken) if face != NO_DIE}
        for gone in [die for die in self.dice if die not in shown]:
            self.remove_items(self.dice.pop(gone))
        for number, face in enumerate(state.rolled):
            die = self.die(face // FACES)
            die.at, die.scale, die.alpha = self.felt_spot(number, len(state.rolled)), 1.0, 1.0
            die.rest_on(face % FACES, self.yaw(number))
        for seat, face in enumerate(state.taken):
            if face != NO_DIE:
                die, circle = self.die(face // FACES), self.die_circle(seat)
                die.at, die.scale, die.alpha = (circle.x, circle.y), self.die_scale(seat), 1.0
                die.rest_on(face % FACES)

    def yaw(self, number: int) -> float:
        """Return how a die lies on the felt, in degrees."""
        return (-14.0, 8.0, -22.0, 16.0, -4.0)[number % 5]

    def die_scale(self, seat: int) -> float:
        """Return the scale of a die before a seat."""
        return 2 * self.die_circle(seat).radius / self.areas.die

    def die(self, number: int) -> Die:
        """Return a die by its number among all dice; new ones lie nowhere yet."""
        if number not in self.dice:
            style = die_style(self.state.cards, number)
            die = Die(self.look, ("die", number), style, self.areas.die, name=f"die {number}")
            die.z, die.draggable = 30.0, False
            self.dice[number] = die
            self.lay(die)
        return self.dice[number]

    def make_some_dice(self, density: float) -> bool:
        """Make a picture of a face of the dice that are thrown now, or in the next season, in a frame with time to
        spare; `density`: the size of a canvas pixel in the window. Return whether there is more to do."""
        state, side = self.state, round(2 * CUBE.radius * self.areas.die * density)
        season = shown_season(state.p)
        for coming in (season, (season + 1) % len(SEASONS)):
            for number in state.dice:
                if number // DICE_PER_SEASON == coming:
                    die = DiePicture(die_style(state.cards, number), CUBE.showing(0))
                    if die.make_one((side, side), density):
                        return True
        return False

    def clear_dice(self) -> None:
        """Remove all dice."""
        self.remove_items(*self.dice.values())
        self.dice.clear()
