# ---------------------------------------------------------------------------------------------------------- the thought
# The same functions as passgo/minds/plain.py. Whoever calls them from several threads gives each a Core of its own.
cdef enum:
    PG_ACTIONS = 64
    PG_ROWS = 64
    PG_GLANCES = 5
    INPUTS_AT_MOST = 60000


def teach(Core core, dict weights):
    load_Net(&core.printed.net, weights)


def taught(Core core):
    return core.printed.net.ready == 1


def judged(Core core):
    cdef Room room
    cdef int seat
    furnish(&room, &core.printed.net)
    judge(&core.s, &room.mind)
    return tuple([room.mind.odds[seat] for seat in range(core.s.seats)])


cdef int seated(Core core, int seat, int first=0) except -2:
    """A seat of this table; from -1 on where a watcher may think, too."""
    if not first <= seat < core.s.seats:
        raise ValueError(f"there is no seat {seat}")
    return seat


def features(Core core, int seat):
    cdef Room room
    cdef int i
    seated(core, seat)
    furnish(&room, &core.printed.net)
    describe(&core.s, &room.mind, seat)
    return [room.mind.x[i] for i in range(80)]


def filled(Core core, int seat, uint64_t seed):
    cdef Room room
    cdef Core other = core.clone()
    seated(core, seat, NOBODY)
    furnish(&room, &core.printed.net)
    enter(&room, &other.s)
    seeded(&room.luck, seed, 0)
    determinize(&other.s, seat, &room.menu, &room.act, &room.luck)
    other.s.mind = NULL
    other.s.spare = NULL
    return other


cdef int read_rows(int8_t rows[PG_ROWS][8], population) except -1:
    cdef int n = 0, i
    memset(rows, 0, PG_ROWS * 8)
    for row in population:
        if n == PG_ROWS:
            raise ValueError(f"a population has at most {PG_ROWS} rows")
        if len(row) > 8:
            raise ValueError("a row of a population has at most 8 seats")
        for i, policy in enumerate(row):
            rows[n][i] = policy
        n += 1
    if n == 0:
        raise ValueError("a population needs a row")
    return n


cdef void seat_row(Tally* tally, int8_t* row) noexcept nogil:
    cdef int i
    for i in range(8):
        tally.policy[i] = row[i]


def weigh(Core core, int seat, list actions, population, uint64_t seed, int start, int n, int turns):
    cdef Room room
    cdef Action acts[PG_ACTIONS]
    cdef int8_t rows[PG_ROWS][8]
    cdef int64_t sums[PG_ACTIONS]
    cdef int64_t squares[PG_ACTIONS]
    cdef int64_t gaps[PG_ACTIONS]
    cdef int64_t gap_squares[PG_ACTIONS]
    cdef int64_t value, first = 0
    cdef int k, a, count = len(actions), row_count
    cdef Luck luck
    if count > PG_ACTIONS:
        raise ValueError(f"at most {PG_ACTIONS} actions are weighed at once")
    seated(core, seat)
    row_count = read_rows(rows, population)
    for a in range(count):
        core.say(actions[a])
        acts[a] = core.act
        sums[a] = squares[a] = gaps[a] = gap_squares[a] = 0
    with nogil:
        furnish(&room, &core.printed.net)
        for k in range(start, start + n):
            room.base = core.s
            room.base.tape = &SILENT
            enter(&room, &room.base)
            seeded(&luck, seed, k)
            seat_row(&room.tally, rows[k % row_count])
            determinize(&room.base, seat, &room.menu, &room.act, &luck)
            for a in range(count):
                room.trial = room.base
                room.luck = luck
                put(&room.trial, seat, &acts[a])
                play_until(&room.trial, &room.tally, &room.menu, &room.act, &room.luck, turns)
                outcome(&room.trial, &room.mind)
                value = room.mind.odds[seat]
                if a == 0:
                    first = value
                sums[a] += value
                squares[a] += value * value
                gaps[a] += value - first
                gap_squares[a] += (value - first) * (value - first)
    return [(sums[a], squares[a], gaps[a], gap_squares[a]) for a in range(count)]


def futures(Core core, int seat, population, uint64_t seed, int start, int n, int turns):
    cdef Room room
    cdef int8_t rows[PG_ROWS][8]
    cdef int64_t sums[8]
    cdef int64_t squares[8]
    cdef int64_t value
    cdef int k, i, row_count = read_rows(rows, population)
    seated(core, seat, NOBODY)
    memset(sums, 0, sizeof(sums))
    memset(squares, 0, sizeof(squares))
    with nogil:
        furnish(&room, &core.printed.net)
        for k in range(start, start + n):
            room.trial = core.s
            room.trial.tape = &SILENT
            enter(&room, &room.trial)
            seeded(&room.luck, seed, k)
            seat_row(&room.tally, rows[k % row_count])
            determinize(&room.trial, seat, &room.menu, &room.act, &room.luck)
            play_until(&room.trial, &room.tally, &room.menu, &room.act, &room.luck, turns)
            outcome(&room.trial, &room.mind)
            for i in range(core.s.seats):
                value = room.mind.odds[i]
                sums[i] += value
                squares[i] += value * value
    return [(sums[i], squares[i]) for i in range(core.s.seats)]


