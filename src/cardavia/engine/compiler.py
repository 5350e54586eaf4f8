"""How the twins are compiled: every setting of numba, in one place.

Compiled code is kept in a folder of the user's cache that is named by a hash of all the sources it was made from
and of numba's version: numba itself would not notice that a function called from another file has changed.
"""

import hashlib
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

import numba
import numpy as np
import platformdirs
from numba import config, njit, types

Function = TypeVar("Function", bound=Callable[..., Any])

Cells: TypeAlias = Any
"""A flat array of int64; a list does as well when nothing is compiled, and is ten times faster then."""

SETTINGS: Final[dict[str, bool]] = {"cache": True, "nogil": True, "_nrt": False, "no_cfunc_wrapper": True}
"""`_nrt` is private to numba: without reference counting, recursion takes half the time. No twin allocates."""


def sources_hash() -> str:
    """Return a short name for the state of all the engine's sources and of numba."""
    digest = hashlib.sha256(numba.__version__.encode())
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Return where compiled code is kept: in `CARDAVIA_ENGINE_CACHE`, else in the user's cache folder."""
    chosen = os.environ.get("CARDAVIA_ENGINE_CACHE") or platformdirs.user_cache_dir("cardavia")
    return Path(chosen) / f"engine-{sources_hash()}"


def new_cells(number: int) -> Cells:
    """Return so many cells, all zero."""
    return [0] * number if config.DISABLE_JIT else np.zeros(number, np.int64)


def cells_of(numbers: Iterable[int]) -> Cells:
    """Return these numbers as cells; as a constant of a module, compiled code has them built in."""
    return list(numbers) if config.DISABLE_JIT else np.array(list(numbers), np.int64)


def joined(states: Sequence[Cells]) -> Cells:
    """Return the cells of these states in one array, one state after the other."""
    together = new_cells(sum(len(state) for state in states))
    end = 0
    for state in states:
        begin, end = end, end + len(state)
        together[begin:end] = state
    return together


_FOLDER: Final = cache_folder()


def compiled(function: Function) -> Function:
    """Compile this function when it is first called; it may be called from other compiled functions."""
    with _our_cache():
        made: Function = _for_any_number(njit(**SETTINGS)(function))
    return made


def inlined(function: Function) -> Function:
    """Compile this function into each of those that call it: for what a search does at every card.

    A call costs more than it seems: an array is passed as seven words.
    """
    with _our_cache():
        made: Function = _for_any_number(njit(forceinline=True, **SETTINGS)(function))
    return made


def recursive(signature: str) -> Callable[[Function], Function]:
    """Compile a function that calls itself, for this signature, when its module is imported.

    A recursive function typed on first use crashes from the second process on when it is read from the cache
    (numba's issue 6061); so does a literal number passed in the recursive call.
    """

    def compile_now(function: Function) -> Function:
        with _our_cache():
            made: Function = njit(signature, **SETTINGS)(function)
        return made

    return compile_now


def _for_any_number(made: Any) -> Any:
    """Keep numba from compiling a function again for every constant it is called with."""
    if not config.DISABLE_JIT:
        template = made.get_call_template
        made.get_call_template = lambda args, kws: template([types.unliteral(arg) for arg in args], kws)
    return made


@contextmanager
def _our_cache() -> Iterator[None]:
    """Let numba keep what is decorated inside in our folder, and leave other people's functions alone."""
    theirs = config.CACHE_DIR
    config.CACHE_DIR = str(_FOLDER)
    try:
        yield
    finally:
        config.CACHE_DIR = theirs
