from __future__ import annotations

import pytest

from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from resarcana_gui.screens.reviewer import Reviewer
from resarcana_gui.screens.table.table_screen import TableScreen
from tests.match.stall import TOY, stall
from tests.screens.market import shell_of
from tests.screens.shell_player import Player
from tests.screens.test_review import Companion

ENOUGH = 400


@pytest.fixture
def match() -> Match:
    return stall(cards=6)


def beside_a_machine() -> Match:
    return Match.start(TOY, {"cards": 6}, [Seat("Ada"), Seat("Circe", "first")], 1)


def play(match: Match, most: int = ENOUGH) -> None:
    for _ in range(most):
        if match.pending is None:
            return
        match.submit(match.legal()[-1])


def play_until_chosen(match: Match) -> None:
    """To a choice of the first seat after its first one."""
    while not match.history.choices(0) or match.pending is None or match.pending.seat or len(match.legal()) < 2:
        play(match, 1)


def settle(reviewer: Reviewer, *, go_on: bool = True) -> None:
    for _ in range(ENOUGH):
        reviewer.update(go_on=go_on)


def test_what_was_judged_while_the_game_went_on_is_not_judged_again_after_it(match: Match) -> None:
    companion = Companion(match)
    reviewer = Reviewer(match, 0, lambda: companion)
    while match.pending is not None:
        play(match, 1)
        settle(reviewer)
    asked = [at for at, _ in companion.asked]
    assert asked == match.history.choices(0) and reviewer.done
    reviewer.open()
    settle(reviewer)
    assert len(companion.asked) == len(asked) == len(reviewer.review().moments)
    assert companion.given == [match.history.steps[at].command for at in asked]


def test_the_same_is_found_during_a_game_as_after_it(match: Match) -> None:
    during = Reviewer(match, 0, lambda: Companion(match, 2))
    while match.pending is not None:
        play(match, 1)
        settle(during)
    after = Reviewer(match, 0, lambda: Companion(match, 2))
    settle(after)
    assert during.review() == after.review()


def test_what_is_taken_back_is_forgotten_and_what_was_done_instead_is_judged(match: Match) -> None:
    match.exercise = True
    companion = Companion(match)
    reviewer = Reviewer(match, 0, lambda: companion)
    while not match.history.choices(0):
        play(match, 1)
    at = match.history.choices(0)[0]
    settle(reviewer)
    match.undo_stack.undo(at)
    settle(reviewer)
    assert not reviewer.choices and not reviewer.seen
    match.submit(match.legal()[0])
    settle(reviewer)
    assert [asked for asked, _ in companion.asked] == [at, at]
    assert companion.given[0] != companion.given[1] == match.history.steps[at].command


def test_a_choice_that_is_taken_back_while_it_is_looked_at_is_dropped(match: Match) -> None:
    match.exercise = True
    companion = Companion(match)
    companion.slow = ENOUGH
    reviewer = Reviewer(match, 0, lambda: companion)
    while not match.history.choices(0):
        play(match, 1)
    while not companion.asked:
        reviewer.update()
    match.undo_stack.undo(match.history.choices(0)[0])
    settle(reviewer)
    assert companion.dropped == 1 and not reviewer.seen


def test_while_somebody_else_thinks_nothing_new_is_asked(match: Match) -> None:
    companion = Companion(match)
    reviewer = Reviewer(match, 0, lambda: companion)
    play(match)
    settle(reviewer, go_on=False)
    assert not companion.asked and reviewer.choices and not reviewer.done


def test_a_companion_that_answers_does_not_wait_for_the_next_frame(match: Match) -> None:
    play(match)
    reviewer = Reviewer(match, 0, lambda: Companion(match))
    reviewer.open()
    for _ in range(1 + len(reviewer.choices)):
        assert not reviewer.done
        reviewer.update()
    assert reviewer.done


def test_a_game_that_is_over_is_looked_at_by_several_companions_at_once_and_they_find_the_same() -> None:
    match, companions = stall(cards=12), list[Companion]()

    def another() -> Companion:
        companions.append(Companion(match, 2))
        companions[-1].slow = 3 * len(companions)
        return companions[-1]

    several, alone = Reviewer(match, 0, another, 2), Reviewer(match, 0, lambda: Companion(match, 2))
    play_until_chosen(match)
    settle(several)
    assert len(companions) == 1
    play(match)
    several.open()
    seen: list[int] = []
    while not several.done:
        several.update()
        seen += [moment.at for moment in several.review().moments][len(seen) :]
    settle(alone)
    assert several.review() == alone.review() and seen == match.history.choices(0)
    asked = [at for companion in companions for at, _ in companion.asked]
    assert sorted(asked) == match.history.choices(0) and len(companions) == 2 and all(each.asked for each in companions)
    several.close()
    assert all(each.closed for each in companions)


def test_what_one_of_several_companions_has_no_answer_to_is_left_to_the_other() -> None:
    match, companions = stall(cards=12), list[Companion]()
    play(match)

    def another() -> Companion:
        companions.append(Companion(match, fails=bool(companions)))
        return companions[-1]

    reviewer = Reviewer(match, 0, another, 2)
    reviewer.open()
    settle(reviewer)
    good, bad = companions
    assert reviewer.done and not reviewer.failed and bad.closed and not good.closed
    assert len(reviewer.review().moments) == len(match.history.choices(0))


def test_a_companion_that_was_let_go_goes_on_where_it_was(match: Match) -> None:
    play(match)
    companion = Companion(match)
    reviewer = Reviewer(match, 0, lambda: companion)
    while reviewer.seen < 2:
        reviewer.update()
    reviewer.update()
    reviewer.close()
    assert companion.closed
    settle(reviewer)
    assert sorted({at for at, _ in companion.asked}) == match.history.choices(0) and reviewer.done


def test_at_the_table_choices_are_judged_meanwhile_until_it_is_left() -> None:
    match = beside_a_machine()
    play_until_chosen(match)
    player, companion = Player(shell_of()), Companion(match)
    player.matches.adviser, player.matches.judges_during_play = companion, True
    player.shell.show(TableScreen(player.shell, "toy", match))
    player.wait(1000)
    assert [at for at, _ in companion.asked] == match.history.choices(0)
    player.shell.routes.title()
    assert companion.closed


def test_where_nobody_wants_a_review_nothing_is_judged_meanwhile(match: Match) -> None:
    lesson = beside_a_machine()
    lesson.exercise = True
    for played, meanwhile in ((match, True), (lesson, True), (beside_a_machine(), False)):
        player = Player(shell_of())
        player.matches.adviser, player.matches.judges_during_play = Companion(played), meanwhile
        assert TableScreen(player.shell, "toy", played).reviewer is None
