"""Commitments: the vectors that fix the algorithm, and what can and cannot be verified."""

import pytest

from cardavia.match import Opening, opening, secret_of, verify

SECRET = bytes(range(32))
SEED = "fda6077c2631afa51ac5e3d1f59400b10d2ad1f52f2a90cc40e55dca3271c6e3"
SALT = "9fc44bedfdb16a8a6ddc6037f853a0a46e77b7517e69c81afde9d8cf7aaa4b79"
COMMITMENT = "aa4b51f466b564402dc94f36e1d757d28f4fb4d3da2cf2a2323761f8f2edaf37"


def test_the_seed_and_salt_of_a_deal_are_fixed_for_ever() -> None:
    assert opening(SECRET, 7) == Opening(SEED, SALT)


def test_the_commitment_is_fixed_for_ever() -> None:
    assert opening(SECRET, 7).commitment == COMMITMENT


def test_a_secret_of_zeros_has_the_vector_that_openssl_gives() -> None:
    assert opening(bytes(32), 1) == Opening(
        "3b550b1503f42609ddead91cf9619ba3525b6295b667b7d2e2b0c434cf646c7a",
        "e6406ebf95f0c4465c81a579539344666c569b259e5ac32e527c9455eb9ba225",
    )


def test_an_open_seed_gives_the_same_secret_for_ever() -> None:
    assert secret_of("museum").hex() == "97edc013183b6065ff8f53103b4b20c08c9ca44ad035f48f1b10e295735d25e9"


def test_seed_and_salt_open_their_own_commitment() -> None:
    assert verify(COMMITMENT, Opening(SEED, SALT))


@pytest.mark.parametrize(
    "opened",
    [Opening(SEED, SALT.replace("9", "8")), Opening(SEED.replace("f", "e"), SALT), Opening(SALT, SEED)],
)
def test_no_other_seed_or_salt_opens_it(opened: Opening) -> None:
    assert not verify(COMMITMENT, opened)


def test_a_commitment_that_is_no_hash_is_opened_by_nothing() -> None:
    assert not verify("é", Opening(SEED, SALT))


def test_every_deal_of_a_match_has_seeds_and_salts_of_its_own() -> None:
    openings = [opening(SECRET, number) for number in range(1, 201)]
    assert len({text for opened in openings for text in (opened.seed, opened.salt)}) == 400


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_a_secret_of_another_length_is_a_mistake(secret: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        opening(secret, 1)


def test_there_is_no_deal_number_nought() -> None:
    with pytest.raises(ValueError, match="from 1"):
        opening(SECRET, 0)
