"""One deal driven from actions, deals to a match, records in and out, and the referee."""

from cardavia.match.commitment import Opening, opening, secret_of, verify
from cardavia.match.deal import Deal, begin, deal_out, fold
from cardavia.match.hearing import offered
from cardavia.match.malformed import Fault, Malformed
from cardavia.match.match import Match, Result, begin_match
from cardavia.match.record import FORMAT, Record, from_plain, read_record, to_plain
from cardavia.match.referee import Explain, Verdict, is_clean, judge, lines_of, referee

__all__ = [
    "FORMAT",
    "Deal",
    "Explain",
    "Fault",
    "Malformed",
    "Match",
    "Opening",
    "Record",
    "Result",
    "Verdict",
    "begin",
    "begin_match",
    "deal_out",
    "fold",
    "from_plain",
    "is_clean",
    "judge",
    "lines_of",
    "offered",
    "opening",
    "read_record",
    "referee",
    "secret_of",
    "to_plain",
    "verify",
]
