import OpenChartsTables

/// The order of names by their meaning: months, seasons, sizes, levels, answers, and names that begin with a number,
/// such as ranges.
enum NaturalOrder {
  /// Names in their order, each with its spellings in English, German, French, Spanish, Italian and Portuguese. The
  /// months are in `DateWords`.
  private struct Scale {
    var ranks: [String: Int] = [:]
    /// Whether the last name is followed by the first one.
    var isCyclic = false

    init(_ names: [String], isCyclic: Bool = false) {
      self.isCyclic = isCyclic
      for (rank, spellings) in names.enumerated() {
        for spelling in spellings.split(separator: "|") { ranks[String(spelling)] = rank }
      }
    }
  }

  private static let weekdays = Scale(
    [
      "monday|mon|montag|mo|月|月曜|月曜日|lundi|lun|lunes|lunedì|segunda|segunda-feira|seg",
      "tuesday|tue|tues|dienstag|di|火|火曜|火曜日|mardi|mar|martes|martedì|terça|terça-feira|ter",
      "wednesday|wed|mittwoch|mi|水|水曜|水曜日|mercredi|mer|miércoles|mié|mercoledì|quarta|quarta-feira|qua",
      "thursday|thu|thur|thurs|donnerstag|do|木|木曜|木曜日|jeudi|jeu|jueves|jue|giovedì|gio|quinta|quinta-feira|qui",
      "friday|fri|freitag|fr|金|金曜|金曜日|vendredi|ven|viernes|vie|venerdì|sexta|sexta-feira|sex",
      "saturday|sat|samstag|sonnabend|sa|土|土曜|土曜日|samedi|sam|sábado|sáb|sabato|sab",
      "sunday|sun|sonntag|so|日|日曜|日曜日|dimanche|dim|domingo|dom|domenica",
    ], isCyclic: true)

  private static let scales: [Scale] = [
    weekdays,
    Scale([
      "xxxs|3xs", "xxs|2xs", "xs|extra small", "s|small|klein|petit|pequeño|piccolo|pequeno",
      "m|medium|mittel|moyen|mediano|medio|médio", "l|large|groß|grand|grande", "xl|extra large", "xxl|2xl",
      "xxxl|3xl", "xxxxl|4xl",
    ]),
    Scale([
      "none|keine|aucun|ninguno|nessuno|nenhum",
      "very low|sehr niedrig|très faible|muy bajo|molto basso|muito baixo",
      "low|niedrig|gering|faible|bajo|basso|baixo",
      "medium|moderate|middle|mid|mittel|moyen|medio|médio|moderado|moderato|modéré",
      "high|hoch|élevé|fort|alto", "very high|sehr hoch|très élevé|muy alto|molto alto|muito alto",
      "critical|kritisch|critique|crítico|critico",
    ]),
    Scale([
      "strongly disagree|stimme überhaupt nicht zu|pas du tout d'accord|totalmente en desacuerdo"
        + "|fortemente in disaccordo|discordo totalmente",
      "disagree|stimme nicht zu|pas d'accord|en desacuerdo|in disaccordo|discordo",
      "somewhat disagree|slightly disagree|stimme eher nicht zu|plutôt pas d'accord",
      "neutral|neither agree nor disagree|neither|undecided|teils, teils|teils/teils|weder noch|neutre|ni d'accord"
        + " ni pas d'accord|neutro",
      "somewhat agree|slightly agree|stimme eher zu|plutôt d'accord",
      "agree|stimme zu|d'accord|de acuerdo|d'accordo|concordo",
      "strongly agree|stimme voll zu|stimme voll und ganz zu|tout à fait d'accord|totalmente de acuerdo"
        + "|fortemente d'accordo|concordo totalmente",
    ]),
    Scale([
      "very dissatisfied|very unsatisfied|sehr unzufrieden|très insatisfait|muy insatisfecho|molto insoddisfatto",
      "dissatisfied|unsatisfied|unzufrieden|insatisfait|insatisfecho|insoddisfatto|insatisfeito",
      "somewhat dissatisfied", "neutral|neither|neutre|neutro", "somewhat satisfied",
      "satisfied|zufrieden|satisfait|satisfecho|soddisfatto|satisfeito",
      "very satisfied|sehr zufrieden|très satisfait|muy satisfecho|molto soddisfatto|muito satisfeito",
    ]),
    Scale([
      "never|nie|jamais|nunca|mai", "rarely|seldom|selten|rarement|raramente",
      "sometimes|occasionally|manchmal|parfois|a veces|a volte|às vezes",
      "often|frequently|oft|häufig|souvent|a menudo|spesso|frequentemente", "usually|very often|meistens",
      "always|immer|toujours|siempre|sempre",
    ]),
    Scale([
      "terrible", "very poor|very bad|sehr schlecht|très mauvais|muy malo|pessimo|muito ruim",
      "poor|bad|schlecht|mauvais|malo|cattivo|ruim", "fair|average|okay|ok|mittel|moyen|regular|discreto",
      "good|gut|bon|bueno|buono|bom", "very good|sehr gut|très bon|muy bueno|molto buono|muito bom",
      "excellent|ausgezeichnet|excelente|eccellente|ottimo|ideal",
    ]),
    Scale(
      [
        "spring|frühling|frühjahr|printemps|primavera", "summer|sommer|été|verano|estate|verão",
        "autumn|fall|herbst|automne|otoño|autunno|outono", "winter|hiver|invierno|inverno",
      ], isCyclic: true),
    Scale(
      [
        "early morning", "morning|morgen|vormittag|matin|mañana|mattina|manhã",
        "noon|midday|mittag|midi|mediodía|mezzogiorno|meio-dia",
        "afternoon|nachmittag|après-midi|tarde|pomeriggio", "evening|abend|soir|sera",
        "night|nacht|nuit|noche|notte|noite",
      ], isCyclic: true),
    Scale([
      "first|premier|première|primero|primera|primo|prima|primeiro|primeira",
      "second|deuxième|segundo|segunda|secondo|seconda",
      "third|troisième|tercero|tercera|terzo|terza|terceiro|terceira",
      "fourth|quatrième|cuarto|cuarta|quarto|quarta", "fifth|cinquième|quinto|quinta",
      "sixth|sixième|sexto|sexta|sesto|sesta",
    ]),
    Scale([
      "no schooling|no formal education", "preschool|kindergarten",
      "primary|primary school|elementary|elementary school|some primary",
      "middle school|lower secondary|less than high school|some high school",
      "secondary|secondary school|high school|high school graduate|upper secondary",
      "some college|post-secondary", "associate|associate degree|associate's degree|associates",
      "bachelor|bachelors|bachelor's|bachelor degree|bachelor's degree|college|college graduate",
      "master|masters|master's|master degree|master's degree|graduate school|postgraduate",
      "doctorate|phd|doctoral|doctoral degree|professional or doctorate",
    ]),
    Scale([
      "very unlikely", "unlikely|unwahrscheinlich", "neutral|neither|undecided", "likely|wahrscheinlich",
      "very likely",
    ]),
  ]

