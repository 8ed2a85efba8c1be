import OpenChartsTables

/// The meaning of a column's values, which decides whether a chart may measure, group or add them.
enum ColumnRole: String, CaseIterable {
  /// Numbers or texts that only identify rows, such as a customer number.
  case identifier
  /// Numbers that represent names, such as 1 and 2 for regions.
  case code
  /// The position of the row in the table.
  case index
  case name
  /// A latitude, a longitude or a direction.
  case place
  /// Zero or one, or two words.
  case flag
  case year, date, duration, share, rate
  /// An index number or a score.
  case indexNumber
  /// A quantity without a meaningful sum, such as a temperature or a price.
  case level
  case count, amount
  /// A number whose name contains no known word.
  case measure

  /// Whether the sum over rows has a meaning. Only roles that are known to add do.
  var isAdditive: Bool { self == .count || self == .amount }

  /// Whether an automatic chart may show the values as lengths or heights.
  var isMeasure: Bool {
    switch self {
    case .identifier, .code, .index, .name, .place, .flag, .year, .date: false
    case .duration, .share, .rate, .indexNumber, .level, .count, .amount, .measure: true
    }
  }
}

extension ColumnProfile {
  /// The column's role, from its values and the words of its name.
  ///
  /// Words for quantities that do not add up take precedence: "income per capita" is a rate.
  var role: ColumnRole {
    isAmongNames
      ? .measure : isMixedIndex ? .index : cachedRole.value(isOnlyNumber) { inferredRole }
  }

  /// Whether a first column without a name, in a table whose other columns have names, holds the numbers that the rows
  /// had before they were sorted or selected: different whole numbers not in equal steps.
  private var isMixedIndex: Bool {
    index == 0 && isUnnamedAmongNamed && (name == "column 1" || name.lowercased().hasPrefix("unnamed"))
      && type == .number && present == rowCount && present >= 20 && isWhole
      && isUnique && low >= 0 && high < Double(rowCount) * 100 && !(low >= 1500 && high <= 2200)
      && !hasEqualSteps
  }

  private var inferredRole: ColumnRole {
    func has(_ list: Set<String>) -> Bool { words.contains { list.contains($0) } }
    // Text in brackets is a unit or a source, so ignore words for codes in it.
    let outsideWords = nameWords(String(name.prefix { $0 != "(" }))
    func names(_ list: Set<String>) -> Bool {
      (outsideWords.isEmpty ? words : outsideWords).contains { list.contains($0) }
    }
    switch type {
    case .date: return .date
    case .boolean: return .flag
    case .text:
      // The districts of an election have numbers or names.
      let isNamedDistrict =
        isInWords && words.allSatisfy { !RoleWords.codes.contains($0) || RoleWords.districts.contains($0) }
      let isCode =
        (has(RoleWords.codes) && !isNamedDistrict || CodePair.isCode(name)) && distinct == present
      // The subjects of a school have names; the subjects of an experiment have numbers.
      let isIdentified = words.contains {
        RoleWords.identifiers.contains($0) && ($0 != "subject" || hasDigits)
      }
      return isSerial || isAddress || isCode || isNumberedRank || isNested || isIdentified
        || has(["url", "link", "href", "uri"])
        ? .identifier : .name
    case .number: break
    }
    if isOnlyNumber { return .count }
    if isCircularOrPlace { return .place }
    if isSampleSize, unit == .plain { return .code }
    if isDecimalYear { return .year }
    if isOutline || isWhole && unit == .plain && isPlaceCode { return .identifier }
    if isWhole, unit == .plain {
      // "Frequency" can be a rate or a count. Values above 1 are counts.
      if high > 1, has(["frequency", "frequencies", "häufigkeit", "fréquence", "frecuencia", "frequenza"]) {
        return .count
      }
      if isIndex || isRank { return .index }
      if names(RoleWords.identifiers) { return .identifier }
      if isStatusOfWebServer { return .code }
      let isNumericValue = words.last == "numeric" && has(RoleWords.values)
      if !isNumericValue && names(RoleWords.codes)
        || words.contains(where: { $0.hasSuffix("code") || $0.hasSuffix("nummer") })
        || words.count > 1 && RoleWords.codeEndings.contains(words[words.count - 1])
        || words.count > 1 && RoleWords.codeStarts.contains(words[0]) && !has(RoleWords.counts)
      {
        return .code
      }
      if isLocation || low >= 1e8 && words.last == "index" { return .identifier }
      if words.count == 1, ["index", "idx", "priority"].contains(words[0]), distinct * 2 <= present {
        return .code
      }
      if isNumberOfThing { return .code }
      if isNumberedThing { return .identifier }
      if isLongNumber || isNumberOfSomething || isNumberByEnding || isRunningNumber { return .identifier }
      if has(RoleWords.years), low >= 1000 && high <= 2200 || isYearOfCentury { return .year }
    }
    if unit == .duration { return .duration }
    if unit == .percent || has(RoleWords.shares) { return .share }
    if has(RoleWords.rates) { return .rate }
    if has(RoleWords.indexNumbers) { return .indexNumber }
    if isEnergy { return .amount }
    if has(RoleWords.durations) { return .duration }
    // The price of one piece.
    if words.contains("unit"), !has(RoleWords.counts) { return .level }
    if has(RoleWords.levels) || offset != nil { return .level }
    if has(RoleWords.counts) || words.contains(where: Self.isCountByEnding) || isCountByStart {
      return .count
    }
    if has(RoleWords.amounts) || isMoney || words.contains(where: Self.isAmountByEnding) { return .amount }
    if isWhole, low == 0 || low == 1, high == low + 1, present >= 10 { return .flag }
    return isCode ? .code : .measure
  }

