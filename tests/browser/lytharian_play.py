"""People who play Lytharian Chess in the browser: moves, attacks and spells by clicks; and a combat of two spells."""

import json
import random
import urllib.request
from typing import Any

import browser_play as hand

BLOWS = ("fireball", "flame-burst", "lightning", "deathbolt", "forked", "siphon", "stone-shard", "ice-lance")
RICH = 'name = "rich"\n[rules]\nstart_mana = 15\nstart_hand = 9\n'  # spells are at hand from the first combat on


def ask(url: str, path: str, body: dict[str, Any] | None = None, token: str = "") -> Any:
    """The API, as a program uses it."""
    head = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{url}/api/{path}", data, head)) as answer:
        return json.load(answer)


def answer(url: str, made: dict[str, Any], text: str) -> None:
    """Answer for whoever is asked, by the notation of an option."""
    where = f"games/{made['code']}"
    token = made["seats"][ask(url, where)["waiting"][0]]["token"]
    table = ask(url, f"{where}/state", token=token)
    ask(url, f"{where}/answer", {"answer": text, "n": table["n"]}, token)


def chosen(roll: random.Random, key: str, view: dict[str, Any], seat: int, options: list[str]) -> int:
    """Moves toward each other, attacks whenever it can, and keeps its spells for combats."""
    verbs, fight, stack = [text.split()[0] for text in options], view["fight"], view["stack"]
    casts = [i for i, text in enumerate(options) if text.startswith("cast") and any(name in text for name in BLOWS)]
    if casts and fight and not (stack and stack[-1]["seat"] == seat):
        return roll.choice(casts)
    if fight and key == "target":  # the other of those who fight
        foe = fight["defender"] if fight["attacker"] // view["n"] == seat else fight["attacker"]
        at = f"at-troop {'abcdefgh'[view['at'][foe] % 8]}{view['at'][foe] // 8 + 1}"
        return options.index(at) if at in options else roll.randrange(len(options))
    if "attack" in verbs:
        return roll.choice([i for i, verb in enumerate(verbs) if verb == "attack"])
    if key == "main" and "move" in verbs:
        moves = [i for i, verb in enumerate(verbs) if verb == "move"]
        return roll.choice([i for i in moves if options[i][-1] in "45"] or moves)  # they meet in the middle
    for verb in ("pass", "end", "keep", "done", "pay", "stop", "skip"):
        if verb in verbs:
            return verbs.index(verb)
    return roll.randrange(len(options))


def combat_of_two_spells(url: str, first: int = 1) -> dict[str, Any]:
    """A game of two people, played until both have a spell on the stack of one combat."""
    for seed in range(first, first + 40):
        roll = random.Random(seed)
        seats = [{"who": "me", "name": name, "entry": {"army": army}}
                 for name, army in (("Ada", "brudakian"), ("Bram", "zuk-gar"))]  # fmt: skip
        plan = {"game": "lytharian", "seats": seats, "seed": seed, "variant": RICH}
        made: dict[str, Any] = ask(url, "games", plan)
        where, tokens = f"games/{made['code']}", [seat["token"] for seat in made["seats"]]
        answered = 0
        while answered < 160:
            known = ask(url, where)
            if known["over"]:
                break
            table = next((ask(url, f"{where}/state", token=tokens[seat]) for seat in known["waiting"]), None)
            if table is None or table["question"] is None:
                # windows in which nothing can be done pass by themselves
                ask(url, f"{where}/events?after=1000000&wait=5&n={known['n']}")
                continue
            view, question, seat = table["view"], table["question"], known["waiting"][0]
            answered += 1
            if view["fight"] and {item["seat"] for item in view["stack"]} == {0, 1} and question["key"] == "fight":
                return made | {"seat": seat}
            texts = [each["text"] for each in question["options"]]
            answer = chosen(roll, question["key"], view, seat, texts)
            ask(url, f"{where}/answer", {"answer": answer, "n": table["n"]}, tokens[seat])
    raise RuntimeError("no combat with a spell of each came up")


def act(page: Any, roll: random.Random, tap: bool = False) -> str:
    """One answer or one step of it by clicks; what kind of question it was."""
    key = hand.key(page)
    hand.settled(page)
    picked = page.locator("#marks").get_attribute("data-picked")
    cards = page.locator(f"#holding .item{hand.LIT}")
    ends, passes = page.locator(".place.end"), page.locator(".place.pass")
    buttons = page.locator(hand.BUTTONS)
    if not picked and cards.count() and roll.random() < 0.4:
        hand.hit(page, cards.nth(roll.randrange(cards.count())), tap, position={"x": 30, "y": 70})
    elif (
        key in ("main", "target", "second", "step")
        and (picked or roll.random() < 0.75)
        and hand.click_board(page, roll, tap)
    ):
        pass
    elif key == "main" and ends.count():
        hand.hit(page, ends, tap)
    elif passes.count():
        hand.hit(page, passes, tap)
    elif ends.count():
        hand.hit(page, ends, tap)
    elif buttons.count():
        hand.hit(page, buttons.nth(roll.randrange(buttons.count())), tap)
    elif not hand.click_board(page, roll, tap):
        hand.press(page, "")
    return key
