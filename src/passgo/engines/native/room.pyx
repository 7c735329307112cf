# ------------------------------------------------------------------------------------------------------------- the room
# Where one call thinks: tables to try things on, and paper. It lies on the stack, so nothing is allocated for a thought.
cdef struct Room:
    State base
    State trial
    State spare
    Mind mind
    Tally tally
    Menu menu
    Action act
    Luck luck
    Menu inner_menu
    Action inner_act
    Luck inner_luck
    Tally inner_tally


cdef void furnish(Room* room, Net* net) noexcept nogil:
    memset(&room.mind, 0, sizeof(Mind))
    memset(&room.tally, 0, sizeof(Tally))
    memset(&room.menu, 0, sizeof(Menu))
    memset(&room.inner_menu, 0, sizeof(Menu))
    room.mind.net = net
    room.mind.luck = &room.inner_luck
    room.mind.menu = &room.inner_menu
    room.mind.act = &room.inner_act
    room.mind.tally = &room.inner_tally


cdef void enter(Room* room, State* s) noexcept nogil:
    s.mind = &room.mind
    s.spare = &room.spare


