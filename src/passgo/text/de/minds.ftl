# Was die Köpfe sagen: Chancen, Tipps und ihr Grund, was ein Handel wert ist, ein Spiel noch einmal angesehen.

odds-share = { $odds } % ± { $error }
odds-line = Gewinnchancen: { LIST($shares) }.
odds-of = { $name } { $share }
odds-player = Spieler
odds-title = Gewinnchancen
odds-after = Nach { $count ->
    [one] { $count } Eingabe
   *[other] { $count } Eingaben
}, Runde { $round }
odds-written = Geschrieben nach { $file }.

advice-one = { $action }: { $why }.
advice-more = { $action }: { $why } ({ $gain } ± { $error } Punkte gegenüber { $than ->
    [usual] der üblichen Antwort
   *[next] der nächstbesten
 }).
advice-level = { $action }: { $why } (keine andere Antwort ist nachweislich besser).
advice-off = An diesem Tisch wird ohne Tipps gespielt.
advice-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu raten.
advice-not-asked = Du wirst gerade nichts gefragt.
advice-no-offer = Auf dem Tisch liegt kein Angebot.
advice-no-deal = Einem solchen Angebot könnte jetzt niemand zustimmen.
advice-may-not-offer = Du kannst gerade keinen Handel anbieten.
advice-not-yours = Dieser Handel ist zwischen anderen.
advice-none-found = Zurzeit ist kein Handel zu finden, bei dem beide Seiten gewinnen.
advice-none-in-time = In der Zeit, die da war, ist kein Handel gefunden worden, bei dem sicher beide Seiten gewinnen.
advice-no-time = Ganz ohne Zeit lässt sich nichts denken: Gib wenigstens einen Augenblick, eine Zukunft und einen Kern.

worth-points = { $name } { $points } ± { $error }
worth-line = Gewinnpunkte: { LIST($parts) }. { $verdict }
worth-good = Dieser Handel ist gut für dich.
worth-bad = Dieser Handel ist schlecht für dich.
worth-even = Dieser Handel ändert für dich kaum etwas.

because-completes-mine = damit hast du { $group } vollständig
because-too-dear = selbst um { $group } zu vervollständigen, ist es jetzt zu teuer
because-completes-theirs = sonst hat { $name } vielleicht { $group } vollständig
because-cannot-stop = { $name } hätte damit { $group } vollständig, doch es zu verhindern kostet dich mehr
because-deed = ein Grundstück bringt von jetzt an Miete, und etwas zum Tauschen
because-cash = das Geld nützt dir mehr als dieses Grundstück
because-group = seine Gruppe
because-rent = auf { $space } zu landen kostet dann { $after } statt { $before }
because-next = die Miete auf { $space } steigt erst mit dem nächsten Haus, und dazu braucht es dieses
because-deal-good = der Handel bringt dir mehr, als er kostet
because-deal-bad = der Handel kostet dich mehr, als er bringt
because-deal-unsure = dass der Handel dir etwas bringt, ist nicht erwiesen
because-jail-stay = im Gefängnis ist keine Miete fällig
because-jail-leave = draußen ist noch etwas zu holen
because-roll = nichts, was du jetzt bauen oder tauschen könntest, ist seinen Preis wert
because-missed-least = das fehlt dir am wenigsten
because-both-gain = ihr gewinnt beide dabei, und { $name } sieht das vielleicht auch so
because-you-gain = du gewinnst dabei, und { $name } geht vielleicht trotzdem darauf ein
because-only = es gibt nichts anderes zu wählen
because-settled = dann ist die Schuld bezahlt, und alles andere bleibt dir
because-lift = dann bringt es wieder Miete und kostet keine Zinsen mehr
because-cash-needed = das Geld ist dir jetzt mehr wert
because-done = nichts weiter ist jetzt seinen Preis wert
because-raises = damit zahlen andere dort mehr
because-redeemed = dann bringt es wieder Miete
because-not-enough = nichts, was du noch hast, reicht aus
because-not-enough-cash = dafür reicht dein Geld nicht
because-saves = du sparst, was du sonst zahlen müsstest
because-later = die Karte ist dir später mehr wert
because-place = dort stehst du jetzt am besten
because-cheaper = es kostet dich weniger
because-claim = Miete, die niemand rechtzeitig verlangt, ist verloren
because-endless = das Spiel dreht sich im Kreis
because-stop = wird jetzt gezählt, stehen deine Chancen am besten
because-limit = ein absehbares Ende kommt dir gelegen
because-go-on = wenn es weitergeht, ist mehr zu gewinnen
because-habit = wer Erfahrung hat, würde das auch sagen
because-best = von allen Antworten führt sie in die beste Zukunft

net-own = Eigene Pläne haben kein Netz: Auf { $edition } spielen die Bots ohne.
net-none = Für { $edition } gibt es keine Gewichte: Die Bots spielen dort ohne Netz. `make train` macht welche.
net-unreadable = Die Gewichte von { $edition } sind nicht lesbar: Die Bots spielen dort ohne Netz. `make train` macht neue.
net-other-shape = Die Gewichte von { $edition } sind für ein Netz der Form { $shape }, nicht { $wanted }: Die Bots spielen dort ohne Netz. `make train` macht passende.
net-other-edition = Die Gewichte von { $edition } sind die von { $other }: Die Bots spielen dort ohne Netz. `make train` macht passende.
net-damaged = Die Gewichte von { $edition } sind beschädigt: Die Bots spielen dort ohne Netz. `make train` ersetzt sie.
net-other-rules = Die Gewichte von { $edition } wurden mit anderen Regeln trainiert: Die Bots spielen dort ohne Netz. `make train` passt sie an.

review-title = Ein Spiel im Rückblick
review-graph = Gewinnchancen, Zug um Zug
review-won = Gewonnen von { LIST($names) }, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}.
review-not-won = Niemand hat gewonnen, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}.
review-not-over = Noch nicht zu Ende gespielt, bisher { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}.
review-seat = { $name }: { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}, Genauigkeit { $accuracy } %, { $lost ->
    [one] { $lost } Punkt
   *[other] { $lost } Punkte
} durch Fehler verloren.
review-seat-none = { $name }: nichts zu entscheiden, also nichts zu beurteilen.
review-seat-unweighed = { $name }: keine Entscheidung wurde gewogen.
review-sums = Glück { $luck }, eigene Antworten { $own }, die anderen { $others } Punkte.
review-mistake = Runde { $round }: { $said }. Besser: { $better } ({ $loss } ± { $error } Punkte).
review-turning = Wendepunkt, Runde { $round }: { $change } Punkte; Glück { $luck }, eigene Antworten { $own }, die anderen { $others }.
review-missed = Nie vorgeschlagen, Runde { $round }: { $offer } (du { $mine }, { $name } { $theirs } Punkte).
review-cut = Nicht alle Antworten wurden gewogen: { $weighed } von { $all }.
