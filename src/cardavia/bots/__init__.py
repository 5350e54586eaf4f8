"""Players made of code. They see what a seat may see, and nothing else."""

from cardavia.bots.bot import Answer, Bot, Budget, Reason, SoFar, Weighed
from cardavia.bots.chance import Chance

__all__ = ["Answer", "Bot", "Budget", "Chance", "Reason", "SoFar", "Weighed"]
