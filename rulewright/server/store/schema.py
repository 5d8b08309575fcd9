"""The tables of the database, in words that SQLite and PostgreSQL both understand.

`SCHEMA` is how version 1 looked. `CHANGES` lead from each version to the next and are made when a store is opened.
"""

from rulewright.server.store.rows import StoreUnusable

SCHEMA = """
create table if not exists decks (
    id text primary key, person text not null, game text not null, name text not null, text text not null,
    changed double precision not null);
create index if not exists decks_by_person on decks (person, game);
create table if not exists games (
    code text primary key, header text not null, created double precision not null,
    public integer not null default 0, creator text not null default '', summary text not null default '{}');
create table if not exists answers (
    code text not null, number integer not null, seat integer not null, text text not null,
    time double precision not null, primary key (code, number));
create table if not exists tokens (
    token text not null, code text not null, seat integer not null, created double precision not null,
    primary key (token, code));
create table if not exists holders (
    person text not null, code text not null, seat integer not null, primary key (person, code, seat));
create index if not exists games_by_creator on games (creator);
create index if not exists games_public on games (public, created);
create index if not exists tokens_by_code on tokens (code);
create index if not exists holders_by_code on holders (code);
"""

CHANGES = (
    # 2: a seat's link works once; the links of before opened a seat and were a program's token, too
    ("alter table tokens add column kind text not null default 'both'",),
    # 3: turns that are kept, so that a late game is loaded at once
    (
        "create table kept_turns (code text not null, turn integer not null, since integer not null,"
        " number integer not null, notes text not null, data bytea not null, primary key (code, turn))",
    ),
    # 4: people's names, ratings and ways to another device; when a table was opened to strangers
    (
        "create table people (person text primary key, name text not null, named double precision not null)",
        "create table ratings (person text not null, game text not null, number integer not null, code text not null,"
        " mu double precision not null, sigma double precision not null, time double precision not null,"
        " primary key (person, game, number))",
        "create unique index ratings_by_code on ratings (code, person)",
        "create table moves (link text primary key, sealed text not null, created double precision not null)",
        "alter table games add column listed double precision not null default 0",
    ),
    # 5: what operators order by the command line while a server runs
    ("create table orders (code text not null, seat integer not null, primary key (code, seat))",),
)
VERSION = 1 + len(CHANGES)


def changes_since(version: int) -> list[str]:
    """What has to be done to a database of this version."""
    if version > VERSION:
        raise StoreUnusable(
            f"this database is of version {version}; this Rulewright knows {VERSION}: install a newer one"
        )
    return [statement for change in CHANGES[version - 1 :] for statement in change]


GAME = "code, header, created, public, creator, summary"
DECK = "id, person, game, name, text, changed"

ADD_GAME = f"insert into games ({GAME}) values (?, ?, ?, ?, ?, ?)"
ADD_ROW = "insert into answers values (?, ?, ?, ?, ?)"
ADD_TOKEN = "insert into tokens (token, code, seat, created, kind) values (?, ?, ?, ?, ?) on conflict do nothing"
USE_LINK = """update tokens set kind = case kind when 'both' then 'seat' else 'used' end
    where token = ? and code = ? and kind in ('link', 'both') returning seat"""
VOID_LINKS = """update tokens set kind = case kind when 'both' then 'seat' else 'used' end
    where code = ? and seat = ? and kind in ('link', 'both') returning token"""
REPORT_LINK = "update tokens set kind = 'reported' where token = ? and kind = 'used' returning code, seat"
ADD_HOLDER = "insert into holders values (?, ?, ?) on conflict do nothing"
SAVE_DECK = (
    f"insert into decks ({DECK}) values (?, ?, ?, ?, ?, ?) on conflict (id) do update set name = excluded.name,"
    " text = excluded.text, changed = excluded.changed where decks.person = excluded.person"
)

KEEP_TURN = "insert into kept_turns values (?, ?, ?, ?, ?, ?)"
DROP_TURNS = "delete from kept_turns where code = ? and turn > ?"
KEPT_TURNS = "select code, turn, since, number, notes, data from kept_turns where code = ? order by turn"
ROWS = "select number, seat, text, time from answers where code = ? and number >= ? order by number"
LAST_ROW = "select number, seat, text, time from answers where code = ? order by number desc limit 1"
NEWEST_LINK = """select code, seat, kind in ('link', 'both') from tokens
    where token = ? and kind <> 'seat' order by created desc limit 1"""
GAME_TABLES = ("games", "answers", "tokens", "holders", "kept_turns")  # that hold something of a game, by its code
PERSON_TABLES = ("decks", "holders", "people", "ratings")  # that hold something of a person, by their hash
CLEAN_GAME = "update games set header = ?, summary = ?, creator = ? where code = ?"
CLEAN_ROW = "update answers set text = ? where code = ? and number = ?"
CLEAN_NOTES = "update kept_turns set notes = ? where code = ? and turn = ?"
UNTOUCHED_GAMES = """select code from games where created < ? and summary not like '%"over": true%'
    and header not like '%"archive": true%'
    and not exists (select 1 from answers where answers.code = games.code and answers.time >= ?) limit ?"""
GAMES_OF_PERSON = (
    f"select {GAME} from games where creator = ? or code in (select code from holders where person = ?)"
    " order by created desc limit ?"
)
OPEN_TABLES = f"select {GAME} from games where public = 1 and listed > ? order by listed desc limit ?"
PUBLIC_GAMES = f"select {GAME} from games where public = 1 order by created desc limit ?"
_CLOCKED = """header like '%"clock": {"kind": %' and header not like '%"clock": {"kind": "none"%'
    and summary not like '%"over": true%'"""
CLOCKED_GAMES = f"select code from games where {_CLOCKED}"
ADD_TO_CLOCKED = f"""insert into answers (code, number, seat, text, time)
    select games.code, coalesce(max(answers.number), -1) + 1, ?, ?, ? from games
    left join answers on answers.code = games.code where {_CLOCKED} group by games.code"""