  /// Names that have no position in an order. They come last.
  private static let unorderedNames: Set = [
    "other", "others", "unknown", "don't know", "dont know", "not sure", "no answer", "no opinion", "n/a",
    "prefer not to say", "refused", "sonstige", "andere", "unbekannt", "keine angabe", "weiß nicht", "autre",
    "autres", "otro", "otros", "altro", "altri", "outro", "outros",
  ]

  /// Sorts the codes of names by the natural order, if there is one; otherwise returns them unchanged.
  ///
  /// A table with one row per name is sorted only if its names are in alphabetical order, which is rarely intended for
  /// months. Any other order is probably intended. A descending order and a cycle with another start, such as a year
  /// from April to March, are never changed.
  ///
  /// - Parameter rowCount: The number of rows with these names.
  static func sorted(_ codes: [Int], _ names: [String], rowCount: Int) -> [Int] {
    guard (3...100).contains(codes.count) else { return codes }
    let texts = codes.map { normalized(names[$0]) }
    let isAlphabetical = zip(texts, texts.dropFirst()).allSatisfy { $0 <= $1 }
    guard isAlphabetical || rowCount >= codes.count * 2, let (ranks, isCyclic) = ranks(texts) else {
      return codes
    }
    let steps = zip(ranks, ranks.dropFirst())
    let falls = steps.count { $0 > $1 }
    let isFalling = falls == ranks.count - 1 && !isAlphabetical
    let isRotated = isCyclic && falls == 1 && ranks.last! < ranks[0]
    if falls == 0 || isFalling || isRotated { return codes }
    return codes.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { codes[$0] }
  }

  /// Whether a name in small letters is a month, full or short without its period.
  static func isMonth(_ name: String) -> Bool { DateWords.monthName(name) != nil }

  /// The number of a month, 1 to 12; `nil` for other names.
  static func monthRank(_ name: String) -> Int? { DateWords.monthName(normalized(name)) }

  /// Whether a name is a weekday, full or short.
  static func isWeekday(_ name: String) -> Bool { weekdays.ranks[normalized(name)] != nil }

