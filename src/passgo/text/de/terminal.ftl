# Der Tisch im Terminal. Befehle sind in allen Sprachen dieselben.

terminal-between = Zwischen den Zügen. Enter lässt die anderen weitermachen; du kannst auch
terminal-all-may-look = Jetzt dürfen wieder alle hinsehen.
terminal-curtain = Gib die Tastatur an { $name }. Sonst schaut jetzt niemand hin.
terminal-curtain-blind = Gib die Tastatur an { $name }. Sonst schaut jetzt niemand hin; was getippt wird, ist nicht zu sehen.
terminal-ready = { $name }, drück Enter, wenn du so weit bist{ " " }
terminal-only-you = Das siehst nur du: { $card }
terminal-choose = Bitte wähle: tipp eine Nummer, oder help.
terminal-really-give-up = Damit ist das Spiel für dich vorbei. Tipp yes, um aufzugeben{ " " }
terminal-not-understood = { $typed } ist nicht zu verstehen. Tipp eine Nummer aus dem Menü, oder help.
terminal-refused = { $refusal } Tipp ? für die Regel.
terminal-pause-is = Zwischen den Zügen wirst du gefragt: { $when }.
terminal-pause-can-be = pause kann { LIST($known) } sein; jetzt ist es { $now }.
terminal-no-cards = Du hast keine Karte, die nur du lesen darfst.
terminal-nothing-refused = Nichts wurde abgelehnt. Frag zum Beispiel `why { $example }` oder `rules { $clause }`; help zeigt alles.
terminal-board-is-there = board zeigt den Spielplan
terminal-round = Runde { $round } · { $bank }
terminal-question = { $name }:{ " " }
terminal-player-bot = { $name } ({ $bot })
terminal-enter = (Enter)
terminal-and = Dazu
terminal-more = (more zeigt alles)
terminal-swap-one = spiel eine Karte: tausch eines deiner Grundstücke gegen ein fremdes
terminal-offer-one = jemandem einen Handel anbieten
terminal-type-a-bid = oder tipp ein Gebot von { $low } bis { $high }, etwa 1,2M, 500k oder 1.250.000

terminal-kept-cards = { $count ->
    [one] +{ $count } Karte
   *[other] +{ $count } Karten
}
terminal-has = { $name } hat { $cash } in bar und ist insgesamt { $worth } wert.
terminal-group = { $group }, { $share }: { $deeds }
terminal-deed-built = { $deed }, { $built }
terminal-deed-mortgaged = { $deed }, beliehen für { $money }
terminal-deed-rent = { $deed }, Miete { $money }
terminal-deed-dice = { $deed }, Miete nach den Würfeln
terminal-nobody-can-own = Dieses Feld kann niemandem gehören.
terminal-price-bank = Preis { $price }, Hypothek { $loan }. Die Bank hat es.
terminal-price-owned = Preis { $price }, Hypothek { $loan }. Es gehört { $owner }: { $deed }.
terminal-rents-houses = Miete { $site }; { $pieces } { LIST($houses) }; { $hotel_piece } { $hotel }. { $piece } kostet { $price }.
terminal-rents-fleet = Miete für eines, zwei und mehr der Gruppe: { LIST($rents) }.
terminal-rents-dice = Miete für eines, zwei und mehr der Gruppe: { LIST($rents) } mal Augenzahl.
terminal-rent-now = Jetzt: { $rent }.
terminal-rent-line = { $owner }: { $space }, { $rent }.
terminal-nobody-owns = Noch gehört niemandem etwas.

terminal-offer-give = Was gibst du?
terminal-offer-want = Was willst du von { $name }?
terminal-offer-none = Es gibt kein Angebot.
terminal-offer-whom = Mit wem?
terminal-offer-whom-how = Eine Nummer oder ein Name, Enter für niemanden
terminal-offer-only-money = { $question } { $name } hat nichts als Geld.
terminal-offer-things-how = Nummern oder Namen mit Komma dazwischen, Enter für nichts, q hört auf
terminal-offer-one-please = Bitte ein Name oder eine Nummer.
terminal-offer-money = Geld: eine Summe, die du dazugibst (500k), eine, die du verlangst (ask 500k), Enter für keine
terminal-offer-make = Dieses Angebot machen? y oder n
terminal-mortgaged = beliehen
terminal-no-sum = { $typed } ist keine Summe; schreib 1,2M, 500k oder 500.000.
terminal-no-sum-nothing = „Nichts“ ist keine Summe; schreib 1,2M, 500k oder 500.000.
terminal-deal-not-now = { $name } könnte das jetzt nicht annehmen.
terminal-deal-then = Dann hat { $name } { $money } in bar.
terminal-deal-then-groups = Dann hat { $name } { $money } in bar und alles von { AND($groups) }.
terminal-deal-interest = Zinsen an die Bank: { $money }.
terminal-list-no-number = Eine Nummer { $number } steht nicht in der Liste.
terminal-list-many = { $typed } passt auf mehrere.
terminal-list-none = { $typed } steht nicht in der Liste.
terminal-swap-want = Was willst du für { $space }?
terminal-swap-how = Eine Nummer oder ein Name, Enter hört auf
terminal-swap-none = Nichts wird getauscht.
terminal-swap-of = { $space } ({ $owner })

