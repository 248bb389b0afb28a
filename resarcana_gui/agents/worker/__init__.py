"""Machine opponents that run in the background, so that the window never waits for them. This package knows no
particular game: a factory from outside builds the game and its agents where they run."""

from resarcana_gui.agents.worker.process_worker import ProcessWorker, answer_timeout
from resarcana_gui.agents.worker.server import AgentFactory, InlineWorker, TableAgents
from resarcana_gui.agents.worker.worker import Reply, Worker, WorkerError

__all__ = [
    "AgentFactory",
    "InlineWorker",
    "ProcessWorker",
    "Reply",
    "TableAgents",
    "Worker",
    "WorkerError",
    "answer_timeout",
]
