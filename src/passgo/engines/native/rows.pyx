# ------------------------------------------------------------------------------------------------------------ rows of a study
def play_rows(Core core, policies, uint64_t seed, int start, int games, int rounds, bint counted):
    """The tally of these games, a column for each number kept of a game, and the ledger where it is wanted."""
    cdef Tally tally
    cdef Ledger ledger
    cdef Luck luck
    cdef State s
    cdef Room room
    cdef Recorder recorder = Recorder()
    cdef int game, i, seat
    cdef int seats = seat_all(&tally, policies)
    cdef int64_t before = 0
    ending, winners, first = bytearray(games), bytearray(games), bytearray(games)
    lengths, decisions, worth = bytearray(2 * games), bytearray(4 * games), bytearray(4 * games * seats)
    cdef uint8_t* to_ending = <uint8_t*><char*>ending
    cdef uint8_t* to_winners = <uint8_t*><char*>winners
    cdef uint8_t* to_first = <uint8_t*><char*>first
    cdef uint16_t* to_rounds = <uint16_t*><char*>lengths
    cdef int32_t* to_decisions = <int32_t*><char*>decisions
    cdef int32_t* to_worth = <int32_t*><char*>worth
    recorder.tape.on = counted
    memset(&ledger, 0, sizeof(Ledger))
    with nogil:
        furnish(&room, &core.printed.net)
        for i in range(games):
            memset(&s, 0, sizeof(State))
            s.board = core.s.board
            s.tape = &recorder.tape if counted else &SILENT
            enter(&room, &s)
            if counted:
                play_counted(&s, &tally, &ledger, &core.menu, &core.act, &luck, seed, start + i, rounds, seats)
            else:
                play_game(&s, &tally, &core.menu, &core.act, &luck, seats, seed, start + i, rounds)
            to_ending[i] = ending_of(&s)
            to_winners[i] = s.winners
            to_first[i] = s.first
            to_rounds[i] = rounds_of(&s, rounds)
            to_decisions[i] = tally.decisions - before
            before = tally.decisions
            for seat in range(seats):
                to_worth[seat * games + i] = final_count(&s, seat) // s.board.bid_step
    columns = {"ending": ending, "winners": winners, "first": first, "rounds": lengths, "decisions": decisions}
    for seat in range(seats):
        columns[f"worth_{seat}"] = worth[4 * games * seat:4 * games * (seat + 1)]
    return dump_Tally(&tally), columns, dump_Ledger(&ledger) if counted else None