terminal-which = Was davon: { $lines }?
terminal-which-more = Was davon: { $lines } und { $more } weitere?
terminal-fits-nothing = Nichts, was jetzt möglich ist, passt zu { $typed }.
terminal-which-property = Welches? Schreib den Namen eines Grundstücks dazu, etwa `build { $property }`.
terminal-no-number = { $typed } ist keine Zahl, die gemeint sein kann.
terminal-no-space-number = Ein Feld { $number } gibt es nicht; sie gehen von 0 bis { $last }.
terminal-no-space-name = Ein Feld namens { $typed } gibt es auf diesem Spielplan nicht.
terminal-which-space = Welches { $typed }: { LIST($names) }?
terminal-nothing-typed = „Nichts“

terminal-why-what = Frag nach etwas, das man tun kann, etwa `why { $example }`; { $typed } ist nicht zu verstehen.
terminal-why-nothing = Nichts steht im Weg: { $action }.
terminal-rulebook = Das Regelbuch hat { $count ->
    [one] { $count } Absatz
   *[other] { $count } Absätze
}: { LIST($headings) }. Tipp rules und einen Absatz oder ein Wort: rules { $clause }, rules auction.
terminal-and-more = ... und { $count } weitere.

terminal-undo-not-yours = Zurücknehmen lässt sich nur deine eigene letzte Handlung, und nur, solange sonst nichts geschehen ist.
terminal-undo-sealed = Ein verdecktes Gebot lässt sich nicht zurücknehmen.
terminal-undo-secret = Das hat verändert, was nur manche wissen dürfen: Es lässt sich nicht zurücknehmen.
terminal-undone = { $name } nimmt zurück: { $action }.

help-number = eine Nummer
    .says = sagt diese Zeile; Enter allein sagt die mit (Enter)
help-bid = 1,2M  500k  500.000
    .says = ein Gebot, solange versteigert wird; auch bid 1,2M
help-build = { $example }
    .says = mit Namen: build, sell, sell all, mortgage, redeem, claim ...
help-own = und hier
    .says = { LIST($verbs) }
help-offer = offer
    .says = ein Handel, Schritt für Schritt, mit einem Blick vorher
help-why = why { $example }
    .says = warum es nicht geht, mit dem Absatz des Regelbuchs
help-refused = ?
    .says = die Regel hinter der letzten Ablehnung
help-rules = rules { $clause }
    .says = ein Absatz; rules auction: alle Absätze mit diesem Wort
help-board = board, log
    .says = der Spielplan; was geschah (log all: von Anfang an)
help-deeds = deeds, deeds Ada
    .says = dein Besitz, oder der von jemandem; deeds all
help-show = show { $property }
    .says = die Besitzkarte eines Feldes, und warum seine Miete so hoch ist
help-rents = rents
    .says = wer womit was verdient, das Teuerste zuerst
help-cards = cards
    .says = deine Karten, die sonst niemand lesen darf
help-undo = undo
    .says = nimmt deine letzte Handlung zurück, wenn seither nichts geschah
help-pause = pause always
    .says = zwischen allen Zügen gefragt werden; auch: useful, never
help-menu = menu, more
    .says = alles noch einmal; das ganze Menü, wo es gekürzt war
help-quit = quit
    .says = speichert und geht; passgo play --resume macht weiter

final-title = { $edition }: nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
final-player = Spieler
final-cash = Bargeld
final-deeds = Grundstücke
final-wins = gewinnt
final-won = { AND($names) } { $count ->
    [one] gewinnt
   *[other] gewinnen
}: { $ending }.
final-nobody = Niemand gewinnt: { $ending }.
final-record = Die Aufzeichnung liegt in { $path } (Seed { $seed }).
final-replay = passgo replay { $path } geht sie durch; passgo verify prüft sie.

play-keeps = Ein fortgesetztes Spiel behält Ausgabe, Spieler, Seed und Datei: --resume geht nur mit --no-clock und --plain.
play-is-over = Das Spiel in { $path } ist zu Ende: passgo replay { $path } zeigt es.
play-no-seed = { $path } hat keinen Seed: Gewürfelt wurde anderswo, darum lässt es sich ansehen, aber nicht fortsetzen.
play-go-on = passgo play --resume macht damit weiter
play-go-on-file = passgo play --resume { $path } macht damit weiter
play-saved = Das Spiel ist gespeichert in { $path }; { $how }.
play-interrupted = unterbrochen; das Spiel ist gespeichert in { $path }, und { $how }.
play-table = { $edition }{ $options }. { $count } Spieler: { LIST($players) }.
play-saved-in = Gespeichert in { $path }. help zeigt die Hilfe, board den Spielplan.
play-too-many-games = In { $folder } liegen zu viele Spiele.
play-none-unfinished = In { $folder } liegt kein unfertiges Spiel: nenn eine Datei mit --resume FILE.
play-elsewhere = { $path } wird in einem anderen Terminal gespielt.
play-already-there = { $path } gibt es schon: --resume { $path } macht damit weiter, --save will einen neuen Namen.
play-cannot-save = Das Spiel kann nicht in { $path } gespeichert werden: { $why }.
play-cannot-write = In { $path } lässt sich nicht mehr schreiben: { $why }. Alles davor steht darin.
play-too-many-people = Es gibt { $count } Menschen für { $seats } Plätze.
play-far-too-many = { $count } Menschen sind zu viele.
play-bad-name = Ein Name hat 1 bis { $longest } Zeichen, die sich zeigen lassen; { $name } hat sie nicht.
play-same-name = Zwei Menschen an einem Tisch können nicht gleich heißen.
play-player = Spieler { $number }
play-bot = Bot { $number }
play-bots-unreadable = Die Bots sind nicht zu lesen.
play-bot-unknown = Es gibt keinen Bot { $name }; es gibt: { $known }.

