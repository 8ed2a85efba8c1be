import OpenChartsTables

/// Properties of a column for choosing a chart.
struct ColumnProfile {
  let index: Int
  let name: String
  let type: ColumnType
  let rowCount: Int
  let unit: TableColumn.Unit
  /// The unit of measurement after the numbers or at the end of the name; `nil` if none was written.
  let measure: String?
  let misfit: TableColumn.Misfit?
  /// The number that was subtracted from each value; `nil`: none.
  let offset: ExactNumber?
  /// Whether the texts are serial numbers such as T0001, which only identify rows. False for a column at an engine.
  private(set) var isSerial = false
  /// Whether the texts are lists or objects of JSON. False for a column at an engine.
  private(set) var isNested = false
  /// Whether all texts are identifiers or URLs of documents, such as `10.1000/182` and `https://…`. False for a column
  /// at an engine.
  private(set) var isAddress = false
  /// Whether nearly all texts begin with a digit. False for a column at an engine.
  private(set) var isNumbered = false
  /// Whether all texts consist of digits, such as 01 and 02. False for a column at an engine.
  private(set) var hasOnlyDigits = false
  /// Whether the texts begin with letters and nearly all have a word in lower case, such as "Lazio 1". False for a
  /// column at an engine.
  private(set) var isInWords = false
  /// Whether a text has a digit, such as in codes of people in an experiment. False for a column at an engine.
  private(set) var hasDigits = false
  /// Whether the numbers count up by one and restart at 0 or 1, like row numbers within groups. False for a column at
  /// an engine.
  private(set) var isRestarting = false
  /// Whether all numbers are multiples of 60, like times of day without seconds. True for a column at an engine.
  private(set) var hasWholeMinutes = true
  /// Whether the numbers are strictly ascending. False for a column at an engine.
  private(set) var isAscending = false
  /// Whether the differences between the numbers of successive rows are equal. False for a column at an engine.
  private(set) var hasEqualSteps = false
  /// Whether nearly all rows from the first number to the last have a number, as for a railway line that opened later.
  /// There must be at least 12 numbers, and at least one for every 20 rows. False for a column at an engine.
  private(set) var isRun = false
  /// Whether the numbers start at 0 or 1 and increase by at most two from row to row, or by more after a repeated number.
  /// One row of twenty can be an exception. An example is the rank in a list of results, which repeats and skips numbers
  /// for ties. False for a column at an engine.
  private(set) var isCounting = false
  /// Whether at least 20 truth values, or numbers 0 and 1, have one value in more than nine tenths of the rows. False
  /// for a column at an engine.
  private(set) var isRareFlag = false
  /// Whether the name says nothing about the values, unlike the names of other columns.
  var isUnnamedAmongNamed = false
  /// Whether the column is one of many with names of states, people or things: ID is Idaho, and PRICE is a surname. The
  /// name then says nothing about the values.
  var isAmongNames = false
  /// Whether this column of sample sizes is the only measurable one. Beside other measures, sample sizes are not drawn.
  var isOnlyNumber = false
  /// The words of the name, and the axis of coordinates that were written with a hemisphere.
  let words: [String]
  /// The role, found when first used.
  let cachedRole = Memo<Bool, ColumnRole>()
  private let answers: Answers

  /// Properties of the values, computed when first used, because an engine may scan the column for them.
  struct Answers {
    var present: Lazy<Int>
    var ends: Lazy<Ends>
    var isWhole: Lazy<Bool>
    /// The spacing of the finite values.
    var resolution = Lazy(Resolution?.none)
    /// The least finite value above zero; NaN if there is none or it is not needed.
    var lowestPositive = Lazy(Double.nan)
    /// Standard deviation of the finite values; NaN if not needed.
    var deviation = Lazy(Double.nan)
    var distinct: Lazy<Int>
    /// A lower bound of `distinct` that needs no query; `nil`: `distinct` needs none.
    var distinctAtLeast: Lazy<Int>?
  }

  /// Smallest and largest finite value. If there is none, both are NaN or `low` is greater than `high`.
  struct Ends {
    var low: Double
    var high: Double
  }

  /// The number of values that are not missing.
  var present: Int { answers.present.value }
  var isWhole: Bool { answers.isWhole.value }
  var resolution: Resolution? { answers.resolution.value }
  var low: Double { answers.ends.value.low }
  var high: Double { answers.ends.value.high }
  var lowestPositive: Double { answers.lowestPositive.value }
  var deviation: Double { answers.deviation.value }
  /// The number of distinct values, at most `mostDistinct`.
  var distinct: Int { answers.distinct.value }

  /// Whether the column has more than `count` distinct values. Asks an engine only if its first rows have no more.
  func hasMoreValues(than count: Int) -> Bool {
    if let knownMinimum = answers.distinctAtLeast, knownMinimum.value > count { return true }
    return distinct > count
  }

  static let mostDistinct = 5000

