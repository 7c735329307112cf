# ---------------------------------------------------------------------------------------------------- many learners' tables
# The same interface as passgo/env/plain.py, on the C structs: many games in one call, into buffers that others own.
cdef class Tables:
    """Learners' tables. Nothing is checked here: passgo.env.Vec does that once, when the buffers are handed over."""
    cdef readonly int count
    cdef State* states
    cdef State* ended
    cdef Talk* talks
    cdef Luck* lucks
    cdef list printed
    cdef Menu menu
    cdef Action act
    cdef Tally tally
    cdef const int64_t[::1] said
    cdef uint8_t[:, ::1] sights
    cdef uint8_t[:, ::1] posters
    cdef int8_t[:, ::1] masks
    cdef float[:, ::1] rewards
    cdef int8_t[::1] seats
    cdef uint8_t[::1] terminated
    cdef uint8_t[::1] truncated
    cdef uint8_t[::1] refused
    cdef uint8_t[:, ::1] finals
    cdef dict buffers
    cdef double penalty
    cdef bint busy, barren

    def __cinit__(self, list cores, *args, **kwargs):
        self.count = len(cores)
        self.states = <State*>malloc(self.count * sizeof(State))
        self.ended = <State*>malloc(self.count * sizeof(State))
        self.talks = <Talk*>malloc(self.count * sizeof(Talk))
        self.lucks = <Luck*>malloc(self.count * sizeof(Luck))
        if self.states == NULL or self.ended == NULL or self.talks == NULL or self.lucks == NULL:
            raise MemoryError
        memset(self.ended, 0, self.count * sizeof(State))
        memset(self.talks, 0, self.count * sizeof(Talk))
        memset(self.lucks, 0, self.count * sizeof(Luck))

    def __dealloc__(self):
        free(self.states)
        free(self.ended)
        free(self.talks)
        free(self.lucks)

    def __init__(self, list cores, list players, list learners, list policies, int rounds, int64_t words, bint voting,
                 double penalty, dict buffers):
        """`cores` lend their boards; `learners` are sets of seats; `policies` play the others, seat by seat."""
        cdef int i
        cdef Core core
        self.printed = [(<Core>lender).printed for lender in cores]
        self.penalty = penalty
        for i in range(self.count):
            core = cores[i]
            self.states[i] = core.s
            self.states[i].tape = &SILENT
            self.talks[i].players = players[i]
            self.talks[i].learners = learners[i]
            self.talks[i].most_rounds = rounds
            self.talks[i].most_words = words
            self.talks[i].voting = voting
            for seat, policy in enumerate(policies[i]):
                self.talks[i].policy[seat] = policy
        self.write_to(buffers)

    cdef int write_to(self, dict buffers) except -1:
        self.buffers = buffers
        self.said, self.masks, self.rewards = buffers["words"], buffers["mask"], buffers["reward"]
        self.sights, self.posters, self.finals = buffers["observation"], buffers["board"], buffers["final"]
        self.seats, self.refused = buffers["seat"], buffers["refused"]
        self.terminated, self.truncated = buffers["terminated"], buffers["truncated"]
        return 0

    def __reduce__(self):
        """All games under way and those that ended, by their bytes; a copy writes into copies of the buffers."""
        cdef size_t n = self.count
        self.alone()
        return tables_again, (self.printed, self.penalty, self.barren, self.buffers, without_places(self.states, n),
                              without_places(self.ended, n), (<char*>self.talks)[:n * sizeof(Talk)],
                              (<char*>self.lucks)[:n * sizeof(Luck)])

    cdef int alone(self) except -1:
        """While one thread plays without the lock, another would read and write half a game."""
        if self.busy:
            raise RuntimeError("These tables are being played on by another thread: give every thread a Vec of its own.")
        return 0

    cdef int fruitful(self) except -1:
        """Is there a game in which a learner has anything to say?"""
        self.busy = False
        if self.barren:
            raise ValueError("No learner was ever asked anything, in game after game: at such a table there is nothing to learn.")
        return 0

    def reset(self, uint64_t seed, first=0):
        """Every table begins anew with game number `first` plus its own number."""
        cdef int i
        cdef int64_t start = first
        self.alone()
        self.busy, self.barren = True, False
        with nogil:
            for i in range(self.count):
                self.talks[i].seed = seed
                self.talks[i].game = start + i
                self.rewards[i, :] = 0
                self.terminated[i] = 0
                self.truncated[i] = 0
                self.refused[i] = 0
                self.begin(i)
        self.fruitful()

    cdef void begin(self, int i) noexcept nogil:
        """The next game in which a learner is asked anything: one may be over, by the clock, before its first turn."""
        cdef Board* board = self.states[i].board
        cdef State* s = &self.states[i]
        cdef Talk* t = &self.talks[i]
        cdef int tried = 0
        t.seat = NOBODY
        while t.seat == NOBODY and not hopeless(tried):
            t.game += self.count if tried > 0 else 0
            tried += 1
            memset(s, 0, sizeof(State))
            s.board = board
            s.tape = &SILENT
            begin_table(s, t, &self.tally, &self.menu, &self.act, &self.lucks[i])
        memset(&self.sights[i, 0], 0, sizeof(Sight))
        memset(&self.posters[i, 0], 0, sizeof(Poster))
        post(s, <Poster*>&self.posters[i, 0])
        if t.seat != NOBODY:
            self.show(i, True)
        else:
            self.barren = True

    cdef void show(self, int i, bint whole) noexcept nogil:
        cdef int word, quarter
        cdef uint64_t left
        cdef Talk* t = &self.talks[i]
        if whole:
            look(&self.states[i], t, <Sight*>&self.sights[i, 0])
        else:
            look_at_sentence(&self.states[i], t, <Sight*>&self.sights[i, 0])
        memset(&self.masks[i, 0], 0, 256)
        for quarter in range(4):
            left = t.open[quarter]
            while left != 0:
                word = pg_bit_length(left & (0 - left)) - 1
                left = left & (left - 1)
                self.masks[i, 64 * quarter + word] = 1
        self.seats[i] = t.seat

    def step(self, words=None):
        """One word at every table, these or those in the buffer of words; a game that ends is followed by the next at once."""
        cdef int i
        self.alone()
        self.fruitful()
        self.busy = True
        try:
            if words is not None:
                # No sooner: who is sent away must not have changed what another thread is just saying.
                self.buffers["words"][:] = words
            with nogil:
                for i in range(self.count):
                    self.one(i)
        finally:
            self.busy = False
        self.fruitful()

    cdef void one(self, int i) noexcept nogil:
        cdef State* s = &self.states[i]
        cdef Talk* t = &self.talks[i]
        cdef int speaker = t.seat
        cdef int heard, ended
        if self.terminated[i] or self.truncated[i] or self.refused[i]:
            self.rewards[i, :] = 0
            self.terminated[i] = 0
            self.truncated[i] = 0
            self.refused[i] = 0
        heard = say_word(s, t, self.said[i], &self.tally, &self.menu, &self.act, &self.lucks[i])
        if heard == 0:
            self.refused[i] = 1
            self.rewards[i, speaker] = -self.penalty
        if t.seat == NOBODY:
            self.finish(i, speaker)
        elif heard != 0:
            self.show(i, heard == 2)

    cdef void finish(self, int i, int speaker) noexcept nogil:
        cdef State* s = &self.states[i]
        cdef Talk* t = &self.talks[i]
        cdef int ended = how_ended(s, t)
        cdef int seat, shared = pg_bit_count(s.winners)
        if ended == 1:
            self.terminated[i] = 1
            for seat in range(s.seats):
                self.rewards[i, seat] += (1.0 / shared if (s.winners >> seat) & 1 else 0.0) - 1.0 / s.seats
        else:
            self.truncated[i] = 1
        t.seat = speaker
        begin_sentence(t)
        memcpy(&self.finals[i, 0], &self.sights[i, 0], sizeof(Sight))
        look(s, t, <Sight*>&self.finals[i, 0])
        self.ended[i] = s[0]
        t.game += self.count
        self.begin(i)

    def core(self, int i):
        """A copy of the game at this table, for those who want to look."""
        cdef Core other = Core.__new__(Core)
        self.alone()
        other.s = self.states[i]
        other.printed = self.printed[i]
        return other

    def last(self, int i):
        """A copy of the game that ended last at this table, or None."""
        cdef Core other = Core.__new__(Core)
        self.alone()
        if self.ended[i].board == NULL:
            return None
        other.s = self.ended[i]
        other.printed = self.printed[i]
        return other

    def worth(self, int i, int seat):
        """What this seat would count now."""
        self.alone()
        return final_count(&self.states[i], seat)

    def draw(self, int64_t[::1] out, uint64_t seed):
        """Words drawn at random from the open ones: how a random player talks, for tests and benchmarks."""
        cdef int i, k, quarter, many
        cdef uint64_t left
        cdef Luck luck
        luck.word = seed
        self.alone()
        self.busy = True
        with nogil:
            for i in range(self.count):
                many = 0
                for quarter in range(4):
                    many += pg_bit_count(self.talks[i].open[quarter])
                k = below(&luck, many)
                for quarter in range(4):
                    left = self.talks[i].open[quarter]
                    many = pg_bit_count(left)
                    if k < many:
                        out[i] = 64 * quarter + nth(left, k)
                        break
                    k -= many
        self.busy = False
        return luck.word