use-one-edition = Eine Ausgabe genügt, hier stehen aber { $count }: { $names }.
use-no-edition = Es gibt keine Ausgabe { $name }; es gibt: { $known }.
use-no-option = { $near ->
    [none] Es gibt keine Option { $name }; es gibt: { $known }.
   *[other] Es gibt keine Option { $name } (meintest du { $near }?); es gibt: { $known }.
}
use-option-value = { $name } kann nicht { $value } sein; möglich ist: { $choices }.
use-from-to = { $least } bis { $most }
use-no-bot = { $near ->
    [none] Es gibt keinen Bot { $name }; es gibt: { $known }.
   *[other] Es gibt keinen Bot { $name } (meintest du { $near }?); es gibt: { $known }.
}
use-bot-not-here = Der Bot { $name } ist keine Spielweise der Regeln, darum spielt er in keiner Simulation: `passgo play` hat ihn, und `make arena` spielt Reihen mit ihm. Hier gibt es: { $known }.
use-bot-names = --bots will Namen mit Kommas dazwischen; es gibt: { $known }.
use-too-many-bots = Es gibt { $count } Bots für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}.
use-seed = Ein Seed ist eine ganze Zahl von 0 bis { $most }, nicht { $value }.
use-players = { $edition } ist für { $fewest } bis { $most } Spieler, nicht für { $count }.
use-range = { $name } muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
use-no-seat = Es gibt keinen Platz { $seat }; es gibt { $count }.
use-inputs = Das Spiel hat { $count ->
    [one] { $count } Eingabe
   *[other] { $count } Eingaben
}, also geht --at von 0 bis { $count }.

replay-keys = Enter oder n: weiter, p: zurück, t: nächster Zug, b: der Spielplan, eine Zahl: dieser Schritt, q: Schluss
replay-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}. { replay-keys }.
replay-nowhere = { $typed } führt nirgends hin. { replay-keys }.
replay-no-more = In dieser Richtung kommt nichts mehr.
replay-step = Schritt { $number }: { $said }
replay-beginning = der Anfang
help-hint = hint, odds
    .says = was du jetzt sagen könntest und warum; wer gewinnt, soweit du es wissen darfst
help-worth = worth, fair
    .says = ist das Angebot auf dem Tisch gut für dich, oder eines von dir, etwa worth to=ada want={ $deed } money=1,2M; ein Handel, bei dem beide gewinnen

# An einem echten Tisch.
terminal-toss-dice = Tippe, was die Würfel zeigen, etwa 3 5, oder draw, dann würfelt das Spiel; undo, redo und set gehen auch hier.
terminal-toss-number = Tippe eine Zahl von 1 bis { $count }, oder draw, dann zieht das Spiel; undo, redo und set gehen auch hier.
terminal-undone-last = Zurückgenommen: { $what }
terminal-redone = Noch einmal gesagt: { $what }
terminal-answered = { $name }: { $action }.
terminal-set-what = Setzen lässt sich: { LIST($known) }.
terminal-set-how = Nach { $word } kommt, mit Kommas getrennt: { LIST($fields) }.
terminal-no-player = { $typed } spielt nicht mit; es gibt { LIST($names) }.
terminal-no-card-named = Eine Karte { $typed } gibt es nicht.
terminal-another-how = Was eine andere Karte sagen kann: { LIST($known) }.
play-dice-or-seed = Echte Würfel haben keinen Startwert: lass eines von beiden weg.

# Pläne der eigenen Schachtel.
own-no-edition = Eine Ausgabe { $key } gibt es nicht; es gibt: { LIST($known) }.
own-not-toml = Ein eigener Plan ist eine .toml-Datei, und { $file } ist keine.
own-there-already = { $path } gibt es schon, und nichts wurde geschrieben.
own-cannot-write = Der Plan lässt sich nicht nach { $path } schreiben: { $why }.
own-head = { $title } mit den Zahlen eurer eigenen Schachtel: ändert Namen, Preise und Mieten in das, was auf euren Karten steht.
own-written = { $path } enthält den Plan von { $title }. Tragt ein, was auf euren Karten steht, dann: passgo edition check { $path }, und passgo play { $path } --dice table.
