# What City says.

# ---- pieces
piece-rubbish-dump = rubbish dump
    .a = a rubbish dump
    .the = the rubbish dump
    .count = { $count ->
        [one] rubbish dump
       *[other] { $count } rubbish dumps
    }
    .title = Rubbish dump
piece-power-station = power station
    .a = a power station
    .the = the power station
    .count = { $count ->
        [one] power station
       *[other] { $count } power stations
    }
    .title = Power station
piece-sewage-plant = sewage plant
    .a = a sewage plant
    .the = the sewage plant
    .count = { $count ->
        [one] sewage plant
       *[other] { $count } sewage plants
    }
    .title = Sewage plant
piece-prison = prison
    .a = a prison
    .the = the prison
    .count = { $count ->
        [one] prison
       *[other] { $count } prisons
    }
    .title = Prison
piece-park = park
    .a = a park
    .the = the park
    .count = { $count ->
        [one] park
       *[other] { $count } parks
    }
    .title = Park
piece-wind-farm = wind farm
    .a = a wind farm
    .the = the wind farm
    .count = { $count ->
        [one] wind farm
       *[other] { $count } wind farms
    }
    .title = Wind farm
piece-water-tower = water tower
    .a = a water tower
    .the = the water tower
    .count = { $count ->
        [one] water tower
       *[other] { $count } water towers
    }
    .title = Water tower
piece-school = school
    .a = a school
    .the = the school
    .count = { $count ->
        [one] school
       *[other] { $count } schools
    }
    .title = School

# ---- why money changed hands
for-stadiums = from the stadiums
for-block = for a block
for-landmark = for the building
for-clearing = to have a hazard taken away

# ---- refusals
refusal-not-pressed = Press the Build button first, and see what it shows.
refusal-pressed-already = The Build button is pressed once in a turn.
refusal-no-blocks-left = The Build button allows no more blocks in this turn.
refusal-hazard-keeps-off = A hazard stands there: no bonus building can join it.
refusal-bonus-keeps-off = A bonus building stands there and keeps hazards away.
refusal-no-hazard = There is no such hazard on this district.
refusal-already-there = There is one already, and there can be only one.
refusal-needs-pair = A stadium needs two districts of the colour.
refusal-needs-two-groups = The Tower needs all districts of two colour groups.
refusal-not-this-piece = This piece cannot be chosen here.
refusal-no-railroad = The train goes only to another district with a railroad.
refusal-whole-group = It belongs to a complete colour group and is safe.
refusal-hour-asked = You have asked for another hour already; the others must agree.
refusal-no-hours = This game is not played by the hour.
refusal-not-unowned = It must be a district nobody owns.
refusal-wrong-side = Hazards go on districts of others, bonus buildings on one's own; either goes on one nobody owns.
refusal-railroad-not-pressed = A railroad is built only when the Build button has shown one, and only one each time.
refusal-residential-not-owner = It does not belong to you.
refusal-industrial-not-owner = It does not belong to you.
refusal-stadium-not-owner = It does not belong to you.
refusal-skyscraper-not-owner = It does not belong to you.
refusal-tower-not-owner = It does not belong to you.
refusal-clear-hazard-not-owner = It does not belong to you.

# ---- events
event-pressed = { $who } presses the Build button: { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}.
event-pressed-railroad = { $who } presses the Build button: a railroad.
event-block = { $who } builds { $kind ->
    [industrial] an industrial
   *[residential] a residential
} block on { $space }.
event-free-block = { $who } builds { $kind ->
    [industrial] an industrial
   *[residential] a residential
} block on { $space } for nothing.
event-landmark = { $who } builds { $landmark ->
    [stadium] a stadium
    [skyscraper] a skyscraper
   *[tower] the Tower
} on { $space }.
event-placed = { $who } puts { $piece } on { $space }.
event-cleared = { $who } has { $piece } on { $space } taken away.
event-railroad-built = { $who } builds a railroad on { $space }.
event-jumped = { $who } takes the train to { $space }.
event-dodge-taken = { $who } takes the Rent Dodge card.
event-dodge-taken-from = { $who } takes the Rent Dodge card from { $other }.
event-dodged = { $who } plays the Rent Dodge and saves { $money } on { $space }.
event-dodge-back = The Rent Dodge card lies beside Free Parking again.
event-tax-dodged = { $who } plays the Tax Dodge and saves { $money }.
event-taxi = { $who } takes a taxi, { $steps } { $way ->
    [forward] forward
   *[back] back
}.
event-quake = The { $piece } on { $space } falls down.
event-beep = The Trading Unit beeps: { $time } left.
event-hour-wanted = { $who } wants another hour.
event-hour-added = All agree: another hour is added.
time-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
time-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
time-both = { time-minutes } { time-seconds }
time-none = no time

