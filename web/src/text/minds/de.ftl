# Was die Seiten zu Chancen, Tipps, Geschäften und zum Rückblick sagen; geholt, wo ein Tisch sie hat.

odds-title = Gewinnchancen
odds-short = Chancen
odds-of = { $name }: { $odds } % ± { $error }
odds-mine = meine Sicht
odds-all = Sicht aller
advice-ask = Was würdest du tun?
advice-thinking = Denkt nach …
advice-gain = { $gain } ± { $error } Punkte besser als { $than ->
    [usual] die übliche Antwort
   *[next] das Nächstbeste
}
advice-close = etwa so gut wie { $than ->
    [usual] die übliche Antwort
   *[next] das Nächstbeste
} (± { $error })
advice-other = { $text }: { $points } ± { $error }
advice-do = Mach das
advice-away = Weglegen
worth-ask = Ist das gut für mich?
worth-find = Finde einen fairen Handel
worth-good = Gut für dich
worth-bad = Schlecht für dich
worth-even = Für dich etwa ausgeglichen
worth-side = { $name } { $points } ± { $error }
review-title = Das Spiel, noch einmal angesehen
review-back = Zurück zum Tisch
review-begins = Das Spiel wird angesehen …
review-waiting = { $count ->
    [one] Ein Spieler wird noch angesehen …
   *[other] { $count } Spieler werden noch angesehen …
}
review-curve = Chancen im Verlauf
review-graph = Gewinnchancen, Zug um Zug. Am Ende: { $last }
review-axis = Gewinnchancen in %, nach Runden. Ein Punkt ist ein Wendepunkt.
review-dot = { $name }, Runde { $round }: { $change } Punkte
review-whose = Wessen Spiel
review-everybody = Alle
review-accuracy = Genauigkeit
review-percent = { $percent } %
review-decisions = Entscheidungen
review-lost = Durch Fehler verloren
review-luck = Glück
review-own = Eigene Antworten
review-others = Die anderen
review-skipped = { $weighed } von { $all } Antworten wurden in der Zeit gewogen.
review-turnings = Wendepunkte
review-round = Runde { $round }
review-parts = Glück { $luck }, selbst { $own }, andere { $others }
review-mistakes = Fehler
review-loss = ({ $loss } ± { $error })
review-all = Alle { $count } zeigen
review-no-mistakes = Keine Antwort ist nachweislich schlechter als eine andere.
review-missed = Geschäfte, die niemand vorschlug
review-both = (selbst { $mine }, { $other } { $theirs })
review-how = Alle Zahlen sind Punkte von hundert. Was Würfel und Karten ändern, ist Glück; was eine Antwort ändert, gehört dem, der sie gab. Ein Fehler wird nur genannt, wenn eine andere Antwort um mehr als zwei Standardfehler besser ist.