def until(Core core, int seat, policies, uint64_t seed, int limit):
    """On from here until this seat is asked something; the Core is moved."""
    cdef Room room
    seated(core, seat)
    furnish(&room, &core.printed.net)
    seat_all(&room.tally, policies)
    seeded(&room.luck, seed, 0)
    with nogil:
        enter(&room, &core.s)
        play_to(&core.s, &room.tally, &room.menu, &room.act, &room.luck, seat, limit)
        core.s.mind = NULL
        core.s.spare = NULL


cdef int try_out(Core core, int seat, uint64_t seed, Room* room) except -1:
    """A table of one's own on which this seat may look for deals."""
    seated(core, seat)
    furnish(room, &core.printed.net)
    seeded(&room.inner_luck, seed, 0)
    room.base = core.s
    room.base.tape = &SILENT
    enter(room, &room.base)
    return 0


cdef list ideas_of(Mind* mind):
    """What came to mind, the first first."""
    cdef int i
    return [(<int>mind.kind[i], mind.one[i], mind.two[i], mind.give[i], mind.want[i], mind.money[i]) for i in range(mind.ideas)]


def bargains(Core core, int seat, uint64_t seed, int way, int floor):
    cdef Room room
    try_out(core, seat, seed, &room)
    with nogil:
        seeks_bargain(&room.base, seat, &core.act, way, floor)
    return ideas_of(&room.mind)[::-1]


def sales(Core core, int seat, uint64_t seed):
    cdef Room room
    try_out(core, seat, seed, &room)
    with nogil:
        lists_sales(&room.base, seat, &core.act)
    return ideas_of(&room.mind)


def deal_odds(Core core, int seat, action, uint64_t seed):
    cdef Room room
    cdef int i
    cdef int64_t mine
    try_out(core, seat, seed, &room)
    core.say(action)
    mine = odds_of_deal(&room.base, seat, &core.act)
    return None if mine < 0 else tuple([room.mind.odds[i] for i in range(core.s.seats)])


def harvest(Core core, int seats, openings, population, uint64_t seed, int start, int games, int rounds, int swaps=0):
    cdef Room room
    cdef int8_t rows[PG_ROWS][8]
    cdef int8_t opening_rows[PG_ROWS][8]
    cdef int row_count = read_rows(rows, population), opening_count = read_rows(opening_rows, openings)
    cdef int game, seat, i, size = seats * 80 + 2, glances, opening, n = 0
    cdef bytearray out = bytearray(games * PG_GLANCES * size)
    cdef signed char* p = <signed char*><char*>out
    cdef signed char* first
    with nogil:
        furnish(&room, &core.printed.net)
        for game in range(start, start + games):
            memset(&room.base, 0, sizeof(State))
            room.base.board = core.s.board
            room.base.tape = &SILENT
            enter(&room, &room.base)
            seeded(&room.luck, seed, game)
            set_up(&room.base, seats, NOBODY)
            seat_row(&room.tally, opening_rows[whim(&room.luck, opening_count)])
            opening = 1 + whim(&room.luck, seats * 16)
            first = p
            glances = 0
            while glances < PG_GLANCES and room.base.round < rounds and to_next_glance(
                    &room.base, &room.tally, &room.menu, &room.act, &room.luck,
                    opening if glances == 0 else 1 + whim(&room.luck, seats * 12)):
                if glances == 0:
                    seat_row(&room.tally, rows[whim(&room.luck, row_count)])
                    if whim(&room.luck, 100) < swaps:
                        deals_at_random(&room.base, &room.luck)
                read_table(&room.base, &room.mind)
                for seat in range(seats):
                    read_seat(&room.base, &room.mind, seat)
                    for i in range(80):
                        p[seat * 80 + i] = <signed char>room.mind.x[i]
                p[seats * 80] = <signed char>room.base.alive
                p += size
                glances += 1
            while room.base.over == 0 and room.base.round < rounds and room.base.inputs < INPUTS_AT_MOST:
                to_next_glance(&room.base, &room.tally, &room.menu, &room.act, &room.luck, seats * 4)
            if room.base.over == 0 or room.base.winners == 0:
                p = first
            while first < p:
                first[seats * 80 + 1] = <signed char>room.base.winners
                first += size
                n += 1
    del out[n * size:]
    return bytes(out)


