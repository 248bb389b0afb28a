"""The controls that answer questions: `question_controls.question_controls` for a single one, and
`collect_controls.CollectControls` for a whole Collect phase. They lie on the cards and on the pool that they are about.
"""
