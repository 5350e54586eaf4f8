"""How fast everything is, measured where it runs: `measures` are the rows of a table, `peers` other programs.

Seconds are this process's own, on one thread, so that other work on the machine disturbs little; a start alone is
told in seconds of the clock. Only figures of one run can be compared.
"""

from cardavia.speed.measures import Measure, measures
from cardavia.speed.peers import Peer, peers
from cardavia.speed.plays import cards_a_second

__all__ = ["Measure", "Peer", "cards_a_second", "measures", "peers"]
