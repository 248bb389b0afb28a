"""The controls that answer questions: `controls_of.question_controls` for each of them,
`collect_controls.CollectControls` for a whole Collect phase. They lie on the
cards and on the pool that they are about."""
