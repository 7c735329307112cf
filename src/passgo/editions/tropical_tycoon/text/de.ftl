# Was Tropical Tycoon sagt.

# ---- Steine, Berufe, Wetter
piece-house = Strandhaus
    .a = ein Strandhaus
    .count = { $count ->
        [one] { $count } Strandhaus
       *[other] { $count } Strandhäuser
    }
    .many = Strandhäuser
    .nth = { $nth ->
        [1] erste Strandhaus
        [2] zweite Strandhaus
        [3] dritte Strandhaus
        [4] vierte Strandhaus
        [5] fünfte Strandhaus
        [6] sechste Strandhaus
        [7] siebte Strandhaus
       *[8] achte Strandhaus
    }
    .number = Strandhaus Nummer { $nth }
piece-hotel = Resort
    .a = ein Resort
    .count = { $count ->
        [one] { $count } Resort
       *[other] { $count } Resorts
    }
    .many = Resorts
piece-casino = Kasino
    .a = ein Kasino
    .count = { $count ->
        [one] { $count } Kasino
       *[other] { $count } Kasinos
    }
    .many = Kasinos
    .title = Kasino
    .mark = Kasi
piece-pier = Seebrücke
    .a = eine Seebrücke
    .count = { $count ->
        [one] { $count } Seebrücke
       *[other] { $count } Seebrücken
    }
    .many = Seebrücken
    .title = Seebrücke
    .mark = Seeb
piece-restaurant = Restaurant
    .a = ein Restaurant
    .count = { $count ->
        [one] { $count } Restaurant
       *[other] { $count } Restaurants
    }
    .many = Restaurants
    .title = Restaurant
    .mark = Rest
piece-park = Park
    .a = einen Park
    .count = { $count ->
        [one] { $count } Park
       *[other] { $count } Parks
    }
    .many = Parks
    .title = Park
    .mark = Park
job-mayor = Bürgermeister
job-developer = Bauherr
job-police-chief = Polizeichef
job-artist = Künstler
job-surfer = Surfer
weather-sunny = sonnig
weather-cloudy = bewölkt
weather-rain = Regen
weather-storm = Sturm
face-news = Nachrichten
fortune-tokens = { $count ->
    [one] { $count } Glücksmarke
   *[other] { $count } Glücksmarken
}

# ---- wofür Geld den Besitzer wechselt, warum ein Spiel endet
for-channel = wie der Sender sagt
for-perk = für den Beruf
for-casino = als Gewinn im Kasino
ending-agreed = alle wollten aufhören

# ---- Absagen
refusal-chief-walks = Der Polizeichef zahlt keine Strafe: geh einfach hinaus.
refusal-not-chief = Nur der Polizeichef geht einfach aus dem Gefängnis.
refusal-not-in-bank = Dieses Grundstück hat die Bank nicht mehr.
refusal-no-such-choice = Eine solche Wahl bietet die Szene nicht.
refusal-not-bare = Ein Großbau braucht ein Grundstück, auf dem nichts steht.
refusal-no-perk = Es gibt keinen Vorteil zu verlangen, oder es ist zu spät.
refusal-asked-already = Das hast du in diesem Zug schon vorgeschlagen.
refusal-still-uneven = Erst muss die Farbgruppe gleichmäßig sein: bau ihr niedrigstes Grundstück aus, verkauf vom höchsten, oder setz einen Großbau.
refusal-no-stopping = Dieser Tisch spielt, bis jemand bankrott ist; so ist es ausgemacht.
refusal-develop-not-owner = Es gehört dir nicht.

