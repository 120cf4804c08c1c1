"""The long checks at a short count."""

import pytest

from tests.games.kokeshi import soaks
from tests.soaking import Job


@pytest.mark.parametrize("job", [soaks.turns, soaks.counts, soaks.repetition], ids=lambda job: job.name)
def test_agrees_with_the_naive_one(job: Job) -> None:
    job.run_short()
