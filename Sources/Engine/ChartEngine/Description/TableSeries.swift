import OpenChartsChartModel

/// The series of a table's rows.
struct TableSeries {
  /// The name of each series; a single, possibly empty name if all rows are one series.
  let names: [String]
  /// The titles of the columns that distinguish the series, so that names need not be spoken for each row.
  let labels: Set<String>
  private let split: SeriesNames?

  var isSplit: Bool { split != nil }

  /// Returns the index of a row's series.
  func code(_ row: Int) -> Int { split?.code(row) ?? 0 }

  /// - Parameters:
  ///   - axis: The axis of positions. Names that only repeat positions do not distinguish series.
  ///   - isOne: Returns whether the rows are one series although they have several names.
  fileprivate init(
    _ table: MarkTable, along axis: AxisDimension, _ environment: ChartEnvironment,
    isOne: (SeriesNames) -> Bool
  ) {
    let trait = table.kind.trait
    let rowNames = SeriesNames(table, apartFrom: table.columns(on: axis).first, environment)
    guard rowNames.names.count > 1, !trait.isPolar, !isOne(rowNames) else {
      names = [trait.joinsRows ? rowNames.names.first ?? "" : ""]
      (labels, split) = ([], nil)
      return
    }
    names = rowNames.names
    labels = rowNames.labels
    split = rowNames
  }
}

extension DescribedMarks {
  /// Returns the series of a table for sentences, sound and intervals. If there is one bar per position, all bars are
  /// one series, even in different colours, because readers compare the values of successive positions.
  func series(_ table: MarkTable) -> TableSeries {
    TableSeries(table, along: positionAxis, environment) { _ in isOneRun(table) }
  }

  /// Returns the series of a table for navigation on a page: each name in the legend is a series that the user may
  /// select.
  func legendSeries(_ table: MarkTable) -> TableSeries {
    TableSeries(table, along: positionAxis, environment) { rowNames in
      // If every row has a different name, the names are positions.
      !table.kind.trait.joinsRows && rowNames.names.count { !$0.isEmpty } >= max(table.count, 2)
    }
  }

  /// The names of the series of all tables, without reading the rows of large ones.
  var seriesNames: [String] {
    var names: [String] = []
    for table in tables where !table.kind.trait.isPolar {
      let outline = SeriesNames.outline(table, apartFrom: table.columns(on: positionAxis).first)
      guard outline.contains(where: { !names.contains($0) }), !isOneRun(table) else { continue }
      names += outline.filter { !names.contains($0) }
    }
    return names
  }

  private func isOneRun(_ table: MarkTable) -> Bool {
    guard table.kind.trait.stacks == .inSlots, table.count <= 1_000 else { return false }
    guard let positions = positions(table, positionAxis, isNamed: false)?.values else { return true }
    return Set(positions).count == positions.count
  }
}

/// The names that distinguish the rows of a table: the names of its series, or else of its styles.
struct SeriesNames {
  let names: [String]
  /// The titles of the columns that the names come from.
  let labels: Set<String>
  private let codes: [Int]

  func code(_ row: Int) -> Int { codes.isEmpty ? 0 : codes[row] }

  /// Returns the columns that the names come from.
  ///
  /// - Parameter position: The column of positions. Names that only repeat it are omitted.
  private static func columns(_ table: MarkTable, apartFrom position: Column?) -> [Column] {
    var columns =
      table.series.map { [$0] }
      ?? [table.foregroundStyle, table.lineStyle, table.symbol].compactMap { $0 }.filter {
        $0.kind == .category
      }
    if let dodge = table.dodge?.column, table.series == nil { columns.append(dodge) }
    return columns.filter { column in
      guard let position, column.kind == .category, position.kind == .category else { return true }
      return column.values != position.values || column.categories != position.categories
    }
  }

  /// Returns the names without reading rows. If several columns form the names, returns the names of the first column.
  static func outline(_ table: MarkTable, apartFrom position: Column?) -> [String] {
    columns(table, apartFrom: position).first?.categories ?? []
  }

  init(_ table: MarkTable, apartFrom position: Column?, _ environment: ChartEnvironment) {
    let columns = Self.columns(table, apartFrom: position)
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
    var codeOfKey: [[UInt64]: Int] = [:]
    var categoryCodes = CategoryCodes()
    codes = (0..<table.count).map { row in
      let key = columns.map { $0.values[row].bitPattern }
      if let code = codeOfKey[key] { return code }
      var texts: [String] = []
      for column in columns {
        let text = speech.text(column, row, unit: .day)
        if !texts.contains(text) { texts.append(text) }
      }
      let code = categoryCodes.code(speech.language.joined(texts))
      codeOfKey[key] = code
      return code
    }
    names = categoryCodes.names
  }
}

/// Assigns indices to names, in order of first appearance.
struct CategoryCodes {
  private(set) var names: [String] = []
  private var index: [String: Int] = [:]

  mutating func code(_ name: String) -> Int {
    if let existingCode = index[name] { return existingCode }
    index[name] = names.count
    names.append(name)
    return names.count - 1
  }
}
