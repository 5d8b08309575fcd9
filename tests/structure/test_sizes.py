"""A reader finds things by the folder listing: no folder of more than 20 modules, no long file of words."""

from collections import Counter

from source_files import ROOT, sources

MOST_MODULES = 20  # of a folder, its __init__ not counted
MOST_LINES_OF_WORDS = 250


def test_no_folder_has_more_than_twenty_modules() -> None:
    counts = Counter(source.path.parent for source in sources() if source.path.name != "__init__.py")
    wrong = [f"{folder.relative_to(ROOT)}/ has {n} modules" for folder, n in counts.items() if n > MOST_MODULES]
    assert not wrong, "\n".join([*wrong, f"(at most {MOST_MODULES}: give what belongs together a folder)"])


def test_no_file_of_words_is_long() -> None:
    wrong = []
    for source in sources():
        lines = len(source.path.read_text(encoding="utf-8").splitlines())
        if "words" in source.path.relative_to(ROOT).parts[:-1] and lines > MOST_LINES_OF_WORDS:
            wrong.append(f"{source.path.relative_to(ROOT)} has {lines} lines; at most {MOST_LINES_OF_WORDS}")
    assert not wrong, "\n".join(wrong)
