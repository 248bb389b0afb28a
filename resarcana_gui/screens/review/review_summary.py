"""The summary of a review in two or three sentences, for the window and the terminal."""

from __future__ import annotations

from collections.abc import Callable

from resarcana_gui.agents.companion import percent
from resarcana_gui.agents.companion.review import Moment, Review, Swing
from resarcana_gui.i18n import Catalog


def choices_summary(texts: Catalog, review: Review) -> str:
    """Return how many choices were good.

    The losses are not added up: each is an estimate, and chances lost in one round are won back in another.
    """
    return texts.text("review.summary", good=review.well_chosen, choices=len(review.moments))


def rise_summary(texts: Catalog, review: Review, round_of: Callable[[Moment | None], int]) -> str:
    """Return from where to where the chance grew most; empty if it never grew much. `round_of` None is the last
    round."""
    rise = review.best_rise
    if rise is None:
        return ""
    first, last = round_words(texts, round_of(rise.first)), round_words(texts, round_of(rise.last))
    before, after = percent(rise.before), percent(rise.after)
    if rise.after == 1.0:
        return texts.text("review.rise.won", first=first, before=before)
    if first == last:
        return texts.text("review.rise.within", when=first, before=before, after=after)
    return texts.text("review.rise.grew", first=first, last=last, before=before, after=after)


def review_summary(texts: Catalog, review: Review, round_of: Callable[[Moment], int]) -> str:
    """Return the number of good choices, and the largest swings by luck and by the others."""
    chosen = choices_summary(texts, review)
    helped, harmed = (_swing(texts, review, swing, round_of) for swing in (review.best_luck, review.worst_luck))
    if helped and harmed:
        return f"{chosen} {texts.text('review.luck.both', helped=helped, harmed=harmed)}"
    if helped or harmed:
        return f"{chosen} {texts.text('review.luck.helped' if helped else 'review.luck.harmed', what=helped or harmed)}"
    return chosen


def round_words(texts: Catalog, number: int) -> str:
    """Return a round by its number; 0 is the setup."""
    return texts.text("review.in_round", round=number) if number else texts.text("review.in_setup")


def _swing(texts: Catalog, review: Review, swing: Swing | None, round_of: Callable[[Moment], int]) -> str:
    if swing is None:
        return ""
    after = round(100 * review.result) if swing.moment is review.moments[-1] else percent(swing.after)
    when = round_words(texts, round_of(swing.moment))
    return texts.text("review.swing", when=when, before=percent(swing.before), after=after)
