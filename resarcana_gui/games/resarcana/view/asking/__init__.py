"""What is asked, and how it is answered: models without a window, and in `panels/` the controls that show them.

`asking` sorts the answers of a question; `essence_model`, `card_lists` and `collect_plan` are for answers that are put
together; `why_not` says why something cannot be done; `useful` knows what a seat would miss by passing.
"""
