"""Cardavia: the great old card games of Europe that need four at a table."""

__version__ = "0.1.0"
