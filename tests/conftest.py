"""What tests of every folder may ask for, and what holds for all of them."""

from hypothesis import settings

from tests.chance import SEED

pytest_plugins = ["tests.postgres"]

settings.register_profile("the same again", derandomize=not SEED)
settings.load_profile("the same again")