# ---- Ereignisse
event-job = { $who } hat den Beruf: { $job }.
event-tokens = { $who } nimmt { $count ->
    [one] { $count } Glücksmarke
   *[other] { $count } Glücksmarken
} (insgesamt { $all }).
event-tokens-lost = { $who } verliert { $count ->
    [one] { $count } Glücksmarke
   *[other] { $count } Glücksmarken
}.
event-scene = { $title }, für { $who }. { $text }
channel-chance = Ereignis
channel-chest = Gemeinschaft
channel-news = Nachrichten: { $story }
event-chose = { $who } wählt: { $choice }.
event-weather = Das Wetter jetzt: { $weather }.
event-ship = Das Kreuzfahrtschiff liegt im Hafen.
event-no-ship = Im Hafen liegt kein Kreuzfahrtschiff.
event-off-air = Der Nachrichtensender stellt den Betrieb ein.
event-developed = { $who } baut { $piece } auf { $space }.
event-casino-roll = { $who } würfelt { $roll } im Kasino auf { $space }.
event-casino-broken = { $who } würfelt { $roll } und sprengt die Bank des Kasinos auf { $space }.
event-perk-open = { $who } darf für den Beruf { AND($due) } verlangen.
event-perk-lost = Zu spät: { $who } hat den Vorteil des Berufs nicht verlangt.
event-spared = { $who } schaut weg: { $other } muss nicht ins Gefängnis.
event-stop-asked = { $who } schlägt vor, aufzuhören und das Glück zu zählen.
event-stop-agreed = { $who } ist einverstanden.
event-stop-refused = { $who } will weiterspielen.
event-uneven-now = { $who } muss die Farbgruppe von { $space } wieder ausgleichen.
event-part-turnover = Der Umsatz hier beträgt { $money }.
event-part-weather = Bei diesem Wetter bringt es { $percent } % davon.
event-part-ship = Das Kreuzfahrtschiff im Hafen macht { $percent }-mal so viel daraus.
event-part-kitchen = Die Küche allein bringt { $percent } % davon.
event-part-left = Der Nachbar links gibt { $percent } % dazu.
event-part-right = Der Nachbar rechts gibt { $percent } % dazu.

# ---- Mieten
rent-casino-luck = nach den Würfeln, im Schnitt { $percent } % des Umsatzes
rent-pier-weather = eine Seebrücke, { $weather }
rent-ship-in-port = mal { $count } mit dem Kreuzfahrtschiff im Hafen
rent-kitchen = die Küche allein, { $percent } % des Umsatzes
rent-left-neighbour = der Nachbar links, { $percent } %
rent-right-neighbour = der Nachbar rechts, { $percent } %
rent-park-weather = ein Park, { $weather }

# ---- Fragen
asked-mercy = entscheiden, ob { $who } ins Gefängnis geht
asked-parking = ein beliebiges Grundstück der Bank kaufen oder ausruhen
asked-scene = wählen
asked-even = die Farbgruppe von { $space } wieder ausgleichen
asked-stop = entscheiden, ob das Spiel endet und das Glück gezählt wird
question-mercy = { $who } ist auf „Geh ins Gefängnis“ gelandet. Du bist der Polizeichef.
question-parking = Frei Parken: Du darfst ein beliebiges Grundstück, das die Bank noch hat, zum gedruckten Preis kaufen.
question-even = Die Gruppe { $group } ist jetzt ungleichmäßig: bau oder verkauf, bis sie ausgeglichen ist.
question-stop = Soll das Spiel hier enden und das Glück gezählt werden? Alle müssen zustimmen.
scene-you = { $text } Du wählst.
scene-other = { $text } Es wählt: { $who }.

# ---- was ein Spieler tun darf
do-walk-free = Aus dem Gefängnis gehen, wie es der Polizeichef darf
do-arrest = { $who } ins Gefängnis schicken
do-spare = Wegschauen: { $who } bleibt
do-take = { $space } für { $money } kaufen
do-decide-takes = { $choice } (kostet { $money })
do-rebuild = Auf { $space } für { $money } bauen
do-develop = { $piece } auf { $space } für { $money } bauen
do-sell-off = Ein Gebäude auf { $space } für { $money } verkaufen
do-sell-off-group = Alles auf der Gruppe { $group } für { $money } verkaufen
do-agree = Zustimmen: aufhören und das Glück zählen
do-go-on = Weiterspielen
do-claim-perk = Deinen Vorteil verlangen ({ $job }): { AND($due) }
do-propose-stop = Vorschlagen, aufzuhören und das Glück zu zählen
list-claim-perk = { AND($due) }
list-propose-stop = vorschlagen, aufzuhören und das Glück zu zählen
under-take = Kaufen
under-rebuild = Bauen
under-sell-off = Verkaufen
heading-claim-perk = Vorteil
heading-develop = Großbau
heading-propose-stop = Das Ende

