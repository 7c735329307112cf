# ------------------------------------------------------------------------------------------------------------ the shell
# The same interface as passgo/engines/python.py, on the C structs. Actions are tuples (kind, a, b, give, want, money).
cdef Tape SILENT
memset(&SILENT, 0, sizeof(Tape))


cdef class Printed:
    """A Board in C, shared by all games played on it, and what bots have learned about it."""
    cdef Board board
    cdef Net net

    def __reduce__(self):
        return printed_again, (RULES_DIGEST, (<char*>&self.board)[:sizeof(Board)])

    def __deepcopy__(self, memo):
        return self


def printed_again(str digest, bytes board):
    """A Board out of a pickle; it is made of bytes, and other rules would read them otherwise."""
    cdef Printed printed = Printed()
    if digest != RULES_DIGEST or len(board) != sizeof(Board):
        raise ValueError("This was pickled by other rules than are compiled here: save a game record instead.")
    memcpy(&printed.board, <char*>board, sizeof(Board))
    return printed


cdef class Recorder:
    """A tape of its own, for the games somebody watches."""
    cdef Tape tape


cdef class Core:
    """One game on the compiled rules. Nothing is checked here: ask `refusal` before `put`."""
    cdef State s
    cdef Printed printed
    cdef Recorder recorder
    cdef Menu menu
    cdef Action act

    def __cinit__(self, dict board=None, int seats=0, int first=NOBODY, bint watched=False):
        self.s.tape = &SILENT
        if watched:
            self.record(True)
        if board is not None:
            self.printed = Printed()
            load_Board(&self.printed.board, board)
            self.s.board = &self.printed.board
            set_up(&self.s, seats, first)

    def fresh(self, int seats, int first=NOBODY):
        cdef Core other = Core.__new__(Core)
        other.printed = self.printed
        other.s.board = &self.printed.board
        set_up(&other.s, seats, first)
        return other

    def clone(self):
        cdef Core other = Core.__new__(Core)
        other.s = self.s
        other.printed = self.printed
        other.s.tape = &SILENT
        return other

    def seen(self, int seat):
        """A copy from which all is gone that this seat may not know."""
        cdef Core other = self.clone()
        hide_from(&other.s, seat)
        return other

    def __reduce__(self):
        cdef State s = self.s
        s.board = NULL
        s.tape = NULL
        return core_again, (self.printed, (<char*>&s)[:sizeof(State)], self.s.tape != &SILENT)

    def __deepcopy__(self, memo):
        cdef Core other = self.clone()
        other.record(self.s.tape != &SILENT)
        return other

    def record(self, bint on):
        if on and self.recorder is None:
            self.recorder = Recorder()
            self.recorder.tape.on = 1
        self.s.tape = &self.recorder.tape if on else &SILENT

    def events(self, int since):
        cdef Tape* t = self.s.tape
        cdef int n, i
        told = []
        for n in range(max(since, t.count - RECORDS), t.count):
            i = n % RECORDS
            told.append((t.event[i], t.who[i], t.what[i], t.how[i], t.money[i], t.give[i], t.want[i], t.audience[i]))
        return told

    @property
    def told(self):
        return self.s.tape.count

    cdef int say(self, action) except -1:
        self.act.kind, self.act.a, self.act.b, self.act.give, self.act.want, self.act.money = action
        return 0

    cdef tuple said(self):
        return (self.act.kind, self.act.a, self.act.b, self.act.give, self.act.want, self.act.money)

    def waits_for(self):
        return waits_for(&self.s)

    def actors(self):
        return actors(&self.s)

    def next_deadline(self):
        return 0 if self.s.over else next_deadline(&self.s)

    def refusal(self, int who, action):
        self.say(action)
        return refusal(&self.s, who, &self.act)

    def put(self, int who, action):
        self.say(action)
        put(&self.s, who, &self.act)

    def legal(self, int seat, bint side):
        cdef int i
        legal(&self.s, seat, &self.menu, &self.act)
        if side:
            side_business(&self.s, seat, &self.menu, &self.act)
        if self.menu.full:
            raise OverflowError(f"more than {LINES} lines: this menu cannot be listed")
        return ([(self.menu.kind[i], self.menu.a[i], self.menu.b[i], 0, 0, self.menu.money[i]) for i in range(self.menu.count)],
                self.menu.bid_low, self.menu.bid_high, bool(self.menu.may_offer))

    def ways(self):
        return ways(&self.s)

    def nth_way(self, int k):
        nth_way(&self.s, k, &self.act)
        return self.said()

    def ask(self, str question, int what):
        return answered(&self.s, question, what)

    def reckon(self, int space):
        cdef Reckoning r
        cdef int i
        if not 0 <= space < self.printed.board.spaces:
            raise IndexError(space)
        reckon(&self.s, space, &r)
        return [(r.why[i], r.number[i], r.money[i]) for i in range(r.count)]

    def decide(self, int seat, int policy, uint64_t whim):
        cdef Luck luck
        cdef Room room
        luck.word = 0
        luck.whim = whim
        if thinks(policy):
            # That takes a while, and others must not wait for it.
            with nogil:
                furnish(&room, &self.printed.net)
                enter(&room, &self.s)
                decide(&self.s, seat, policy, &self.menu, &self.act, &luck)
        else:
            decide(&self.s, seat, policy, &self.menu, &self.act, &luck)
        self.s.mind = NULL
        self.s.spare = NULL
        return self.said(), luck.whim

    def time_limit(self):
        return time_limit(&self.s)

    def volunteer(self, policies):
        cdef Tally tally
        seat_all(&tally, policies)
        seat = volunteer(&self.s, &tally, &self.act)
        return None if seat == NOBODY else (seat, self.said())

    def next_speaker(self):
        return next_speaker(&self.s)

    def simulate(self, policies, uint64_t seed, int start, int games, int rounds):
        cdef Tally tally
        cdef Luck luck
        cdef State s
        cdef Room room
        cdef int game
        cdef int seats = seat_all(&tally, policies)
        with nogil:
            furnish(&room, &self.printed.net)
            for game in range(start, start + games):
                memset(&s, 0, sizeof(State))
                s.board = self.s.board
                s.tape = &SILENT
                enter(&room, &s)
                play_game(&s, &tally, &self.menu, &self.act, &luck, seats, seed, game, rounds)
        return dump_Tally(&tally)

    def playouts(self, policies, uint64_t seed, int start, int games, int rounds):
        cdef Tally tally
        cdef Luck luck
        cdef State s
        cdef Room room
        cdef int game
        seat_all(&tally, policies)
        with nogil:
            furnish(&room, &self.printed.net)
            for game in range(start, start + games):
                s = self.s
                s.tape = &SILENT
                enter(&room, &s)
                seeded(&luck, seed, game)
                play_on(&s, &tally, &self.menu, &self.act, &luck, s.round + rounds)
                count_game(&s, &tally)
        return dump_Tally(&tally)

    def traced(self, policies, uint64_t seed, int64_t limit):
        cdef Tally tally
        cdef Luck luck
        cdef Room room
        cdef uint64_t h
        seat_all(&tally, policies)
        seeded(&luck, seed, 0)
        with nogil:
            furnish(&room, &self.printed.net)
            enter(&room, &self.s)
            h = traced(&self.s, &tally, &self.menu, &self.act, &luck, limit)
        return h

    def digest(self):
        return digest(&self.s, 0)

    def field(self, str name):
        return field_State(&self.s, FIELDS_State[name])

    def dump(self):
        return dump_State(&self.s)

    def text(self):
        return text_State(&self.s)

    def stamp(self, frozenset passing):
        cdef State s = self.s
        s.board, s.tape, s.mind, s.spare = NULL, NULL, NULL, NULL
        for field in passing:
            blank_State(&s, FIELDS_State[field])
        return (<char*>&s)[:sizeof(State)]

    def load(self, dict values):
        load_State(&self.s, values)

    @property
    def over(self):
        return self.s.over

    @property
    def winners(self):
        return self.s.winners

    @property
    def inputs(self):
        return self.s.inputs

    @property
    def round(self):
        return self.s.round

    @property
    def alive(self):
        return self.s.alive

    @property
    def clock(self):
        return self.s.clock

    @property
    def extra_ms(self):
        return self.s.extra_ms

    @property
    def auction_until(self):
        return self.s.auction_until

    @property
    def review_until(self):
        return self.s.review_until

    def question(self):
        cdef int top = max(0, self.s.depth - 1)
        return self.s.step[top], self.s.what[top], self.s.depth, self.s.turns


def core_again(Printed printed, bytes state, bint watched):
    """A game out of a pickle; its events begin anew."""
    cdef Core core = Core.__new__(Core)
    memcpy(&core.s, <char*>state, sizeof(State))
    core.printed = printed
    core.s.board = &printed.board
    core.s.tape = &SILENT
    core.record(watched)
    return core


cdef int seat_all(Tally* tally, policies) except -1:
    memset(tally, 0, sizeof(Tally))
    for seat, policy in enumerate(policies):
        tally.policy[seat] = policy
    return len(policies)


def sizes():
    return {"State": sizeof(State), "Board": sizeof(Board), "Tape": sizeof(Tape), "Menu": sizeof(Menu)}
