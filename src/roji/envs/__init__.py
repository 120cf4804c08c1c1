"""Environments for learning: many matches at once as arrays (`pip install roji[envs]`).

>>> import roji
>>> from roji.envs import Batch
>>> batch = Batch(roji.game("example"), n=1024, seed=7, threads=2)  # doctest: +SKIP
>>> batch.step(batch.sample()).done.sum()  # doctest: +SKIP

`game.observation` names what is in a row of `batch.observation`; docs/envs.md is the guide.
"""

from roji.games.errors import Invalid

try:
    from roji.envs.batch import Batch, Saved, Step
except ModuleNotFoundError as error:
    if error.name != "numpy":
        raise
    raise ImportError(str(Invalid("batch-numpy"))) from error

__all__ = ["Batch", "Saved", "Step"]
