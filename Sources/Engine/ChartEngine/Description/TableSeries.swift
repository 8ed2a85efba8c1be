import ChartModel

/// The series that the rows of a table belong to.
struct TableSeries {
  /// A name for each series; one, which may be empty, where the rows are one series.
  let names: [String]
  /// The titles of what tells the series apart: a name need not be said of each row again.
  let labels: Set<String>
  private let split: SeriesNames?

  var isSplit: Bool { split != nil }

  /// The number of a row's series.
  func code(_ row: Int) -> Int { split?.code(row) ?? 0 }

  /// - Parameters:
  ///   - axis: The axis of positions: names that only repeat where marks lie tell nothing apart.
  ///   - positions: Where the rows lie along it.
  init(
    _ table: MarkTable, along axis: AxisDimension, _ positions: @autoclosure () -> Positions?,
    _ environment: ChartEnvironment
  ) {
    let trait = table.kind.trait
    let found = SeriesNames(table, apartFrom: table.columns(on: axis).first, environment)
    guard found.names.count > 1, !trait.isPolar, !Self.isOneRun(table, positions()) else {
      names = [trait.joinsRows ? found.names.first ?? "" : ""]
      (labels, split) = ([], nil)
      return
    }
    names = found.names
    labels = found.labels
    split = found
  }

  /// Whether every position has one bar only, so that the names sort the bars of one series.
  private static func isOneRun(_ table: MarkTable, _ positions: @autoclosure () -> Positions?) -> Bool {
    guard table.kind.trait.stacks == .inSlots, table.count <= 1_000 else { return false }
    guard let positions = positions() else { return true }
    return Set(positions.values).count == positions.values.count
  }
}

extension DescribedMarks {
  /// The series of a table: lines by the names that part them, bars unless each position has one.
  func series(_ table: MarkTable) -> TableSeries {
    TableSeries(table, along: positionAxis, positions(table, positionAxis), environment)
  }
}

/// The names that tell the rows of a table apart: those of its series, else of its styles.
struct SeriesNames {
  let names: [String]
  /// The titles of the columns that the names come from.
  let labels: Set<String>
  private let codes: [Int]

  func code(_ row: Int) -> Int { codes.isEmpty ? 0 : codes[row] }

  /// - Parameter position: Names that only repeat where the marks lie tell nothing apart.
  init(_ table: MarkTable, apartFrom position: Column?, _ environment: ChartEnvironment) {
    var columns =
      table.series.map { [$0] }
      ?? [table.foregroundStyle, table.lineStyle, table.symbol].compactMap { $0 }.filter {
        $0.kind == .category
      }
    if let dodge = table.dodge?.column, table.series == nil { columns.append(dodge) }
    columns = columns.filter { column in
      guard let position, column.kind == .category, position.kind == .category else { return true }
      return column.values != position.values || column.categories != position.categories
    }
    labels = Set(columns.map(\.label))
    guard !columns.isEmpty else {
      (names, codes) = ([], [])
      return
    }
    if columns.count == 1, columns[0].kind == .category {
      names = columns[0].categories + [""]
      let none = names.count - 1
      codes = columns[0].values.map { $0 >= 0 ? Int($0) : none }
      return
    }
    var speech = SpokenText(environment)
    var known: [[UInt64]: Int] = [:]
    var found = CategoryCodes()
    codes = (0..<table.count).map { row in
      let key = columns.map { $0.values[row].bitPattern }
      if let code = known[key] { return code }
      var texts: [String] = []
      for column in columns {
        let text = speech.text(column, row, unit: .day)
        if !texts.contains(text) { texts.append(text) }
      }
      let code = found.code(speech.language.joined(texts))
      known[key] = code
      return code
    }
    names = found.names
  }
}

/// Indices for names, in order of first appearance.
struct CategoryCodes {
  private(set) var names: [String] = []
  private var index: [String: Int] = [:]

  mutating func code(_ name: String) -> Int {
    if let known = index[name] { return known }
    index[name] = names.count
    names.append(name)
    return names.count - 1
  }
}