  /// Whether most names are words with numbers in various forms, such as "fox8_K_22" and "Control2". False if nearly
  /// all have the same form, such as "OLS-7" and "OLS-8"; if the numbers are in order; or if names begin with numbers,
  /// such as "14:30".
  static func areMixed(_ names: [String]) -> Bool {
    let numbered = names.filter { $0.contains(where: \.isNumber) }
    let areWords = numbered.count { $0.first?.isLetter ?? false } * 2 > names.count
    guard areWords, !names.contains(where: { isMonth(normalized($0.filter { !$0.isNumber })) }) else {
      return false
    }
    let forms = Dictionary(grouping: numbered) { $0.split(whereSeparator: \.isNumber).joined(separator: "#") }
    guard (forms.values.map(\.count).max() ?? 0) * 10 < names.count * 9 else { return false }
    let numbers = numbered.map { name in
      Double(name.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isASCII && $0.isNumber }) ?? 0
    }
    let steps = zip(numbers, numbers.dropFirst())
    return steps.contains { $0 < $1 } && steps.contains { $0 > $1 }
  }

  /// Whether nearly all names begin with a number that is a code, such as "101-Liesse" and "11-Sault": different words
  /// follow the numbers, and the numbers are not in order.
  static func areNamedCodes(_ names: [String]) -> Bool {
    let coded = names.compactMap { name -> (number: Double, words: String)? in
      let digits = name.prefix { $0.isASCII && $0.isNumber }
      let words = name.dropFirst(digits.count).filter(\.isLetter).lowercased()
      return words.count < 3 ? nil : Double(digits).map { ($0, words) }
    }
    guard coded.count >= 3, coded.count * 10 >= names.count * 9,
      Set(coded.map(\.words)).count * 10 >= coded.count * 9
    else { return false }
    let steps = zip(coded, coded.dropFirst())
    return steps.contains { $0.number < $1.number } && steps.contains { $0.number > $1.number }
  }

  /// Whether names are steps of an order, such as months, sizes, answers and ranges of numbers.
  static func hasOrder(_ names: [String]) -> Bool { ranks(names.map(normalized)) != nil }

  private static func normalized(_ name: String) -> String {
    name.lowercased().replacing("’", with: "'").filter { $0 != "." }
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The rank of each name in one scale, apart from ``unorderedNames``. `nil` if no scale contains all other names, or
  /// if there are fewer than three.
  private static func ranks(_ texts: [String]) -> (ranks: [Double], isCyclic: Bool)? {
    let orderedTexts = texts.filter { !unorderedNames.contains($0) }
    guard orderedTexts.count >= 3 else { return nil }
    if orderedTexts.allSatisfy({ DateWords.monthName($0) != nil }) {
      return (texts.map { DateWords.monthName($0).map(Double.init) ?? .infinity }, true)
    }
    for scale in scales where orderedTexts.allSatisfy({ scale.ranks[$0] != nil }) {
      return (texts.map { scale.ranks[$0].map(Double.init) ?? .infinity }, scale.isCyclic)
    }
    if orderedTexts.contains(where: { $0.count == 2 }), orderedTexts.allSatisfy({ gradeRank($0) != nil }) {
      return (texts.map { gradeRank($0) ?? .infinity }, false)
    }
    let numbers = orderedTexts.map(leadingNumber)
    guard numbers.allSatisfy({ $0 != nil }) else { return nil }
    return (texts.map { unorderedNames.contains($0) ? .infinity : leadingNumber($0) ?? .infinity }, false)
  }

  /// The rank of a grade of American schools from A+ to F-, in small letters; `nil` for other names.
  private static func gradeRank(_ text: String) -> Double? {
    guard let letter = text.utf8.first, (0x61...0x66).contains(letter) else { return nil }
    let third =
      switch text.dropFirst() {
      case "": 1.0
      case "+": 0.0
      case "-", "−": 2.0
      default: Double.nan
      }
    return third.isNaN ? nil : Double(letter) * 3 + third
  }

  /// Words before a number that mean "below" and "above".
  private static let below = [
    "<", "≤", "under ", "below ", "less than ", "up to ", "unter ", "bis ", "moins de ", "menos de ",
    "meno di ",
  ]
  private static let above = [
    ">", "≥", "over ", "above ", "more than ", "über ", "plus de ", "más de ", "più di ", "mais de ",
  ]

  /// The number with which a name begins, as in "10-19", "<10", "under 18", "$5k to $10k" or "65+".
  private static func leadingNumber(_ text: String) -> Double? {
    var remainder = Substring(text)
    var side = 0
    for (words, value) in [(below, -1), (above, 1)] {
      for word in words where side == 0 && remainder.hasPrefix(word) {
        remainder = remainder.dropFirst(word.count)
        side = value
      }
    }
    remainder = remainder.drop { " =$€£".contains($0) }
    let digits = remainder.prefix { $0.isASCII && ($0.isNumber || $0 == ",") }
    guard var number = Double(digits.filter { $0 != "," }) else { return nil }
    switch remainder.dropFirst(digits.count).first {
    case "k": number *= 1e3
    case "m" where !remainder.dropFirst(digits.count + 1).hasPrefix("o"): number *= 1e6
    default: break
    }
    return side < 0 ? number.nextDown : side > 0 ? number.nextUp : number
  }
}