  init(_ column: TableColumn, index: Int, rowCount: Int) {
    self.index = index
    self.rowCount = rowCount
    name = column.name
    let axis = column.coordinate.map { $0 == .latitude ? "latitude" : "longitude" }
    words = nameWords(name) + [axis].compactMap { $0 }
    (unit, measure) = (column.unit, column.measure ?? MeasureUnit.atEnd(of: column.name))
    misfit = column.misfit
    offset = column.offset
    type = column.misfit?.expected ?? column.type
    if case .text(_, let names) = column.values {
      isSerial = Self.areSerial(names, present: column.present)
      let unnumberedNames = names.lazy.filter { !($0.utf8.first.map { (0x30...0x39).contains($0) } ?? false) }
      hasDigits = names.prefix(50).contains { $0.contains(where: \.isNumber) }
      isNested = names.first.map { $0.hasPrefix("[") || $0.hasPrefix("{") } ?? false
      isAddress =
        names.count > 2
        && names.prefix(50).allSatisfy {
          $0.hasPrefix("10.") && $0.contains("/") || $0.hasPrefix("http://") || $0.hasPrefix("https://")
        }
      hasOnlyDigits = names.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
      let sample = names.prefix(50)
      isInWords = sample.count(where: Self.isInWords) * 10 >= sample.count * 9 && !sample.isEmpty
      isNumbered = names.count >= 3 && unnumberedNames.prefix(2).count { _ in true } < 2
    }
    switch column.values {
    case .text(_, let names):
      answers = Self.answers(present: column.present, distinct: names.count)
    case .booleans(let codes, let names):
      // Rows that were left out can have had the only other value.
      let counts = names.indices.map { name in codes.count { Int($0) == name } }
      answers = Self.answers(present: column.present, distinct: counts.count { $0 > 0 })
      isRareFlag = Self.isRare(counts.min() ?? 0, of: column.present)
    case .numbers(let values), .dates(let values, _):
      var distinctValues = CodeTable()
      var (low, high, isWhole) = (Double.infinity, -Double.infinity, true)
      var (steps, restarts, last) = (0, 0, Double.nan)
      let first = values.first { $0.isFinite }
      var (rises, equalSteps, step, ones) = (0, 0, Double.nan, 0)
      var (firstRow, lastRow, shortSteps, ties) = (0, -1, 0, 0)
      for (row, value) in values.enumerated() where value.isFinite {
        if lastRow < 0 { firstRow = row }
        lastRow = row
        if value < low { low = value }
        if value > high { high = value }
        if isWhole, value != value.rounded() { isWhole = false }
        if value == 1 { ones += 1 }
        if value == last + 1 { steps += 1 } else if value == 0 || value == 1, last > value { restarts += 1 }
        if hasWholeMinutes, value.remainder(dividingBy: 60) != 0 { hasWholeMinutes = false }
        if value > last { rises += 1 }
        if value >= last, value <= last + 2 + Double(ties) { shortSteps += 1 }
        ties = value == last ? ties + 1 : 0
        if value - last == step { equalSteps += 1 }
        (step, last) = (value - last, value)
        if distinctValues.count < Self.mostDistinct { _ = distinctValues.code(of: (value + 0).bitPattern) }
      }
      answers = Answers(
        present: Lazy(column.present), ends: Lazy(Ends(low: low, high: high)), isWhole: Lazy(isWhole),
        distinct: Lazy(distinctValues.count))
      isCounting =
        isWhole && (low == 0 || low == 1) && first == low && high > 20
        && shortSteps * 20 >= (column.present - 1) * 19
      isRun =
        column.present >= 12 && column.present * 20 >= rowCount
        && column.present * 10 >= (lastRow - firstRow + 1) * 9
      isAscending = column.present >= 2 && rises == column.present - 1
      hasEqualSteps = column.present >= 3 && equalSteps == column.present - 2
      isRareFlag =
        isWhole && low == 0 && high == 1
        && Self.isRare(min(ones, column.present - ones), of: column.present)
      isRestarting =
        isWhole && restarts > 0 && steps > restarts && (low == 0 || low == 1) && first == low
        && (steps + restarts) * 50 >= (column.present - 1) * 49
    }
  }

  /// The profile of a column at an engine.
  init(
    index: Int, name: String, type: ColumnType, rowCount: Int, offset: ExactNumber?, unit: TableColumn.Unit,
    answers: Answers
  ) {
    (self.index, self.name, self.type, self.rowCount) = (index, name, type, rowCount)
    (self.unit, misfit, self.offset, self.answers) = (unit, nil, offset, answers)
    measure = MeasureUnit.atEnd(of: name)
    words = nameWords(name)
  }

  /// The answers for a column without numbers.
  private static func answers(present: Int, distinct: Int) -> Answers {
    Answers(
      present: Lazy(present), ends: Lazy(Ends(low: .nan, high: .nan)), isWhole: Lazy(false),
      distinct: Lazy(distinct))
  }

  /// Whether fewer than a tenth of at least 20 values are the rarer one of two.
  private static func isRare(_ count: Int, of present: Int) -> Bool { present >= 20 && count * 10 < present }