cdef bytes without_places(State* states, size_t n):
    """Games as bytes that say nothing about where something lies in this process."""
    cdef bytes kept = (<char*>states)[:n * sizeof(State)]
    cdef State* copies = <State*><char*>kept
    cdef size_t i
    for i in range(n):
        copies[i].board, copies[i].tape, copies[i].mind, copies[i].spare = NULL, NULL, NULL, NULL
    return kept


def tables_again(list printed, double penalty, bint barren, dict buffers, bytes states, bytes ended, bytes talks, bytes lucks):
    """Tables out of a copy or a pickle; that the rules are the same, the boards in `printed` have made sure of."""
    cdef Tables tables = Tables.__new__(Tables, printed)
    cdef size_t n = tables.count
    cdef int i
    if (len(states), len(ended), len(talks), len(lucks)) != (n * sizeof(State), n * sizeof(State), n * sizeof(Talk),
                                                             n * sizeof(Luck)):
        raise ValueError("These tables are damaged.")
    memcpy(tables.states, <char*>states, n * sizeof(State))
    memcpy(tables.ended, <char*>ended, n * sizeof(State))
    memcpy(tables.talks, <char*>talks, n * sizeof(Talk))
    memcpy(tables.lucks, <char*>lucks, n * sizeof(Luck))
    for i in range(tables.count):
        tables.states[i].board, tables.states[i].tape = &(<Printed>printed[i]).board, &SILENT
        if tables.ended[i].seats > 0:
            tables.ended[i].board, tables.ended[i].tape = tables.states[i].board, &SILENT
    tables.printed, tables.penalty, tables.barren = printed, penalty, barren
    tables.write_to(buffers)
    return tables


