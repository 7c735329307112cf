# Printed by tools/make_steps.py: do not edit.
from typing import Final
from passgo.struct import Names
from passgo.editions.city.rules.button import ask_build as ask_build
from passgo.editions.city.rules.button import button as button
from passgo.editions.city.rules.button import toss_button as toss_button
from passgo.editions.city.rules.chance_cards import easy_money as easy_money
from passgo.editions.city.rules.chance_cards import toxic_waste as toxic_waste
from passgo.editions.city.rules.choices import ask_district as ask_district
from passgo.editions.city.rules.choices import choose_district as choose_district
from passgo.editions.city.rules.dodge import district as district
from passgo.editions.city.rules.dodge import take_dodge as take_dodge
from passgo.editions.city.rules.kept import ask_use as ask_use
from passgo.editions.city.rules.kept import industry_tax as industry_tax
from passgo.editions.city.rules.planning import ask_planning as ask_planning
from passgo.editions.city.rules.planning import hazard_card as hazard_card
from passgo.editions.city.rules.planning import planning as planning
from passgo.editions.city.rules.railroads import ask_jump as ask_jump
from passgo.editions.city.rules.railroads import jump_step as jump_step
from passgo.editions.millionaire.rules.choices import ask_choice as ask_choice
from passgo.editions.millionaire.rules.choices import choose as choose
from passgo.editions.millionaire.rules.fortune import fortune_space as fortune_space
from passgo.editions.millionaire.rules.fortune import inherit as inherit
from passgo.editions.millionaire.rules.fortune import toss_fortune as toss_fortune
from passgo.editions.millionaire.rules.fortune import turn_up as turn_up
from passgo.editions.millionaire.rules.kept import ask_rent as ask_rent
from passgo.editions.millionaire.rules.last_word import ask_end as ask_end
from passgo.editions.millionaire.rules.last_word import last_word as last_word
from passgo.editions.millionaire.rules.stars import ask_upgrade as ask_upgrade
from passgo.editions.millionaire.rules.stars import by_level as by_level
from passgo.editions.millionaire.rules.stars import change_level as change_level
from passgo.editions.millionaire.rules.stars import go_stop as go_stop
from passgo.editions.millionaire.rules.stars import roll_for as roll_for
from passgo.editions.millionaire.rules.stars import toss_back as toss_back
from passgo.editions.millionaire.rules.stars import toss_luck as toss_luck
from passgo.editions.tropical_tycoon.rules.channel import ask_scene as ask_scene
from passgo.editions.tropical_tycoon.rules.channel import news as news
from passgo.editions.tropical_tycoon.rules.channel import scene as scene
from passgo.editions.tropical_tycoon.rules.channel import toss_news as toss_news
from passgo.editions.tropical_tycoon.rules.channel import toss_result as toss_result
from passgo.editions.tropical_tycoon.rules.channel import toss_scene as toss_scene
from passgo.editions.tropical_tycoon.rules.developments import ask_even as ask_even
from passgo.editions.tropical_tycoon.rules.developments import develop as develop
from passgo.editions.tropical_tycoon.rules.developments import even_up as even_up
from passgo.editions.tropical_tycoon.rules.developments import island_deed as island_deed
from passgo.editions.tropical_tycoon.rules.developments import toss_casino as toss_casino
from passgo.editions.tropical_tycoon.rules.effects import effect as effect
from passgo.editions.tropical_tycoon.rules.jobs import ask_mercy as ask_mercy
from passgo.editions.tropical_tycoon.rules.jobs import go_to_jail as go_to_jail
from passgo.editions.tropical_tycoon.rules.jobs import merit as merit
from passgo.editions.tropical_tycoon.rules.jobs import visit as visit
from passgo.editions.tropical_tycoon.rules.opening import opening as opening
from passgo.editions.tropical_tycoon.rules.opening import toss_first as toss_first
from passgo.editions.tropical_tycoon.rules.opening import toss_job as toss_job
from passgo.editions.tropical_tycoon.rules.opening import toss_office as toss_office
from passgo.editions.tropical_tycoon.rules.parking import ask_parking as ask_parking
from passgo.editions.tropical_tycoon.rules.parking import free_parking as free_parking
from passgo.editions.tropical_tycoon.rules.stopping import final_counting as final_counting
from passgo.rules.auctions.common import award as award
from passgo.rules.auctions.common import start_auction as start_auction
from passgo.rules.auctions.open import ask_open_auction as ask_open_auction
from passgo.rules.auctions.sealed import ask_sealed_auction as ask_sealed_auction
from passgo.rules.auctions.timed import ask_timed_auction as ask_timed_auction
from passgo.rules.buying import ask_buy as ask_buy
from passgo.rules.buying import deed as deed
from passgo.rules.buying import rent as rent
from passgo.rules.buying import toss_rent as toss_rent
from passgo.rules.cards import card_back as card_back
from passgo.rules.cards import card_kept as card_kept
from passgo.rules.cards import draw as draw
from passgo.rules.cards import each_pays as each_pays
from passgo.rules.cards import fee as fee
from passgo.rules.cards import repairs as repairs
from passgo.rules.cards import toss_card as toss_card
from passgo.rules.contests import toss_contest as toss_contest
from passgo.rules.dealing import deal as deal
from passgo.rules.dealing import toss_deed as toss_deed
from passgo.rules.deals import ask_review as ask_review
from passgo.rules.deals import swap as swap
from passgo.rules.debts import ask_raise as ask_raise
from passgo.rules.debts import estate as estate
from passgo.rules.debts import pay as pay
from passgo.rules.deeds import hand_over as hand_over
from passgo.rules.ending import count_now as count_now
from passgo.rules.jail import to_jail as to_jail
from passgo.rules.money import collect as collect
from passgo.rules.mortgages import ask_lift as ask_lift
from passgo.rules.mortgages import lifting as lifting
from passgo.rules.shortage import ask_place as ask_place
from passgo.rules.shortage import ask_wants as ask_wants
from passgo.rules.shortage import share_out as share_out
from passgo.rules.stopping import ask_limit as ask_limit
from passgo.rules.stopping import ask_stop as ask_stop
from passgo.rules.taxes import ask_tax as ask_tax
from passgo.rules.taxes import income_tax as income_tax
from passgo.rules.taxes import park as park
from passgo.rules.turn import advance as advance
from passgo.rules.turn import arrive as arrive
from passgo.rules.turn import ask_turn as ask_turn
from passgo.rules.turn import begin as begin
from passgo.rules.turn import go_back as go_back
from passgo.rules.turn import move as move
from passgo.rules.turn import nearest as nearest
from passgo.rules.turn import next_turn as next_turn
from passgo.rules.turn import roll_again as roll_again
from passgo.rules.turn import toss_dice as toss_dice
class Step(Names):
    NOTHING: Final = 0
    NEXT_TURN: Final = 1
    AGAIN: Final = 2
    MOVE: Final = 3
    ADVANCE: Final = 4
    NEAREST: Final = 5
    GO_BACK: Final = 6
    LAND: Final = 7
    DEED: Final = 8
    RENT: Final = 9
    PAY: Final = 10
    FEE: Final = 11
    COLLECT: Final = 12
    INCOME_TAX: Final = 13
    HAND_OVER: Final = 14
    AUCTION: Final = 15
    ESTATE: Final = 16
    DRAW: Final = 17
    CARD_BACK: Final = 18
    CARD_KEPT: Final = 19
    EACH_PAYS: Final = 20
    REPAIRS: Final = 21
    TO_JAIL: Final = 22
    PARK: Final = 23
    SWAP: Final = 24
    LIFTING: Final = 25
    SHARE_OUT: Final = 26
    DEAL: Final = 27
    BEGIN: Final = 28
    AWARD: Final = 29
    COUNT_NOW: Final = 30
    DISTRICT: Final = 32
    JUMP: Final = 33
    CHOOSE_DISTRICT: Final = 34
    INDUSTRY_TAX: Final = 35
    PLANNING: Final = 36
    TAKE_DODGE: Final = 37
    BUTTON: Final = 38
    EASY_MONEY: Final = 39
    TOXIC_WASTE: Final = 40
    HAZARD: Final = 41
    LAST_WORD: Final = 43
    FORTUNE_SPACE: Final = 44
    TURN_UP: Final = 45
    INHERIT: Final = 46
    BY_LEVEL: Final = 47
    ROLL_FOR: Final = 48
    STARS: Final = 49
    GO_STOP: Final = 50
    CHOOSE: Final = 51
    OPENING: Final = 52
    ISLAND_DEED: Final = 53
    VISIT: Final = 54
    GO_TO_JAIL: Final = 55
    FREE_PARKING: Final = 56
    SCENE: Final = 57
    NEWS: Final = 58
    EFFECT: Final = 59
    FINAL_COUNT: Final = 60
    EVEN_UP: Final = 61
    DEVELOPMENT: Final = 62
    PERK: Final = 63
    ASK_TURN: Final = 64
    ASK_BUY: Final = 65
    ASK_RAISE: Final = 66
    ASK_TAX: Final = 67
    ASK_LIFT: Final = 68
    ASK_WANTS: Final = 69
    ASK_PLACE: Final = 70
    ASK_REVIEW: Final = 71
    ASK_OPEN_AUCTION: Final = 72
    ASK_TIMED_AUCTION: Final = 73
    ASK_SEALED_AUCTION: Final = 74
    ASK_STOP: Final = 75
    ASK_LIMIT: Final = 76
    ASK_BUILD: Final = 80
    ASK_PLANNING: Final = 81
    ASK_JUMP: Final = 82
    ASK_USE: Final = 83
    ASK_DISTRICT: Final = 84
    ASK_UPGRADE: Final = 85
    ASK_RENT: Final = 86
    ASK_CHOICE: Final = 87
    ASK_END: Final = 88
    ASK_MERCY: Final = 89
    ASK_PARKING: Final = 90
    ASK_SCENE: Final = 91
    ASK_EVEN: Final = 92
    TOSS_DICE: Final = 96
    TOSS_RENT: Final = 97
    TOSS_CARD: Final = 98
    TOSS_DEED: Final = 99
    TOSS_CONTEST: Final = 100
    TOSS_BUTTON: Final = 104
    TOSS_FORTUNE: Final = 108
    TOSS_BACK: Final = 109
    TOSS_LUCK: Final = 110
    TOSS_OFFICE: Final = 112
    TOSS_JOB: Final = 113
    TOSS_FIRST: Final = 114
    TOSS_SCENE: Final = 115
    TOSS_NEWS: Final = 116
    TOSS_RESULT: Final = 117
    TOSS_CASINO: Final = 118