  /// Whether the texts are unique serial numbers: of the same length, different in digits only, with at most three
  /// letters and no blanks, such as T0001 and T0002.
  private static func areSerial(_ names: [String], present: Int) -> Bool {
    guard names.count > 20, names.count == present, let first = names.first else { return false }
    if names.allSatisfy(isWell) { return true }
    let prefix = first.filter { !$0.isNumber }
    guard names.allSatisfy({ $0.utf8.count == first.utf8.count }) else { return false }
    return prefix.count < first.count && !prefix.contains(" ") && prefix.count(where: \.isLetter) <= 3
      && names.prefix(1000).allSatisfy { $0.filter { !$0.isNumber } == prefix }
  }

  /// Whether a text begins with a letter and has at least three letters in lower case.
  private static func isInWords(_ name: String) -> Bool {
    name.first?.isLetter ?? false && name.count(where: \.isLowercase) >= 3
  }

  /// Whether a text is the position of a well in a laboratory plate: a letter from A to P and one or two digits.
  private static func isWell(_ name: String) -> Bool {
    guard let letter = name.utf8.first, (0x41...0x50).contains(letter) else { return false }
    return (2...3).contains(name.utf8.count)
      && name.utf8.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether the numbers are codes of 2 to 12 categories, such as 1 and 2 for sexes, rather than measurements.
  var isCode: Bool {
    guard type == .number, !isAmongNames, isWhole, distinct >= 2, distinct <= 12,
      present >= distinct * 10 || namesGroup && present >= distinct * 3,
      !["score", "scores", "goals"].contains(where: { words.last?.hasSuffix($0) ?? false }),
      !words.contains(where: RoleWords.quantitiesSold.contains)
    else { return false }
    // Codes start at a small number. Years, and other numbers from 1,000 on, can also denote groups.
    let maximumStart = words.contains(where: RoleWords.levels.contains) ? 5.0 : 20
    return high - low < 200
      && (low <= maximumStart || low >= 1000 || words.contains(where: RoleWords.years.contains))
  }

  /// Whether the name says that the numbers are sample sizes. Ascending numbers in a first column are input sizes
  /// instead.
  var isSampleSize: Bool {
    type == .number && RoleWords.sampleSizes.contains(words.joined())
      && !(index == 0 && isAscending && present == rowCount)
  }

  /// Whether the numbers identify the rows, such as 1, 2, 3…
  var isRowNumber: Bool { type == .number && role == .index }

  /// Whether the column is a measurement.
  var isMeasure: Bool { type == .number && present > 0 && !isCode && !isRowNumber }

  /// Whether the column has 2 to `most` distinct names, truth values or codes.
  func isCategory(most: Int) -> Bool {
    switch type {
    case .text, .boolean: distinct >= 2 && distinct <= most
    case .number: isCode && distinct <= most
    case .date: false
    }
  }

  /// Whether the numbers are directions or coordinates, whose size has no meaning.
  var isCircularOrPlace: Bool {
    // A second longitude is "lon2".
    words.contains { word in
      RoleWords.places.contains(word.last?.isNumber ?? false ? String(word.prefix { !$0.isNumber }) : word)
    } || isHeading
  }

  /// Whether the numbers are compass degrees, such as the heading of a ship: from 0 to 360, and not temperatures.
  private var isHeading: Bool {
    words.contains(where: RoleWords.headings.contains) && !words.contains(where: RoleWords.levels.contains)
      && low >= 0 && high > 180 && high <= 360
  }

  /// Whether this is the first column and numbers the rows from 0 or 1, in any order: ranks, steps or row numbers.
  var isNumbering: Bool {
    guard index == 0, type == .number, isWhole, present == rowCount, present >= 8, low == 0 || low == 1 else {
      return false
    }
    return isUnique && high - low == Double(present - 1)
  }

  /// Whether all values differ. Assumed if there are more than ``mostDistinct`` distinct values, which are not counted.
  var isUnique: Bool { distinct == present || distinct >= Self.mostDistinct }

  /// Whether the column holds times of day, which belong to the dates in another column.
  ///
  /// Values from 10 minutes to 6 hours with seconds are durations, such as the times of a race.
  var isTimeOfDay: Bool {
    unit == .duration && high <= 86_400 && !(low > 600 && high < 6 * 3600 && !hasWholeMinutes)
      && words.count == 1
      && ["time", "hour", "uhrzeit", "zeit", "heure", "hora", "ora", "orario", "horário"].contains(words[0])
  }

  /// Whether the column is an independent variable, such as an age or an hour, rather than a result.
  var isDimension: Bool {
    let names: Set = ["age", "month", "day", "hour", "minute", "week", "weekday", "grade", "level", "rank"]
    if isNumbering { return true }
    if isCircularOrPlace || words.contains(where: { names.contains($0) }) { return true }
    // A few values that repeat in many rows are settings, not measurements.
    return !hasMoreValues(than: isWhole ? 30 : 12) && present >= distinct * 20
  }

  /// Whether values may be added up: amounts and counts.
  var isAdditive: Bool { role.isAdditive }
}
