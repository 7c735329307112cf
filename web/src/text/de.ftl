# Die Sätze der Seiten auf Deutsch. Eine Kennung sagt, wo ein Satz steht und was er tut.

menu-sound = Ton
world-here = Die Stadt am Abend: { $owned ->
    [0] noch gehört niemandem etwas
    [one] ein Ort hat einen Eigentümer
   *[other] { $owned } Orte haben Eigentümer
}.
world-city = Die Stadt: { $blocks ->
    [0] noch ist nichts gebaut
    [one] ein Block
   *[other] { $blocks } Blöcke
}, { $rails ->
    [one] ein Bahnhof
   *[other] { $rails } Bahnhöfe
}.
world-island = Die Insel, { $weather ->
    [sunny] Sonnenschein
    [cloudy] Wolken
    [rain] Regen
   *[storm] Sturm
}, das Schiff ist { $ship ->
    [port] im Hafen
   *[sea] auf See
}.
world-race = Das Rennen um { $target }: { $leader } führt mit { $cash }.
race-leads = { $leader } liegt { $sum } vorn
race-even = Kopf an Kopf
race-to-go = noch { $sum }
race-near = { $leader } fehlt noch eine Miete
hud-left = Übrig: Bahnhöfe { $railroads }, Stadien { $stadiums }
hud-dodge = Miete sparen: { $name }
hud-fortune = Glückskarten auf dem Plan: { $count }
tv-name = Der Inselsender
tv-breaking = { $title }
tv-then = Und dann … { $title }
tv-running = LÄUFT
tv-casino = Im Casino
tv-nothing = Gerade läuft keine Geschichte. Bleib dran.
deed-building = Gebäude
deed-price = Preis
stage-opened = Die Gebote werden geöffnet.
stage-card = Eine Karte für { $name }.
stage-builds = { $name } baut { $count } { $what ->
    [houses] Häuser
    [blocks] Blöcke
   *[buildings] Gebäude
}{ $where ->
    [full] : { $group } ist bis oben bebaut
    [set] { "" } auf { $group }
   *[none] { "" }
}
unit-build = Bauen
unit-lamps = Bauknopf: { $shows ->
    [0] die Lampen laufen
    [4] ein Bahnhof
    [none] nicht gedrückt
    [1] ein Block
   *[other] { $shows } Blöcke
}
unit-auction = Auktion
unit-seconds = Auktion: noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
unit-no-hour = keine Zeitgrenze
hour-minutes = noch { $minutes } min
hour-seconds = noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
scene-you = Was tust du?
scene-other = { $name } entscheidet.
stars = { $count ->
    [one] ein Stern
   *[other] { $count } Sterne
}
words-open = Etwas sagen
word-hello = Hallo!
word-good_luck = Viel Glück!
word-well_played = Gut gespielt!
word-thanks = Danke!
word-sorry = Tut mir leid!
word-thinking = Lass mich überlegen …
word-hurry = Du bist dran!
word-deal = Lass uns handeln.
word-no_way = Niemals!
word-ouch = Autsch!
word-laugh = 😄
word-wow = 😮
word-cry = 😢
word-angry = 😠
word-love = ❤️
word-party = 🎉
face-laugh = lachend
face-wow = erstaunt
face-cry = weinend
face-angry = wütend
face-love = ein Herz
face-party = feiernd
purses = Spieler und ihr Bargeld
since-show = Rückblick
log-builds = { $name } baut { $count } { $what ->
    [houses] Häuser
    [blocks] Blöcke
   *[buildings] Gebäude
} für { $sum }: { $places }.{ $where ->
    [full] { "" } { $group } ist bis oben bebaut.
   *[none] { "" }
}
log-more = alles
hint-name = Ein Hinweis für das erste Spiel
hint-got = Verstanden
hint-none = Keine Hinweise mehr
hint-roll = Die Leertaste oder ein Tippen würfelt und beendet deinen Zug. Die Leertaste kauft, bietet und nimmt nie etwas an.
hint-buy = Kauf es (B) oder schick es in eine Auktion (A). Seine Karte zeigt, was es einbringen wird.
hint-auction = Biete die gezeigte Summe (R) oder steig aus der Auktion aus (O). Solange sie läuft, kannst du zurück.
hint-sealed = Alle schreiben geheim ein Gebot; geöffnet werden sie zusammen. Leg deines fest (R).
hint-unit = Drück den Bauknopf (U). Er zeigt, wie viele Blöcke du bauen darfst, oder einen Bahnhof. Dann berühr ein leuchtendes Viertel.
hint-scene = Der Inselsender fragt dich. Wähl, und sieh, was daraus wird.
hint-offer = Lies, was jeder danach hätte; dann nimm an (Y), lehn ab (N) oder verlang etwas anderes (V).
hint-tax = Die feste Summe oder ein Teil von allem, was du hast: Zahl, was weniger ist.
hint-star = Mit mehr Sternen zahlt dir Los mehr, und die Karten auch; aber nur Bargeld gewinnt.
hint-jail = Du sitzt im Gefängnis: Würfle einen Pasch, zahl, oder setz eine Karte ein. Miete bekommst du trotzdem.
hint-debt = Du musst mehr zahlen, als du hast. Verkauf Gebäude oder beleih Grundstücke, dann zahl.
hint-deeds = Dein Besitz (D): Dort wird gebaut, verkauft und beliehen. Ein grauer Knopf sagt dir, warum er nicht geht.
hint-trade = Biete jederzeit jedem einen Handel an (T). Vorher siehst du, was jeder danach hätte.
hint-film = Der Rückblick im Protokoll (H) zeigt als kurzen Film, was seit deinem letzten Zug geschah. Überspringen (S) geht sofort weiter.
to-the-start = Zurück zum Anfang
room-not-shown = Dieser Tisch lässt sich nicht zeigen
vote-missing = Es müssen noch zustimmen: { $names }
room-setting = Der Tisch wird gedeckt …
rules-short = Die Regeln
seat-player = Spieler { $number }
seat-name = Name von Platz { $number }
players-title = Spieler
table-right = Deine Hand und das Protokoll
table-independent = Pass GO ist unabhängig und steht in keiner Verbindung zum Verlag der gedruckten Spiele.
page-independent = Pass GO ist unabhängige freie Software. Sie steht in keiner Verbindung zum Verlag der gedruckten Spiele und wird von ihm nicht unterstützt.
share-scan = Code zum Scannen für Raum { $code }
share-how = Scann ihn, öffne den Link, oder tipp den Code auf der ersten Seite ein.
share-code = Raumcode { $code }
share-link = Link zum Mitspielen
share-copied = Kopiert
share-copy = Link kopieren
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
theme-change = Farben: { $theme }. Ändern.
board-label = Der Spielplan; Pfeiltasten gehen darauf herum
dice = Würfel
dice-show = Würfel: { $one } und { $two }
dice-news = Nachrichten
board-jail = Gefängnis · { $name }
board-space = Feld { $number }: { $text }
usual-buy = Kaufen
usual-decline = Versteigern lassen
usual-settle = Jetzt zahlen
usual-give-up = Aufgeben
usual-lift = Hypothek ablösen
usual-leave = So lassen
usual-roll = Würfeln
usual-fine = Strafe zahlen
usual-card = Karte einsetzen
actions-label = Was du tun kannst
actions-really = Wirklich? Noch einmal drücken, um endgültig aufzugeben
banner-over = Spiel beendet
banner-paused = Pause
banner-your-turn = Du bist am Zug
banner-asked = Du bist gefragt
banner-turn = { $name } ist am Zug
banner-start = Pass GO, zum Anfang
banner-round = Runde { $round }
banner-lost = Verbindung verloren. Gleich wieder da …
banner-skip = Überspringen
menu-title = Menü
raise-cash = Geld auftreiben
owned-of = { $owned } von { $all }
mortgaged = beliehen
over-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
over-nobody = Niemand gewinnt
bankrupt = bankrott
over-record = Aufzeichnung herunterladen
countdown = { $says }: { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
countdown-last = Letzte Sekunden!
countdown-five = Noch fünf Sekunden
curtain-title = Weiter an { $name }
curtain-only = Was jetzt kommt, ist nur für { $name }.
curtain-i-am = Ich bin { $name }
deal-after = Nach diesem Handel
deal-interest = { $sum } Zinsen bezahlt
deal-whole = vollständig
deal-now-whole = jetzt vollständig
deal-broken = aufgebrochen
hand-watching = Du siehst zu
hand-manage = Verwalten
hand-manage-deeds = (Grundstücke)
trade = Handeln
hand-none = Noch keine Grundstücke.
hand-you-watch = Du siehst zu: alles, was alle sehen dürfen, und keine Geheimnisse.
hud-bank = Bank: { $pieces }
hud-pot = Auf Frei Parken liegen { $sum }
log-taken-back = { $name } hat einen Zug zurückgenommen; alle waren einverstanden.
log-title = Protokoll
log-only-mine = nur meins
log-label = Was geschehen ist
log-why = warum?
log-earlier = Früheres
trade-gives = { $name } gibt
tab-now = Jetzt
tab-board = Plan
tab-deeds = Besitz
tabs = Ansichten
player-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
player-winner = Sieger
player-deciding = überlegt
player-in-jail = im Gefängnis
player-away = weg, ein Bot spielt
player-bot = Bot
player-reconnecting = verbindet sich
player-you = du
player-worth = Wert { $sum }
player-show = Zeigen
player-with = mit { $name }
shape-circle = Kreis
shape-square = Quadrat
shape-triangle = Dreieck
shape-diamond = Raute
shape-star = Stern
shape-hexagon = Sechseck
shape-cross = Kreuz
shape-drop = Tropfen
prompt-label = Die Frage auf dem Tisch
prompt-bot-sits = Ein Bot hält deinen Platz warm.
prompt-back = Meinen Platz zurück
key-space = Leertaste
prompt-also = Auch gefragt: { $names }
prompt-patience = bevor ein Bot einspringt
prompt-paused = Das Spiel macht Pause.
prompt-moment = Einen Moment …
rule-page = [Anleitung { $page }]
rule-ours = unsere Entscheidung
strip-label = Die Felder um deine Figur
vote-pause = { $names } { $count ->
    [one] möchte
   *[other] möchten
} eine Pause
vote-resume = { $names } { $count ->
    [one] möchte
   *[other] möchten
} weiterspielen
vote-replace = { $names } { $count ->
    [one] möchte
   *[other] möchten
} Bots für die spielen lassen, die weg sind
vote-end = { $names } { $count ->
    [one] möchte
   *[other] möchten
} das Spiel beenden
vote-take-back = Zurücknehmen
chat-title = Was geschrieben wurde
chat-write = An den Tisch schreiben
chat-send = Senden
chat-mute = { $name } stumm schalten
chat-unread = neu
back-title = Zurücknehmen
back-asks = { $name } möchte zurücknehmen:
back-seen = Es wurde schon gesehen: alle müssen zustimmen, und die Würfel fallen wieder genauso.
back-waits = der Tisch entscheidet
back-no = Nein
back-withdraw = Doch nicht
vote-agree = Zustimmen
vote-go-on = Weiter
why-can = Das geht jetzt.
why-not = Warum nicht?
api-silent = Der Server antwortet nicht. Läuft er noch?
api-refused = Der Server hat abgelehnt ({ $status }).
free-parking = Frei Parken
the-bank = die Bank
room-cannot = Dieser Raum lässt sich nicht zeigen.
# Eine Summe wird nie zwischen Zahl und Zeichen umbrochen.
money = { $sign }{ $figure }{ "\u00A0" }{ $currency }
money-short = { $sign }{ $figure }{ "\u00A0" }{ $unit ->
    [million] Mio.
   *[thousand] Tsd.
}{ "\u00A0" }{ $currency }
short-o-hare-international-airport = O’Hare
short-los-angeles-international-airport = Flughafen L.A.
short-john-f-kennedy-international-airport = J. F. Kennedy
short-hartsfield-jackson-atlanta-international-airport = Flughafen Atlanta
short-cell-phone-service-provider = Mobilfunk
short-internet-service-provider = Internet
short-interest-on-credit-card-debt = Kartenzinsen
short-income-tax = Einkommen{"\u00AD"}steuer
short-industry-tax = Industrie{"\u00AD"}steuer
short-planning-permission = Bau{"\u00AD"}genehmigung
short-driftwood-cove = Treibholz{"\u00AD"}bucht
short-emerald-lagoon = Smaragd{"\u00AD"}lagune
short-firefly-ridge = Glüh{"\u00AD"}würmchen{"\u00AD"}grat
short-glass-bottom-ferry = Glasboden{"\u00AD"}fähre
short-moonlight-beach = Mondschein{"\u00AD"}strand
short-orchid-terrace = Orchideen{"\u00AD"}terrasse
short-rainforest-canopy = Regenwald{"\u00AD"}dach
short-starfish-strand = Seestern{"\u00AD"}strand
short-sweetwater-springs = Süßwasser{"\u00AD"}quelle
short-windmill-ridge = Windmühlen{"\u00AD"}grat
short-millionaire-lifestyle = Millionärs{"\u00AD"}leben
short-showtime-boulevard = Show{"\u00AD"}boulevard
short-parrot-perch = Papageien{"\u00AD"}ast
short-community-chest = Gemein{"\u00AD"}schaft
short-banana-boat-line = Bananen{"\u00AD"}boot-Linie
