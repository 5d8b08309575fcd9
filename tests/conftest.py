"""Being here puts `tests/` on the path, so that tests can import the toy game and the battery."""

import pytest

pytest.register_assert_rewrite("battery", "toy")
