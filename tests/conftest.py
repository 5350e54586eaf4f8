"""What tests of every folder may ask for, and what holds for all of them."""

from hypothesis import HealthCheck, settings

from tests.chance import SEED

pytest_plugins = ["tests.postgres"]

# The same examples every time, however slow the machine is just then: time by the clock decides nothing.
settings.register_profile(
    "the same again", derandomize=not SEED, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("the same again")
