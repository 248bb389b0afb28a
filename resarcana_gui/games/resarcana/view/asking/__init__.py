"""Questions and answers: models without a display, and in `controls/` the controls that show them.

`asked_question` sorts the answers to a question, `answer_choices` puts them into words; `essence_model` and
`collect_plan` are for answers of several parts; `why_not` says why something is impossible, and `pass_warning` what a
seat would lose by passing.
"""
