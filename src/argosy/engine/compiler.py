"""What the compiler is told of a class: `mypyc_attr` is read by mypyc alone, so nobody need have it to run the code."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_attributes):
        return lambda each: each
