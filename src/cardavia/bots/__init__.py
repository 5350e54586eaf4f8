"""Players made of code. They see what a seat may see, and nothing else."""

from cardavia.bots.bot import Answer, Bot, Budget, Question, Reason, SoFar, Weighed, question_for, so_far_in
from cardavia.bots.chance import Chance

__all__ = [
    "Answer",
    "Bot",
    "Budget",
    "Chance",
    "Question",
    "Reason",
    "SoFar",
    "Weighed",
    "question_for",
    "so_far_in",
]
