"""A language agent's loop: the table, the question and the options as text, a number as the answer.

`fake_model` stands where a model's client would: it gets the text and returns text. What it says is read leniently,
and what can't be read is asked again, with the reason.

    python examples/language_agent.py
"""

import random
import re
from collections.abc import Callable

from rulewright.bots import find_bot
from rulewright.envs import Encoder, Stepper
from rulewright.games import game_named

TRIES = 3


def fake_model(text: str) -> str:
    """Names some option that the text has, now and then nonsense, as models do."""
    options = re.findall(r"^(\d+): ", text.partition("Options:")[2], re.MULTILINE)
    return "Let me think about it." if random.random() < 0.1 else f"I choose {random.choice(options)}."


def choose(model: Callable[[str], str], text: str, possible: set[int]) -> int:
    """The number that the model names; after some tries the first option."""
    asked = text
    for _ in range(TRIES):
        said = model(asked)
        numbers = [int(word) for word in re.findall(r"\d+", said)]
        if numbers and numbers[-1] in possible:
            return numbers[-1]
        asked = f"{text}\n\nYou said: {said}\nThat is none of the options. Answer by the number of one of them."
    return min(possible)


def play(game: str = "shells", seed: int = 1, model: Callable[[str], str] = fake_model) -> str:
    """A whole game of the model in seat 0 against `greedy`; how it ended."""
    encoder, greedy = Encoder(game), find_bot("greedy")
    match = Stepper(game_named(game), encoder.seats, seed)
    while (question := match.question) is not None:
        if question.seat != 0:
            match.answer_by(greedy, question.seat)
            continue
        view = match.view(question.seat)
        options = encoder.seen(view, question.seat, question).options
        match.answer(question.seat, options[choose(model, encoder.text(view, question.seat, question), set(options))])
    assert match.outcome is not None
    return match.outcome.words


if __name__ == "__main__":
    random.seed(1)
    print(play())