  /// Whether the values are areas or perimeters of the shapes in a map file: `Shape_Area`, `st_lengthshape`.
  private var isOutline: Bool {
    let letters = name.lowercased().filter(\.isLetter)
    return ["shapearea", "areashape", "shapeleng", "shapelength", "lengthshape"].contains {
      letters == $0 || letters == "st" + $0
    }
  }

  /// Whether the name says that the numbers are codes of places: `countyfips`, `LAD21CD`, `Area (CBSA)`.
  private var isPlaceCode: Bool {
    let bracketed = nameWords(String(name.drop { $0 != "(" }))
    return bracketed.count == 1 && RoleWords.bracketedCodes.contains(bracketed[0])
      || words.contains { word in
        let letters = word.last?.isNumber ?? false ? String(word.prefix { !$0.isNumber }) : word
        return RoleWords.placeCodeEndings.contains { letters.hasSuffix($0) }
      } || CodePair.isCode(name)
  }

  /// Whether the name has a unit of energy in words, such as "kilowatt-hours", whose second word is no time.
  private var isEnergy: Bool {
    zip(words, words.dropFirst()).contains { $0.hasSuffix("watt") && ($1 == "hours" || $1 == "hour") }
  }

  private static func isCountByEnding(_ word: String) -> Bool {
    RoleWords.countEndings.contains { word.hasSuffix($0) }
  }

  /// Whether a German compound ends in an amount, such as "Finanzbeitrag" and "Gesamtkosten".
  private static func isAmountByEnding(_ word: String) -> Bool {
    RoleWords.amountEndings.contains { word.hasSuffix($0) && word.count > $0.count }
  }

  /// Whether the first word means "number of", as in `n_debates` and `num_rooms`. "Nb (ppm)" is a metal, and the "N." in
  /// "N. America" is an abbreviation.
  private var isCountByStart: Bool {
    words.count > 1 && measure == nil
      && ["n", "num", "nb", "nbr", "nro", "anz", "cnt", "cant"].contains(words[0]) && isWhole
      && low >= 0 && !name.hasPrefix("N.")
  }

  /// Whether a column of few whole numbers from 0 looks like a code, although no word of its name says so. Such a column
  /// can hold counts, such as the votes for a small party.
  var isPossibleCount: Bool {
    type == .number && unit == .plain && isCode && low == 0 && (role == .code || role == .flag)
      && !words.contains { RoleWords.codes.contains($0) }
  }

  /// Whether the values are the numbers with which web servers answer, from 100 to 599.
  private var isStatusOfWebServer: Bool {
    words.contains("http") && low >= 100 && high < 600 && distinct <= 60
  }

  /// Whether the name says that the values are money: "Ansatz in Euro", "total (USD)". The name of a currency alone can
  /// mean an exchange rate.
  private var isMoney: Bool {
    words.count >= 2 && !words.contains("ex") && !words.contains("exchange")
      && words.contains { $0.count > 2 && RoleWords.currencies.contains($0) }
  }

  /// Whether the column holds the row's number: 0, 1, 2… in a first column without a name, or 1, 2, 3… under a name
  /// such as "id" or "nr".
  private var isIndex: Bool {
    if isPartialIndex { return true }
    let isUnnamed =
      name.isEmpty || name == "column \(index + 1)" || name == "\(index)" || words.first == "unnamed"
    // Rows that were selected from a larger table keep their numbers.
    if index == 0, isUnnamed, isAscending, present == rowCount, present >= 8, low >= 0,
      !(low >= 1500 && high <= 2200),
      high - low < Double(present) * 100, !hasEqualSteps
    {
      return true
    }
    // Places in a list of results, which begin again for each list.
    if index == 0, isUnnamed, isCounting, present == rowCount { return true }
    guard isUnique, present > 2, high - low == Double(present - 1) else { return false }
    if words.contains(where: { RoleWords.indices.contains($0) }) { return true }
    return index == 0 && isUnnamed && present == rowCount && (low == 0 || low == 1)
  }

  /// Whether the first column has a name for row numbers but not all numbers, because the rows were selected from a
  /// larger table.
  private var isPartialIndex: Bool {
    // Rows may be named after years.
    index == 0 && isUnique && present == rowCount && present > 2 && low >= 0 && !(low >= 1500 && high <= 2200)
      && ["rownames", "rowname", "rownum", "row", "rn", "obs"].contains(words.joined())
  }

