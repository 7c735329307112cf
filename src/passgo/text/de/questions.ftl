# Was gefragt ist: "question-", wie es dem Spieler gestellt wird; "asked-", wie die anderen es lesen ("Ada soll ...").

asked = { AND($names) } { $count ->
    [one] soll
   *[other] sollen
} { $what }.
asked-you = Du sollst { $what }.
asked-turn = würfeln
asked-buy = { $space } kaufen oder versteigern lassen
asked-raise = { $money } auftreiben
asked-tax = entscheiden, wie die Einkommensteuer bezahlt wird
asked-lift = entscheiden, ob die Hypothek auf { $space } jetzt abgelöst wird
asked-wants = sagen, wie viele Gebäude gekauft werden
asked-place = das ersteigerte Gebäude setzen
asked-review = auf ein Angebot antworten
asked-open-auction = auf { $lot } bieten oder passen (Höchstgebot { $money })
asked-timed-auction = auf { $lot } bieten (Höchstgebot { $money })
asked-sealed-auction = geheim auf { $lot } bieten

question-over = Das Spiel ist zu Ende.
question-wait = Gefragt ist { AND($names) }; Geschäfte kannst du inzwischen machen.
question-wait-chance = Jetzt spricht der Zufall. Geschäfte kannst du inzwischen machen.
question-any = Was sagst du?
question-time-up = { $question } Die Zeit ist um: Das Spiel endet nach diesem Zug.
question-clock = Die Uhr läuft.
question-turn = Du bist am Zug.
question-turn-again = Du bist am Zug. Ein Pasch: Du würfelst noch einmal.
question-turn-in-jail = Du bist am Zug, zum { $tries }. Mal im Gefängnis.
question-buy = { $space } gehört niemandem. Es kostet { $price }.
question-buy-short = { $space } gehört niemandem. Es kostet { $price }, mehr als dein Bargeld.
question-raise = Du musst { $owed } an { $to } zahlen und hast { $cash }.
question-raise-hopeless = { question-raise } Auftreiben könntest du höchstens { $means }: Nur ein Handel kann dich retten.
question-raise-missing = { question-raise } Es fehlen { $missing }: verkaufe, beleihe oder handle.
question-raise-mortgage = { question-raise } Es fehlen { $missing }: beleihe oder handle.
question-auction = Auktion um { $lot }. Noch kein Gebot.
question-auction-led = Auktion um { $lot }. { $leader } führt mit { $money }.
question-sealed = Verdeckte Auktion um { $lot }. Niemand sieht dein Gebot, bevor alle eines abgegeben haben.
question-sealed-printed = Verdeckte Auktion um { $lot }, gedruckter Preis { $price }. Niemand sieht dein Gebot, bevor alle eines abgegeben haben.
question-tax = Einkommensteuer: eine feste Summe oder ein Teil von allem, was du hast.
question-wants = Vielleicht reichen sie nicht für alle: Wie viele { $pieces } würdest du kaufen?
question-place = Du hast { $lot } für { $money } ersteigert. Wohin damit?
question-lift = { $space } gehört jetzt dir, mit Hypothek. Der Kredit lässt sich gleich tilgen.
question-lift-interest = { $space } gehört jetzt dir, mit Hypothek. Die Zinsen sind bezahlt; der Kredit lässt sich gleich tilgen.
question-stop = Soll das Spiel hier enden und alles gezählt werden? Alle müssen zustimmen.
asked-limit = entscheiden, ob ein Ende festgesetzt wird
question-limit = Seit { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} hat niemand gehandelt. Soll das Spiel in { $more ->
    [one] { $more } Runde
   *[other] { $more } Runden
} enden und alles gezählt werden? Alle müssen zustimmen.
asked-stop = entscheiden, ob das Spiel endet und gezählt wird