# ---- rents
rent-blocks = { $count } blocks
rent-residential = { $count ->
    [one] { $count } residential block
   *[other] { $count } residential blocks
}
rent-industrial = { $count ->
    [one] { $count } industrial block
   *[other] { $count } industrial blocks
}
rent-hazard = { $piece } stands there
rent-worthless = { $count ->
    [one] { $count } residential block
   *[other] { $count } residential blocks
} worthless under it
rent-skyscraper = doubled by the skyscraper on { $space }
rent-tower = doubled by the Tower on { $space }

# ---- questions, as the others read them and as they are put
asked-build = what to build ({ $left ->
    [0] no more blocks
    [one] up to { $left } more block
   *[other] up to { $left } more blocks
})
asked-press = to press the Build button or be done
asked-lay-railroad = where to lay a railroad
asked-planning = to place { OR($pieces) }
asked-jump = whether to take the train from { $space }
asked-use-taxi = whether to take a taxi before { $here } counts
asked-use-tax-dodge = whether to dodge the tax of { $money }
asked-use-rent-dodge = whether to dodge the rent of { $money }
asked-district-auction = which district comes under the hammer
asked-district-inherit = which district to take for { $money }
asked-district-repossess = which district to hand back for { $money }
asked-district-steal = which district to take
asked-district-free-build = where to put the free block
asked-district-railroad = where to lay the railroad
asked-district-earthquake = which bonus building falls down

question-build = What to build ({ $left ->
    [0] no more blocks
    [one] up to { $left } more block
   *[other] up to { $left } more blocks
})?
question-press = Press the Build button or be done?
question-lay-railroad = Where to lay a railroad?
question-no-railroad = No railroad is left to lay.
question-planning = Place { OR($pieces) }?
question-jump = Take the train from { $space }?
question-use-taxi = Take a taxi before { $here } counts?
question-use-tax-dodge = Dodge the tax of { $money }?
question-use-rent-dodge = Dodge the rent of { $money }?
question-district-auction = Which district comes under the hammer?
question-district-inherit = Which district to take for { $money }?
question-district-repossess = Which district to hand back for { $money }?
question-district-steal = Which district to take?
question-district-free-build = Where to put the free block?
question-district-railroad = Where to lay the railroad?
question-district-earthquake = Which bonus building falls down?