# ---- der Tisch
badge-job = { $job }, Glück { $fortune }
badge-fortune = Glück { $fortune }
badge-tokens = { $count ->
    [one] { $count } Marke
   *[other] { $count } Marken
}
sky = Wetter: { $weather } · { $ship ->
    [port] das Kreuzfahrtschiff liegt im Hafen
   *[sea] kein Kreuzfahrtschiff im Hafen
}
sky-off-air = der Nachrichtensender schweigt
extra-weather = Wetter
extra-ship = Kreuzfahrtschiff
extra-ship-in-port = im Hafen
extra-ship-at-sea = auf See
extra-news = Nachrichten
extra-off-air = Sendeschluss
extra-developments = Großbauten übrig
count-fortune = Glück
score-fortune = { $score } Glück
fortune-made-of = { $tokens ->
    [one] { $tokens } Marke
   *[other] { $tokens } Marken
} + { $built } gebaut + { $cash } Bargeld = { $all }
note-developments = Ein Kasino, eine Seebrücke oder ein Restaurant kostet { $price }, ein Park { $park }; Umsatz { $turnover }. Am Ende zählt ein Park { $park_fortune } Glück, ein anderer Großbau { $development_fortune }, ein Resort { $resort_fortune }, { $houses } Strandhäuser 1.

# ---- was gedruckt ist
space-go = Los
space-just-visiting = Nur zu Besuch
space-free-parking = Frei Parken
space-go-to-jail = Geh ins Gefängnis
space-chance = Ereignis
space-community-chest = Gemeinschaft
space-marina-fee = Liegegebühr
space-tourist-tax = Kurtaxe
space-banana-boat-line = Bananenboot-Linie
space-barnacle-point = Muschelkap
space-coconut-railway = Kokosbahn
space-driftwood-cove = Treibholzbucht
space-ember-falls = Glutfälle
space-emerald-lagoon = Smaragdlagune
space-firefly-ridge = Glühwürmchengrat
space-gentle-sands = Sanfter Sand
space-glass-bottom-ferry = Glasbodenfähre
space-golden-dunes = Golddünen
space-hibiscus-lane = Hibiskusweg
space-island-hopper = Inselflieger
space-jade-pool = Jadeteich
space-jasmine-steps = Jasmintreppe
space-lantern-quay = Laternenkai
space-mango-grove = Mangohain
space-moonlight-beach = Mondscheinstrand
space-orchid-terrace = Orchideenterrasse
space-papaya-hill = Papayahügel
space-parrot-perch = Papageienast
space-pelican-wharf = Pelikanwerft
space-rainforest-canopy = Regenwalddach
space-sapphire-reef = Saphirriff
space-spice-market = Gewürzmarkt
space-starfish-strand = Seesternstrand
space-sweetwater-springs = Süßwasserquelle
space-volcano-view = Vulkanblick
space-windmill-ridge = Windmühlengrat
group-purple = Lila
group-transport = Verkehr
group-light-blue = Hellblau
group-magenta = Magenta
group-utilities = Versorgung
group-orange = Orange
group-red = Rot
group-yellow = Gelb
group-green = Grün
group-dark-blue = Dunkelblau
token-mayor-s-hat = Bürgermeisterhut
token-hard-hat = Bauhelm
token-whistle = Trillerpfeife
token-paintbrush = Pinsel
token-surfboard = Surfbrett
option-perks = Die Vorteile der Berufe kommen von selbst, oder müssen verlangt werden, bevor der Nächste würfelt.
option-rent = Miete kommt von selbst, oder muss verlangt werden, bevor der übernächste Spieler würfelt.
option-until = Das Spiel endet beim ersten Bankrott oder sobald alle aufhören wollen (gedruckt), oder nur bei einem Bankrott.
option-rounds = Nach so vielen Runden wird das Glück gezählt. 0: ohne Grenze.
option-stories = So viele Geschichten werden in einem Spiel erzählt, jeden Abend eine andere Auswahl, und dann der Abschied. 0: alle.
option-growing = Die Summen des Senders wachsen alle zehn Runden, bis auf das Vierfache vom Anfang.
option-fortune-cash = Wie viel Bargeld am Ende ein Glück ergibt.
option-start-cash = Womit alle anfangen.
option-start-deeds = Wie viele Grundstücke alle am Anfang bekommen.
option-mayor = Der Bürgermeister spielt mit: mehr Gehalt, und die Entscheidungen der Insel.
option-developer = Der Bauherr spielt mit: Alles Bauen ist billiger.
option-police-chief = Der Polizeichef spielt mit: umsonst aus dem Gefängnis, bezahlt für Besucher, und nachsichtig, wenn er mag.
option-artist = Der Künstler spielt mit: eine Glücksmarke für die Landung auf Ereignis oder Gemeinschaft (unser Vorteil; der gedruckte ist verloren).
option-surfer = Der Surfer spielt mit: eine Glücksmarke für einen Pasch.
