"""The store's tables. Whatever changes here needs a migration beside it."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, MetaData, Table, Text, UniqueConstraint, false

metadata = MetaData()

# One row a table. Below `created_at` stands what can always be found again by replaying the entries: it is kept so that
# lists and bots need not replay, and it is written in the same transaction as the entry that changes it.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", Text, nullable=False),  # a number of 128 bits, in decimal
    Column("salt", Text, nullable=False, server_default=""),  # of the commitment to the seed, shown before the game
    Column("format", Integer, nullable=False, server_default="1"),  # of the records of its game: what a seed and a move mean
    Column("pack", Text, nullable=False),  # hash of the component pack it is played with
    Column("version", Text, nullable=False),  # the Argosy it was started with
    Column("undo", Text, nullable=False),  # agree, free or never
    Column("stand_in_after", Integer, nullable=False),  # seconds; then others may let a bot play; 0: never
    Column("stand_in_level", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("auto_start", Boolean, nullable=False),
    Column("origin", Text, nullable=True),  # JSON: what it was forked, imported or played again from
    Column("created_at", Float, nullable=False),
    Column("changes", Integer, nullable=False),  # rises with every change: tells a worker that its copy is old
    Column("status", Text, nullable=False, index=True),  # waiting, running, over or ended
    Column("entry_count", Integer, nullable=False),
    Column("to_act", Text, nullable=False),  # JSON: the seats that owe a decision
    Column("updated_at", Float, nullable=False, index=True),
    Column("bot_turn", Boolean, nullable=False, index=True),  # a bot owes a decision
    Column("lease_until", Float, nullable=False),  # until then the worker that claimed the bot's turn has it
    Column("rematch", Text, nullable=True),  # the table where the same people play again
    Column("hurried", Integer, nullable=False, server_default="0"),  # the last entry when people wanted a bot's answer at once
    Column("glance", Text, nullable=True),  # JSON: what lists tell of the game
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # person or bot
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("level", Text, nullable=False),  # of the bot; empty for a person
    Column("open", Boolean, nullable=False),  # anybody may sit down here
    Column("secret_hash", Text, nullable=True, unique=True),
    Column("invite_hash", Text, nullable=True, unique=True),  # of the link that opens the seat
    Column("seen_at", Float, nullable=False),  # when its person was last heard of
    Column("owner", Boolean, nullable=False, server_default=false()),  # of whoever set the table up, and may delete it
    Column("consent", Boolean, nullable=False, server_default=false()),  # the finished game may go into data sets
    Column("connected", Boolean, nullable=False, server_default=false()),  # its person, when last heard of
    Column("given", Boolean, nullable=False, server_default=false()),  # by others, who made the link: it is for somebody new
)

# What happened, in order. Rows are only ever added, until the whole table is deleted.
entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 1, 2, 3 ...: of two that race for a number, one gets it
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("action", Text, nullable=True),  # of a move
    Column("to_ply", Integer, nullable=True),  # of an undo: how many moves stay
    Column("level", Text, nullable=True),  # of the bot that takes a seat over, or decided
    Column("key", Text, nullable=True),  # the sender's own mark: the same one is never carried out twice
    Column("at", Float, nullable=False),
    Column("question", Integer, nullable=True),  # the number of the entry that asked what this one settles
    Column("by_seat", Integer, nullable=True),  # who wished it, where that is another seat
    UniqueConstraint("table_id", "key", name="entries_key"),
)

# One review a table, asked for by whoever wants it. It is judged decision by decision, and what is judged is kept.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("end", Text, nullable=False),  # fingerprint of the last position: whether the review is of the game as it stands
    Column("iterations", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("status", Text, nullable=False, index=True),  # waiting, done or failed
    Column("decisions", Integer, nullable=False),  # how many there are to judge; 0: not counted yet
    Column("judged", Text, nullable=False),  # JSON
    Column("turning_points", Text, nullable=False),  # JSON
    Column("asked_at", Float, nullable=False),
    Column("lease_until", Float, nullable=False),  # until then the worker that claimed it has it
)
