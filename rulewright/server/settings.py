"""How a server behaves."""

from dataclasses import dataclass


@dataclass(slots=True)
class Settings:
    """How this server behaves."""

    store: str = "rulewright.db"
    idle: float = 300.0  # seconds after which a game nobody looks at leaves memory
    sweep: float = 30.0
    bots: bool = True
    thinkers: int = 2  # threads for bots
    stand_in: str = "greedy"  # who takes over when a clock runs out
    messages: float = 20.0  # a second and socket, after a burst of twice as many
    creations: float = 0.5  # new games and uploads a second and client, after a burst
    creation_burst: float = 30.0
    window: float = 0.6  # seconds that a pass takes at least while other people sit at the table
    breath: float = 0.03  # seconds between two pushes: bots that answer at once must not drown the page
    wait: float = 25.0  # the longest a poll may hang
    largest_body: int = 1_000_000
    largest_message: int = 4_000
    sockets_a_game: int = 200
