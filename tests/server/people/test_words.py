"""Six words say the key of a profile, in either language, and a wrong one is named."""

import pytest

from wellspent.server.keys import is_profile_key, new_profile_key
from wellspent.server.people.words import key_of_words, words, words_of
from wellspent.server.problems import Problem


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_six_words_say_the_key(lang: str) -> None:
    for _ in range(50):
        key = new_profile_key()
        said = words_of(key, lang)

        assert is_profile_key(key)
        assert len(said) == 6
        assert key_of_words(" ".join(said), lang) == key


def test_the_lists_have_the_same_numbers() -> None:
    key = new_profile_key()
    numbers = [[words(lang).index(word) for word in words_of(key, lang)] for lang in ("en", "fr")]

    assert len(words("en")) == len(words("fr")) == 2048
    assert numbers[0] == numbers[1]


def test_words_are_read_as_people_write_them() -> None:
    key = new_profile_key()
    english, french = words_of(key, "en"), words_of(key, "fr")
    numbered = ", ".join(f"{number} {word.upper()}" for number, word in enumerate(english, 1))

    assert key_of_words(numbered, "fr") == key
    # The first four letters are enough, and accents may be left out.
    plain = str.maketrans("éèêàâîïôûùç", "eeeaaiiouuc")
    assert key_of_words(" ".join(word.translate(plain) for word in french), "en") == key
    assert key_of_words(" ".join(word[:4] for word in english), "en") == key


def test_a_wrong_word_is_named_and_the_one_that_was_meant_too() -> None:
    said = ["kettle", "abandon", "ability", "able", "about", "above"]

    for wrong, code, near in (("kitchn", "word-near", "kitchen"), ("xqzv", "word", "")):
        with pytest.raises(Problem) as problem:
            key_of_words(" ".join([*said[1:4], wrong, *said[4:]]), "en")
        assert problem.value.code == code
        assert problem.value.values["number"] == 4
        assert problem.value.values.get("near", "") == near
        assert wrong in problem.value.sentence("en")
        assert near in problem.value.sentence("fr")


def test_five_words_are_too_few() -> None:
    with pytest.raises(Problem) as problem:
        key_of_words("kitchen abandon ability able about", "en")

    assert problem.value.sentence("en") == "It takes six words; there are 5 here."


@pytest.mark.parametrize("key", ["", "me-", "me-xyz", "me-" + "f" * 17, "0" * 17, "ME-" + "0" * 17])
def test_what_is_no_key_of_a_profile(key: str) -> None:
    assert not is_profile_key(key)
