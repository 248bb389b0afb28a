"""What belongs to any game: buttons, dialogs, whose turn it is, how it ended."""

from __future__ import annotations

from art.sounds.bodies import MARIMBA, WOOD, knock, rub, struck, tap
from art.sounds.registry import sound
from art.sounds.room import in_hall, nearby
from art.sounds.strings import bell, pad, pluck
from art.sounds.wave import Dice, Wave, band, curve, drifting, edges, lay, noise, swell


@sound("button")
def button(variant: int, chance: Dice) -> Wave:
    """A wooden key pressed and let go."""
    return nearby(
        lay(
            (0, 1, struck(WOOD, 390 + 25 * variant, 0.014, chance, 0.5)),
            (0, 0.6, tap(1300, 0.005, chance)),
            (0.06, 0.3, tap(900, 0.006, chance)),
        ),
        0.1,
    )


@sound("hover")
def hover(variant: int, chance: Dice) -> Wave:
    """A fingertip on felt."""
    return nearby(
        lay((0, 1, tap(650, 0.012, chance)), (0, 0.35, struck(WOOD, 270 + 30 * variant, 0.012, chance, 0.2))), 0.1
    )


@sound("slider")
def slider(variant: int, chance: Dice) -> Wave:
    """One notch of a slider."""
    return nearby(
        lay((0, 1, struck(WOOD, 520 + 40 * variant, 0.009, chance, 0.35)), (0, 0.5, tap(1000, 0.005, chance))), 0.08
    )


@sound("tick")
def tick(variant: int, chance: Dice) -> Wave:
    """A small wooden tick: a box, a choice in a list."""
    return nearby(
        lay((0, 1, struck(WOOD, 610 + 60 * variant, 0.011, chance, 0.5)), (0, 0.3, tap(1800, 0.003, chance))), 0.1
    )


@sound("dialog_open")
def dialog_open(variant: int, chance: Dice) -> Wave:
    """A parchment unrolled: 200 ms, as long as the dialog takes."""
    unrolled = rub(0.24, 0.17, chance, 450, 1900)
    return nearby(
        lay(
            (0, 1, unrolled), (0.17, 0.3, struck(MARIMBA, 392, 0.04, chance, 0.4)), (0.2, 0.25, tap(700, 0.012, chance))
        ),
        0.2,
        0.5,
    )


@sound("dialog_close")
def dialog_close(variant: int, chance: Dice) -> Wave:
    """Rolled up again and put away."""
    return nearby(lay((0, 1, rub(0.19, 0.05, chance, 400, 1600)), (0.15, 0.7, knock(180, 0.02, chance, 0.3))), 0.2, 0.5)


@sound("refused")
def refused(variant: int, chance: Dice) -> Wave:
    """That cannot be done: two dull knocks on wood, friendly."""
    one, two = knock(235, 0.03, chance, 0.35), knock(196, 0.04, chance, 0.3)
    return nearby(
        lay(
            (0, 0.8, one),
            (0.11, 1, two),
            (0, 0.4, struck(WOOD, 330, 0.025, chance, 0.4)),
            (0.11, 0.4, struck(WOOD, 277, 0.03, chance, 0.4)),
        ),
        0.15,
        0.4,
    )


@sound("undo")
def undo(variant: int, chance: Dice) -> Wave:
    """Time runs back: a breath inwards, and a pluck heard backwards."""
    back = pluck(62, 0.4, 0.9)[::-1][-11_000:]
    breath = drifting(noise(0.28, chance), curve(0.28, (0, 400), (0.28, 1300)), 0.7) * swell(0.28, 0.22)
    return in_hall(
        lay(
            (0, 0.5, breath),
            (0, 0.7, edges(back, 0.15)),
            (0.24, 0.5, knock(200, 0.025, chance, 0.3)),
        ),
        0.15,
        0.7,
    )


@sound("your_turn")
def your_turn(variant: int, chance: Dice) -> Wave:
    """It is on you: two harp notes, a fourth up."""
    return in_hall(
        lay((0, 0.6, pluck(64, 0.45, 2.2)), (0.15, 0.7, pluck(69, 0.5, 2.6)), (0.15, 0.1, bell(69, 0.4))), 0.25, 1.4
    )


def phrase(notes: tuple[tuple[float, int], ...], gain: float, hard: float) -> list[tuple[float, float, Wave]]:
    """Harp notes, each (when, MIDI number)."""
    return [(when, gain, pluck(note, hard, 4.0)) for when, note in notes]


@sound("win")
def win(variant: int, chance: Dice) -> Wave:
    """Won: the harp climbs from D dorian into D major, bells, voices that open."""
    climb = phrase(
        (
            (0, 50),
            (0.16, 57),
            (0.32, 62),
            (0.48, 65),
            (0.64, 69),
            (0.8, 71),
            (0.96, 72),
            (1.2, 74),
            (1.22, 66),
            (1.24, 62),
            (1.26, 57),
        ),
        0.45,
        0.5,
    )
    above = phrase(((1.55, 78), (1.75, 81), (1.95, 86)), 0.3, 0.4)
    bells = [(1.2, 0.3, bell(62, 0.7)), (1.22, 0.2, bell(69, 0.6)), (1.95, 0.14, bell(74, 0.6))]
    voices = [(1.0, 0.13, pad(note, 1.3, 0.5, 1.4)) for note in (38, 50, 57, 62, 66)]
    return in_hall(lay(*climb, *above, *bells, *voices), 0.35, 2.2)


@sound("lose")
def lose(variant: int, chance: Dice) -> Wave:
    """Lost, with dignity: the harp goes down in D aeolian, a low bell, the voices close."""
    down = phrase(((0, 69), (0.3, 67), (0.6, 65), (1.0, 64), (1.4, 62), (1.42, 57), (1.44, 53), (1.46, 50)), 0.45, 0.35)
    voices = [(0.9, 0.13, pad(note, 1.2, 0.6, 1.6)) for note in (38, 50, 53, 57)]
    air = band(noise(1.6, chance), 150, 500) * swell(1.6, 0.8)
    return in_hall(lay(*down, (1.45, 0.35, bell(50, 0.9, 0.25)), *voices, (0.8, 0.05, air)), 0.4, 2.2)
