"""`python -m cardavia`: the command line without its script."""

import sys

from cardavia.cli import main

if __name__ == "__main__":
    sys.exit(main())