cdef class Speaker:
    """The talk of one seat about one game that somebody else drives."""
    cdef Core core
    cdef Talk talk
    cdef Menu menu
    cdef Action act

    def __cinit__(self, Core core, int seat, bint voting=False):
        self.core = core
        self.talk.seat = seat
        self.talk.voting = voting
        begin_sentence(&self.talk)
        open_words(&core.s, &self.talk, &self.menu, &self.act)

    def words(self):
        """The words that may come next, in rising order."""
        return [word for word in range(256) if is_open(&self.talk, word)]

    def hear(self, int64_t word):
        """None: refused; False: the sentence goes on; else the action that was said."""
        cdef int heard = hear(&self.core.s, &self.talk, word, &self.menu, &self.act)
        if heard == 0:
            return None
        if heard == 2:
            return (self.act.kind, self.act.a, self.act.b, self.act.give, self.act.want, self.act.money)
        open_words(&self.core.s, &self.talk, &self.menu, &self.act)
        return False

    def sight(self):
        """What the seat sees, as bytes."""
        cdef Sight sight
        memset(&sight, 0, sizeof(Sight))
        look(&self.core.s, &self.talk, &sight)
        return (<char*>&sight)[:sizeof(Sight)]

    def poster(self):
        """The printed things, as bytes."""
        cdef Poster poster
        memset(&poster, 0, sizeof(Poster))
        post(&self.core.s, &poster)
        return (<char*>&poster)[:sizeof(Poster)]