  /// Whether the column holds ranks, such as "Rank" and "Happiness Rank": integers from 1 that rarely repeat, none far
  /// above the number of rows.
  private var isRank: Bool {
    words.count <= 3 && words.last.map(RoleWords.ranks.contains) ?? false && low == 1 && present > 2
      && distinct * 10 >= present * 7 && high <= Double(present) * 1.5 + 1
  }

  /// Whether all values are different integers of nine or more digits, and the highest is less than twice the lowest,
  /// as in customer numbers. Measurements of this size are rarely all different.
  private var isLongNumber: Bool {
    distinct == present && present > 10 && present < Self.mostDistinct && low >= 1e8 && high < low * 2
      && !words.contains { RoleWords.counts.contains($0) || RoleWords.amounts.contains($0) }
  }

  /// Whether the values are years with fractions, such as 1990.042, and the name contains a word such as "decimal".
  private var isDecimalYear: Bool {
    !isWhole && low >= 1000 && high <= 2200
      && words.contains { ["decimal", "fractional", "dezimal", "yearfraction"].contains($0) }
  }

  /// Whether each integer from the lowest to the highest value occurs exactly once, as in ticket and invoice numbers.
  /// False for values up to 2200, which can be counts, steps or years.
  private var isRunningNumber: Bool {
    low > 2200 && present > 20 && present < Self.mostDistinct && high - low == Double(present - 1) && isUnique
  }

  /// Whether the name means an identifying number, such as "account number". In contrast, "number of visits" is a
  /// count.
  private var isNumberOfSomething: Bool {
    guard let last = words.last, words.count >= 2 else { return false }
    if ["key", "id"].contains(last) { return isUnique }
    return ["number", "num", "no", "nr", "nummer", "numéro", "número", "numero"].contains(last)
      && words[0] != "total"
  }

  /// Whether the values are repeated integers and the name is one noun, such as "state" or "herd" with values from 1 to
  /// 50.
  private var isNumberOfThing: Bool {
    words.count == 1 && RoleWords.entities.contains(words[0]) && low >= 0 && distinct * 2 <= present
  }

  /// Whether the name is one word for a place in a text, such as "page" or "chapter".
  private var isLocation: Bool { words.count == 1 && RoleWords.locations.contains(words[0]) && low >= 0 }

  /// Whether the texts are ranks, except for a few words such as "Totals".
  private var isNumberedRank: Bool {
    isNumbered && words.count == 1
      && (RoleWords.ranks.contains(words[0]) || RoleWords.indices.contains(words[0]))
  }

  /// Whether the first column has unique integers and the name is one noun, such as "build".
  private var isNumberedThing: Bool {
    index == 0 && words.count == 1 && RoleWords.entities.contains(words[0]) && isUnique && present > 2
  }

  /// Whether the values are unique integers and the name is one word with an ending for numbers: "docno", "custid".
  private var isNumberByEnding: Bool {
    guard words.count == 1, words[0].count >= 4, isUnique, present > 10 else { return false }
    return ["no", "nr", "id", "num"].contains { words[0].hasSuffix($0) }
  }

  /// Whether the values are two-digit years, such as 70 to 82 for "model year".
  private var isYearOfCentury: Bool {
    guard words.count <= 2, let last = words.last else { return false }
    return ["year", "yr", "jahr", "année", "annee", "año", "ano", "anno"].contains(last) && low >= 50
      && high <= 99 && hasMoreValues(than: 3)
  }

  /// Whether the values are integers that rarely repeat and the name has no known meaning, as in a list of codes.
  var isListed: Bool { role == .measure && isWhole && distinct * 10 >= present * 9 }

  /// Whether an automatic chart may show the column as its measure.
  var isAutomaticMeasure: Bool { isMeasure && role.isMeasure && !isNearlyEmpty }

  /// Whether more than four fifths of the values are missing, so that a chart of the column would show few rows. A
  /// column without gaps from its first to its last number is a shorter series, not a nearly empty column.
  var isNearlyEmpty: Bool { present * 5 < rowCount && !isRun }

  /// Whether the column may colour an automatic chart: 2 to `most` names in nearly all rows. False for numbers and truth
  /// values whose name says nothing, and for those that are nearly all equal.
  func isAutomaticColor(most: Int) -> Bool {
    // Counts and levels with few distinct values are not names.
    isCategory(most: most) && isNearlyComplete && ![.identifier, .index, .indexNumber].contains(role)
      && !isUnnamedAmongNamed && !isRareFlag && !isPlaceInList
      && (type != .number || [.code, .flag, .year].contains(role))
  }

  /// Whether the name says that the numbers are places in a list, such as `l_pos` or the order on a ballot.
  private var isPlaceInList: Bool {
    type == .number
      && words.last.map { RoleWords.ranks.contains($0) || RoleWords.orders.contains($0) } ?? false
  }

  /// Whether at most a tenth of the values is missing, so that a colour by this column drops few rows.
  var isNearlyComplete: Bool { (rowCount - present) * 10 <= rowCount }
}
