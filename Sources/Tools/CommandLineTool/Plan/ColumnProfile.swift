import Tables

/// What choosing a chart needs to know about a column.
struct ColumnProfile {
  let index: Int
  let name: String
  let type: ColumnType
  let rowCount: Int
  let unit: TableColumn.Unit
  let misfit: TableColumn.Misfit?
  private let extent: Once<Extent>
  private let counted: Once<Int>

  /// What one pass over a column tells.
  struct Extent {
    var present: Int
    var isWhole: Bool
    var low: Double
    var high: Double
    /// Standard deviation of the finite values; only where it was asked for.
    var deviation = Double.nan
  }

  /// How many values there are.
  var present: Int { extent.value.present }
  var isWhole: Bool { extent.value.isWhole }
  var low: Double { extent.value.low }
  var high: Double { extent.value.high }
  var deviation: Double { extent.value.deviation }
  /// How many different values there are; counting ends at `most`.
  var distinct: Int { counted.value }

  static let most = 5000

  init(_ column: TableColumn, index: Int, rowCount: Int) {
    self.index = index
    self.rowCount = rowCount
    name = column.name
    unit = column.unit
    misfit = column.misfit
    type = column.misfit?.expected ?? column.type
    switch column.values {
    case .text(_, let names), .booleans(_, let names):
      counted = Once(names.count)
      extent = Once(Extent(present: column.present, isWhole: false, low: .nan, high: .nan))
    case .numbers(let values), .dates(let values, _):
      var seen = CodeTable()
      var (low, high, isWhole) = (Double.infinity, -Double.infinity, true)
      for value in values where value.isFinite {
        if value < low { low = value }
        if value > high { high = value }
        if isWhole, value != value.rounded() { isWhole = false }
        if seen.count < Self.most { _ = seen.code(of: (value + 0).bitPattern) }
      }
      counted = Once(seen.count)
      extent = Once(Extent(present: column.present, isWhole: isWhole, low: low, high: high))
    }
  }

  /// Of a column that an engine holds, which is asked when the answer is needed.
  init(
    index: Int, name: String, type: ColumnType, rowCount: Int, extent: @escaping () -> Extent,
    distinct: @escaping () -> Int
  ) {
    (self.index, self.name, self.type, self.rowCount) = (index, name, type, rowCount)
    (unit, misfit) = (.plain, nil)
    (self.extent, counted) = (Once(extent), Once(distinct))
  }

  var words: [String] { nameWords(name) }

  /// Numbers that are codes of a few kinds, such as 1 and 2 for sexes, rather than measurements.
  var isCode: Bool {
    guard type == .number, isWhole, distinct >= 2, distinct <= 12, present >= distinct * 10 else {
      return false
    }
    return high - low < 200
  }

  /// Numbers each of which stands for its row, such as 1, 2, 3…
  var isRowNumber: Bool {
    type == .number && isWhole && distinct == present && present > 2 && high - low == Double(present - 1)
      && !words.isEmpty
      && words.contains { ["id", "index", "row", "nr", "no", "number", "key"].contains($0) }
  }

  /// Something that was measured.
  var isMeasure: Bool { type == .number && present > 0 && !isCode && !isRowNumber }

  /// Names, truth values or codes of a few kinds: from two up to `most`.
  func isCategory(most: Int) -> Bool {
    switch type {
    case .text, .boolean: distinct >= 2 && distinct <= most
    case .number: isCode && distinct <= most
    case .date: false
    }
  }

  /// Directions, places and the like, whose size says nothing.
  var isCircularOrPlace: Bool {
    let names: Set = [
      "dir", "direction", "angle", "bearing", "heading", "lat", "latitude", "lon", "lng", "longitude",
    ]
    return words.contains { names.contains($0) }
  }

  /// Something that others are measured by, such as an age or an hour, rather than a result.
  var isDimension: Bool {
    let names: Set = ["age", "month", "day", "hour", "minute", "week", "weekday", "grade", "level", "rank"]
    if isCircularOrPlace || words.contains(where: { names.contains($0) }) { return true }
    return isWhole && distinct <= 30 && present >= distinct * 20
  }

  /// Whether values may be added up: amounts, not rates.
  var isAdditive: Bool {
    if unit == .percent { return false }
    let words = words
    if words.contains(where: { Self.intensive.contains($0) }) { return false }
    if words.contains(where: { Self.extensive.contains($0) }) { return true }
    return isWhole && low >= 0 && type == .number
  }

  private static let intensive: Set = [
    "rate", "mean", "avg", "average", "median", "min", "max", "price", "temp", "temperature", "ratio",
    "percent", "percentage", "pct", "share", "index", "age", "speed", "score", "length", "depth", "height",
    "width", "mass", "weight", "yield", "expect", "expectancy", "fertility", "density", "level", "rank",
    "rating", "wind", "pressure", "humidity", "concentration", "open", "high", "low", "close", "adjclose",
    "year", "horsepower", "acceleration", "displacement", "latency", "duration",
  ]
  private static let extensive: Set = [
    "count", "counts", "sum", "total", "amount", "sales", "revenue", "people", "population", "pop",
    "quantity", "qty", "volume", "units", "visits", "visitors", "orders", "cost", "costs", "income",
    "profit", "spend", "spending", "budget", "production", "exports", "imports", "cases", "deaths",
    "births", "number", "precipitation", "rain", "rainfall",
  ]
}
