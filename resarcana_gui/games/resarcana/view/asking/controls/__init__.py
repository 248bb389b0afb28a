"""The controls that answer questions: `panel.question_panel` for each of them, `collect_panel.CollectPanel` for a whole
Collect phase. They lie on the cards and on the pool that they are about."""
