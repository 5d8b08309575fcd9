"""How a server behaves."""

from dataclasses import dataclass


@dataclass(slots=True)
class Settings:
    """What can be set when a server starts, with what fits a small one."""

    store: str = "rulewright.db"
    idle: float = 300.0  # seconds after which a game nobody looks at leaves memory
    sweep_interval: float = 30.0  # seconds between two looks for idle games
    bots: bool = True
    lab: bool = True  # whether /lab is there; off where strangers come, unless it is allowed
    bot_processes: int | None = None  # in which bots think; None: as many as cores, 0: in threads of this one
    attention: float = 60.0  # seconds after a request for which somebody is held to look at a game
    stand_in: str = "greedy"  # the bot that takes over when a clock runs out
    messages_per_second: float = 20.0  # from one socket, after a burst of twice as many
    messages_per_client: float = 100.0  # a second from one address, after a burst of four times as many
    requests_per_client: float = 50.0  # a second from one address, after a burst of four times as many
    creations_per_second: float = 0.5  # new games and uploads from one client, after a burst
    creation_burst: float = 30.0
    shortest_pass: float = 0.6  # seconds that a pass takes at least while other people sit at the table
    push_interval: float = 0.03  # seconds between two pushes: bots that answer at once must not drown the page
    presence_pause: float = 2.0  # seconds until it is shown who came or left: who loads a page again did neither
    longest_poll: float = 25.0  # seconds
    largest_body: int = 1_000_000
    largest_message: int = 4_000
    slowest_body: float = 20.0  # seconds in which a request's body has to be there
    listed_for: float = 3600.0  # seconds for which a table stays in the lobby after it was opened to everybody
    listed_per_person: int = 3  # tables with free seats that one person may keep there
    spectators_per_game: int = 200  # sockets and streams of those who only watch
    sockets_per_seat: int = 12  # of those who sit there: room that no spectator takes
    connections_per_client: int = (
        400  # on which requests come or may come, from one address, unless a proxy brings them
    )
    lines_per_client: int = 100  # sockets, streams and long polls from one address at the same time
    access_log: bool = False  # one line of JSON for each request
    allowed_hosts: tuple[str, ...] = ()  # names by which this server may be called; none: by any
    behind_proxy: str = ""  # addresses, with commas, whose word on who asks is taken; "*": anybody's
    expire_days: float = 180.0  # after which a game goes that nobody finished; 0: never