# ---- what a player may do
do-press = Press the Build button
do-residential = Build a residential block on { $space } for { $money }
do-industrial = Build an industrial block on { $space } for { $money }
do-railroad = Lay a railroad on { $space }
do-stadium = Build a stadium on { $space } for { $money }
do-skyscraper = Build a skyscraper on { $space } for { $money }
do-tower = Build the Tower on { $space } for { $money }
do-done = Be done with building
do-place-piece = Put { $piece } on { $space } (of { $owner })
do-place-piece-free = Put { $piece } on { $space } (nobody's)
do-place-piece-yours = Put { $piece } on { $space } (yours)
do-jump = Take the train to { $there }
do-stay = Stay here
do-dodge-rent = Play the Rent Dodge and save { $money }
do-keep-taxi = Keep the card and stay here
do-keep = Keep the card and pay { $money }
do-use-taxi = Use { $card }: { $steps } { $way ->
    [forward] forward
   *[back] back
} to { $there }
do-district-auction = Auction { $space }
do-district-inherit = Take { $space } for { $money }
do-district-repossess = Hand back { $space } for { $money }
do-district-steal = Take { $space }
do-district-free-build = A free block on { $space }
do-district-railroad = Lay the railroad on { $space }
do-district-earthquake = The { $piece } on { $space } falls
do-forgo = Leave it alone
do-clear-hazard = Have { $piece } on { $space } taken away for { $money }
do-add-hour = Ask for another hour

there-nobody = { $space } (nobody's, { $price })
there-yours = { $space } (yours)
there-other = { $space } ({ $owner }, rent { $rent })

# ---- the same, short, and the headings it stands under
list-whose = { $space } ({ $owner })
list-clear = { $piece } on { $whose } { $money }
list-add-hour = ask for another hour
under-residential = Residential
under-industrial = Industrial
under-stadium = Stadium
under-skyscraper = Skyscraper
under-tower = The Tower
under-railroad = Railroad
under-jump = Train to
under-district-auction = Auction
under-district-inherit = Take
under-district-repossess = Hand back
under-district-steal = Take
under-district-free-build = Free block
under-district-railroad = Railroad
heading-clear-hazard = Clear
heading-add-hour = Time

# ---- the table
badge-residential = { $count } residential
badge-industrial = { $count } industrial
badge-railroad = railroad
badge-stadium = stadium
badge-skyscraper = skyscraper
badge-tower = Tower
badge-rent-dodge = Rent Dodge
note-planning = Planning permission for { $hazard } or { $bonus }.
note-industry-tax = { $money } from whoever owns an industrial block.
legend-city = 2/4 residential/industrial blocks · ! hazard · + bonus · = railroad · o stadium · ^ skyscraper · T Tower
bank-city = Bank: { LIST($left) }, { $tower ->
    [built] no Tower
   *[free] the Tower
} · Rent Dodge: { $holder }
bank-railroads = { $count ->
    [one] { $count } railroad
   *[other] { $count } railroads
}
bank-stadiums = { $count ->
    [one] { $count } stadium
   *[other] { $count } stadiums
}
bank-hazards = { $count ->
    [one] { $count } hazard
   *[other] { $count } hazards
}
bank-bonuses = { $count ->
    [one] { $count } bonus building
   *[other] { $count } bonus buildings
}
bank-dodge-free = beside Free Parking

# What the table put right by hand.
corrected-residential = { $count ->
    [one] { $count } residential block
   *[other] { $count } residential blocks
} on { $space }.
corrected-industrial = { $count ->
    [one] { $count } industrial block
   *[other] { $count } industrial blocks
} on { $space }.
corrected-railroad = a railroad on { $space }.
corrected-no-railroad = no railroad on { $space }.
corrected-stadium = a stadium on { $space }.
corrected-no-stadium = no stadium on { $space }.
corrected-skyscraper = a skyscraper on { $space }.
corrected-no-skyscraper = no skyscraper on { $space }.
corrected-tower = the Tower stands on { $space }.
corrected-no-tower = the Tower does not stand on { $space }.
corrected-piece = { $piece } on { $space }.
corrected-no-piece = no { $piece } on { $space }.
corrected-dodge = { $who } holds the Rent Dodge.
corrected-dodge-bank = the Rent Dodge lies beside Free Parking.

# What its deeds print, and what a real table is asked.
terminal-loan-rent-value = at its rent value
terminal-rents-blocks = Rent { $site }; with blocks { LIST($blocks) }. A residential block costs { $home }, an industrial one { $works }, a skyscraper { $skyscraper }.
printed-blocks = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
}
toss-blocks = { $count ->
    [one] 1 block
   *[other] { $count } blocks
}
toss-railroad = Railroad

# What a hint says of its answers.
because-railroad = then the train stops there, too
because-press = pressing costs nothing, and what it allows need not be built
because-clears = then all blocks there count for the rent again
because-stay = no other place is better for you
because-hazard = it takes rent from { $name }
because-hazard-homes = as long as it stands, residential blocks there bring no rent
because-bonus = it keeps hazards away from there
because-stadium = it brings { $money } more whenever you reach GO
