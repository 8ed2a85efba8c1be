extension DateWords {
  /// The names of the months, full and short, in English, German, French, Spanish, Italian, Portuguese and Dutch, and in
  /// the Slavic languages, in the nominative and the genitive.
  ///
  /// Croatian names are missing, because `listopad` is October in Croatian and November in Czech and Polish.
  private static let monthSpellings: [String] = [
    """
    jan january januar jänner janvier janv enero ene gennaio gen janeiro januari
    leden ledna január januára januara styczeń stycznia styczen sty
    январь января янв січень січня студзень студзеня януари јануар јануара јануари
    """,
    """
    feb february februar feber février fevrier févr fevr fév fev febrero febbraio fevereiro februari
    únor února unor unora február februára februara luty lutego lut
    февраль февраля фев лютий лютого люты лютага февруари фебруар фебруара
    """,
    """
    mar march märz maerz mrz mär mars marzo março marco maart mrt
    březen března brezen brezna marec marca marzec mart marta
    март марта мар березень березня сакавік сакавіка
    """,
    """
    apr april avril avr abril abr aprile
    duben dubna apríl apríla aprila kwiecień kwietnia kwiecien kwi
    апрель апреля апр квітень квітня красавік красавіка април априла
    """,
    """
    may mai mayo maggio mag maio mei
    květen května kveten kvetna máj mája maj maja
    май мая травень травня мај маја
    """,
    """
    jun june juni juin junio giugno giu junho
    červen června cerven cervna jún júna juna junij junija czerwiec czerwca cze
    июнь июня июн червень червня чэрвень чэрвеня юни јун јуна јуни
    """,
    """
    jul july juli juillet juil julio luglio lug julho
    červenec července cervenec cervence júl júla jula julij julija lipiec lipca lip
    июль июля июл липень липня ліпень ліпеня юли јул јула јули
    """,
    """
    aug august août aout agosto ago augustus
    srpen srpna augusta avgust avgusta sierpień sierpnia sierpien sie
    август августа авг серпень серпня жнівень жніўня
    """,
    """
    sep sept september septembre septiembre setiembre settembre set setembro
    září zari septembra septembar wrzesień września wrzesien wrzesnia wrz
    сентябрь сентября сен сент вересень вересня верасень верасня септември септембар септембра
    """,
    """
    oct october oktober okt octobre octubre ottobre ott outubro out
    říjen října rijen rijna október októbra oktobra oktobar październik października pazdziernik pazdziernika paź
    октябрь октября окт жовтень жовтня кастрычнік кастрычніка октомври октобар октобра
    """,
    """
    nov november novembre noviembre novembro
    listopad listopadu listopada novembra novembar
    ноябрь ноября ноя нояб листопад листопада лістапад лістапада ноември новембар новембра
    """,
    """
    dec december dezember dez décembre decembre déc diciembre dic dicembre dezembro
    prosinec prosince decembra decembar grudzień grudnia grudzien gru
    декабрь декабря дек грудень грудня снежань снежня декември децембар децембра
    """,
  ]

  private static let monthIndex: [String: Int] = Dictionary(
    monthSpellings.enumerated().flatMap { index, names in
      names.split(whereSeparator: \.isWhitespace).map { (String($0), index + 1) }
    },
    uniquingKeysWith: { first, _ in first })

  /// The number of a month, 1 to 12; `nil` for other words.
  ///
  /// - Parameter word: In lower case.
  package static func monthName(_ word: String) -> Int? { monthIndex[word] }
}
