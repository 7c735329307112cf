"""The Island Channel: Chance, Community Chest and News Broadcasts [TT-38 TT-40 .. TT-42].

A channel is a set of scenes not shown yet: which of them comes next is decided when it is shown. When all have been
shown the set is filled again, without the last one. Stories go on part by part, and what was chosen decides the next.
"""
from __future__ import annotations

from passgo.editions.tropical_tycoon.rules.answers import choice_cost, in_office, jobs_held
from passgo.editions.tropical_tycoon.rules.jobs import give_tokens, grant_perk
from passgo.editions.tropical_tycoon.rules.words import Job
from passgo.rules import then
from passgo.rules.agenda import close, top
from passgo.rules.bits import bit, size
from passgo.rules.declare import ask, step, toss
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit, emit_things
from passgo.rules.words import NOBODY, Event, Kind, Reason, When
from passgo.struct import Mask, Seat


@step("SCENE", 57)
def scene(s: State, seat: Seat, channel: int) -> None:
    """Step SCENE: on to the channel; the Artist is paid for the visit [TT-15 TT-38]."""
    if s.job[seat] == Job.ARTIST:
        grant_perk(s, seat, 0, s.board.artist_tokens)
    if s.unseen_scenes[channel] == 0:
        s.unseen_scenes[channel] = bit(s.board.channel_scenes[channel]) - 1
        if s.last_scene[channel] != NOBODY and size(s.unseen_scenes[channel]) > 1:
            s.unseen_scenes[channel] = s.unseen_scenes[channel] & ~bit(s.last_scene[channel])
    if s.unseen_scenes[channel] != 0:
        then.toss_scene(s, seat, channel)


def scenes_unseen(s: State) -> Mask:
    """What the open toss chooses from [TT-38]."""
    return s.unseen_scenes[s.what[top(s)]]


def scene_found(s: State, act: Action, seat: Seat, channel: int) -> None:
    """Toss SCENE: this one is shown."""
    which = act.a
    s.unseen_scenes[channel] = s.unseen_scenes[channel] & ~bit(which)
    s.last_scene[channel] = which
    show(s, seat, s.board.channel_first[channel] + which)


toss_scene = toss("TOSS_SCENE", 115, scene_found, among=scenes_unseen)


def open_stories(s: State) -> Mask:
    """Stories not told to their end; the last of all waits for the others. None: the channel is off air [TT-40 TT-42]."""
    stories: Mask = 0
    fresh: Mask = 0
    begun = 0
    for story in range(s.board.stories):
        if s.story_part[story] != NOBODY:
            stories = stories | bit(story)
        if s.story_part[story] != s.board.story_first[story]:
            begun += 1
        elif story != s.board.sign_off:
            fresh = fresh | bit(story)
    if s.board.stories_told > 0 and begun >= s.board.stories_told:
        stories = stories & ~fresh
    last = bit(s.board.sign_off)
    return stories & ~last if stories != last else stories


@step("NEWS", 58)
def news(s: State, seat: Seat) -> None:
    """Step NEWS: after a move with the icon, a new story or the next part of one; off air nothing [TT-31 TT-40 TT-42]."""
    if s.second_die == 0 and open_stories(s) != 0:
        then.toss_news(s, seat)


def show(s: State, seat: int, number: int) -> None:
    """The scene, and its choice: made by the one it happens to, or by the job it asks for [TT-10 TT-38 TT-41]."""
    emit_things(s, Event.SCENE, seat, number, 0, jobs_held(s), 0)
    chooser = seat
    if s.board.scene_for[number] != Job.NONE and in_office(s, s.board.scene_for[number]) != NOBODY:
        chooser = in_office(s, s.board.scene_for[number])
    if s.board.scene_choices[number] > 0:
        then.ask_scene(s, chooser, number, seat)
    else:
        play_choice(s, seat, s.board.scene_choice[number], chooser)


def refuse_scene_choice(s: State, seat: int, act: Action, number: int, lander: Seat) -> int:
    """Ask SCENE: one of its choices, if one has the cash it takes [TT-38 TT-41]."""
    if act.kind != Kind.DECIDE:
        return Reason.WRONG_MOMENT
    if not 0 <= act.a < s.board.scene_choices[number]:
        return Reason.NO_SUCH_CHOICE
    return Reason.TOO_POOR if s.cash[seat] < choice_cost(s, s.board.scene_choice[number] + act.a) else Reason.FINE


def take_scene_choice(s: State, seat: int, act: Action, number: int, lander: Seat) -> None:
    """A choice made at the start earns its maker a Fortune token [TT-38 TT-41]."""
    close(s)
    emit_things(s, Event.CHOSE, seat, number, 0, jobs_held(s), 0, act.a)
    give_tokens(s, seat, s.board.choice_tokens)
    story = s.board.scene_story[number]
    if story != NOBODY and s.story_hero[story] == NOBODY:
        s.story_hero[story] = seat
    play_choice(s, lander, s.board.scene_choice[number] + act.a, seat)


ask_scene = ask("ASK_SCENE", 91, refuse_scene_choice, take_scene_choice, occasion=When.OWN_TURN)


def play_choice(s: State, seat: int, choice: int, chooser: int) -> None:
    """One result, or luck among several."""
    if s.board.choice_results[choice] == 1:
        play_result(s, seat, choice, 0, chooser)
    else:
        then.toss_result(s, seat, choice, chooser)


def result_of(s: State, choice: int, k: int) -> int:
    """The result that the k-th way of this choice leads to."""
    which = 0
    while k >= s.board.result_weight[s.board.choice_result[choice] + which]:
        k -= s.board.result_weight[s.board.choice_result[choice] + which]
        which += 1
    return which


def play_result(s: State, seat: int, choice: int, which: int, chooser: int) -> None:
    """What comes of a choice; a story remembers where it goes on [TT-38 TT-40]."""
    result = s.board.choice_result[choice] + which
    number = s.board.choice_scene[choice]
    story = s.board.scene_story[number]
    hero = NOBODY
    emit_things(s, Event.RESULT, seat, number, 0, jobs_held(s), 0, result)
    if story != NOBODY:
        hero = s.story_hero[story]
        s.story_part[story] = s.board.result_next[result]
        if s.tape.on == 1 and open_stories(s) == 0:
            emit(s, Event.OFF_AIR, NOBODY)
    first = s.board.result_effect[result]
    for effect in range(first, first + s.board.result_effects[result]):
        then.effect(s, seat, effect, chooser, hero)


def story_found(s: State, act: Action, seat: Seat) -> None:
    """Toss NEWS: this story goes on [TT-40]."""
    show(s, seat, s.story_part[act.a])


toss_news = toss("TOSS_NEWS", 116, story_found, among=open_stories)


def result_ways(s: State) -> int:
    """All the weights of the choice together."""
    return s.board.choice_weight[s.what[top(s)]]


def nth_result(s: State, k: int) -> int:
    """The result that the k-th way leads to."""
    return result_of(s, s.what[top(s)], k)


def has_result(s: State, which: int) -> bool:
    """Is there such a result?"""
    return 0 <= which < s.board.choice_results[s.what[top(s)]]


def result_found(s: State, act: Action, seat: Seat, choice: int, chooser: Seat) -> None:
    """Toss RESULT: this comes of it [TT-38]."""
    play_result(s, seat, choice, act.a, chooser)


toss_result = toss("TOSS_RESULT", 117, result_found, weights=(result_ways, nth_result, has_result))
