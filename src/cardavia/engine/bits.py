"""Bit twiddling on masks of cards, the same whether compiled or interpreted.

Compiled, each of these is a machine instruction or a few; with `NUMBA_DISABLE_JIT=1` it is ordinary Python. Masks
are int64 and stay below 2**63, so that no function ever mixes signed and unsigned numbers.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from numba import config, types
from numba.extending import intrinsic

Build: TypeAlias = Callable[[Any, Any, Any], Any]
"""Writes the instructions, given numba's context, LLVM's builder and the argument."""

_ALL = 2**64
_FIRST, _SECOND = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def _count(mask: int) -> int:
    return int(mask).bit_count()


def _lowest(mask: int) -> int:
    return (int(mask) & -int(mask)).bit_length() - 1


def _highest(mask: int) -> int:
    return int(mask).bit_length() - 1


def stirred(word: int) -> int:
    """Return what `stir` returns, in plain Python: compiled, that cannot be called from outside."""
    word = int(word) % _ALL
    word = (word ^ word >> 30) * _FIRST % _ALL
    word = (word ^ word >> 27) * _SECOND % _ALL
    word ^= word >> 31
    return word - _ALL if word >> 63 else word


def not_negative(number: int) -> int:
    """Return what `natural` returns, in plain Python: there what it says is checked."""
    if number < 0:
        raise ValueError(f"{number} is said not to be negative")
    return int(number)


def _build_count(_context: Any, builder: Any, mask: Any) -> Any:
    return builder.ctpop(mask)


def _build_lowest(context: Any, builder: Any, mask: Any) -> Any:
    return builder.cttz(mask, context.get_constant(types.boolean, 1))


def _build_highest(context: Any, builder: Any, mask: Any) -> Any:
    zeros = builder.ctlz(mask, context.get_constant(types.boolean, 1))
    return builder.sub(context.get_constant(types.int64, 63), zeros)


def _build_natural(context: Any, builder: Any, number: Any) -> Any:
    builder.assume(builder.icmp_signed(">=", number, context.get_constant(types.int64, 0)))
    return number


def _build_stir(context: Any, builder: Any, word: Any) -> Any:
    for shift, factor in ((30, _FIRST), (27, _SECOND)):
        word = builder.xor(word, builder.lshr(word, context.get_constant(types.int64, shift)))
        word = builder.mul(word, context.get_constant(types.int64, factor))
    return builder.xor(word, builder.lshr(word, context.get_constant(types.int64, 31)))


def _either(interpreted: Callable[[int], int], build: Build) -> Callable[[int], int]:
    """Return the plain function when numba is switched off, else its instructions."""
    if config.DISABLE_JIT:
        return interpreted

    def typed(_typing: Any, _word: Any) -> tuple[Any, Callable[..., Any]]:
        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return build(context, builder, arguments[0])

        return types.int64(types.int64), generate

    typed.__name__ = interpreted.__name__
    compiled: Callable[[int], int] = intrinsic(typed)
    return compiled


natural = _either(not_negative, _build_natural)
"""The same number, which must not be negative: compiled, an index that says so needs none of the steps by which
Python counts negative ones from the end."""

count = _either(_count, _build_count)
"""How many cards a mask holds."""

lowest = _either(_lowest, _build_lowest)
"""The lowest card of a mask that is not empty."""

highest = _either(_highest, _build_highest)
"""The highest card of a mask that is not empty."""

stir = _either(stirred, _build_stir)
"""A number of 64 well-mixed bits for a number of 64 bits, one to one (the finishing step of SplitMix64)."""
