"""Questions and answers: headless models, and in `controls/` the controls that show them.

`asking` sorts the answers to a question; `essence_model`, `card_lists` and `collect_plan` are for answers of several
parts; `why_not` says why something is impossible; `useful` knows what a seat would lose by passing.
"""
