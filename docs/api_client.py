"""Play a game against a bot by the HTTP API: python docs/api_client.py [address] [game] [bot]

Needs a running table (`rulewright serve`) and httpx. Every answer here is the first option; put a better
idea into `choose`. The whole API is described at /api/openapi.json.
"""

import sys
from typing import Any

import httpx


def choose(question: dict[str, Any]) -> int:
    """The index of one of the options; each has 'label' (words), 'text' (notation) and 'refs' (things)."""
    index: int = question["options"][0]["index"]
    return index


def main(base: str = "http://127.0.0.1:8765", game: str = "outposts", bot: str = "greedy") -> None:
    seats = [{"who": "me", "name": "Script"}, {"who": "bot", "bot": bot}]
    made = httpx.post(f"{base}/api/games", json={"game": game, "seats": seats}).raise_for_status().json()
    seat = {"authorization": f"Bearer {made['seats'][0]['token']}"}
    print(f"watch it at {made['table']}")
    with httpx.Client(base_url=f"{base}/api/games/{made['code']}", headers=seat, timeout=60) as table:
        after = 0
        while not (news := table.get("/events", params={"after": after}).json())["over"]:
            print(*(f"{line['words']} [{line['clause']}]" for line in news["log"]), sep="\n", end="\n")
            after = news["after"]
            if question := table.get("/options").json()["question"]:
                table.post("/answer", json={"answer": choose(question), "n": news["n"]})
            else:
                table.get("/events", params={"after": after, "n": news["n"], "wait": 20})
        print(f"The game is over: {table.get('/state').json()['outcome']['words']}")


if __name__ == "__main__":
    main(*sys.argv[1:])
