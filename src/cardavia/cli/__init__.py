"""The command line: one module a command, and `main`, which finds the command and keeps tracebacks from people."""

from cardavia.cli.main import main

__all__ = ["main"]
