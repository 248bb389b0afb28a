"""Questions and answers: headless models, and in `controls/` the controls that show them.

`asked_question` sorts the answers to a question; `essence_model` and `collect_plan` are for answers of several parts,
and `suggesting` has the amounts that answer it best; `why_not` says why something is impossible; `useful` knows what a
seat would lose by passing.
"""
