"""`python -m argosy` is the command `argosy`."""

import sys

from argosy.cli import main

if __name__ == "__main__":
    sys.exit(main())
