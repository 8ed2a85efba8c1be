import OpenChartsChartModel
import OpenChartsDisplayList

/// The kind of a position scale and, for bands, its categories. It is known before any number has a position.
struct ScaleSetup: Sendable {
  var kind: ValueKind
  var isBand: Bool
  /// The categories of the bands, in order.
  var categories: [DataValue] = []
  /// The name of the dimension, taken from the first mark that uses the axis.
  var label = ""
  /// The index of each category among the bands.
  private(set) var index: [DataValue: Int] = [:]

  /// Creates a setup for a continuous axis.
  init(kind: ValueKind, label: String = "") {
    self.kind = kind
    isBand = false
    self.label = label
  }

  private init(kind: ValueKind, label: String, bands: [DataValue], index: [DataValue: Int]) {
    self.kind = kind
    isBand = true
    self.label = label
    categories = bands
    self.index = index
  }

  /// Returns a column's rows as numbers on this axis: magnitudes, or band indices (NaN for unknown categories).
  func resolve(_ column: Column) -> (lower: [Double], upper: [Double]) {
    guard isBand else { return (column.values, column.ends) }
    if column.kind == .category {
      let codes = column.categories.map { index[.category($0)].map(Double.init) ?? .nan }
      return (column.values.map { $0 >= 0 ? codes[Int($0)] : .nan }, [])
    }
    return (column.values.map { index[DataValue($0, column.kind)].map(Double.init) ?? .nan }, [])
  }
}

extension ScaleSetup {
  /// Reads all columns of an axis. Returns `nil` when no mark has data on it and no domain was given.
  /// - Complexity: O(*n*) in rows for bands, O(*n*) in tables otherwise.
  static func read(
    _ dimension: AxisDimension, of tables: [MarkTable], request: PositionScaleRequest,
    diagnostics: inout [Diagnostic]
  ) -> ScaleSetup? {
    var kindColumns: [(kind: ValueKind, mark: MarkKind, label: String)] = []
    for table in tables where table.count > 0 {
      for column in table.columns(on: dimension)
      where !kindColumns.contains(where: { $0.kind == column.kind }) {
        kindColumns.append((column.kind, table.kind, column.label))
      }
    }
    var given: [DataValue] = []
    if case .values(let values) = request.domain { given = values }
    let kinds = kindColumns.isEmpty ? given.map(\.kind) : kindColumns.map(\.kind)
    guard let first = kinds.first else { return nil }

    let kind = kinds.contains(.category) ? .category : kinds.contains(.date) ? .date : first
    let label = kindColumns.first?.label ?? ""
    if kindColumns.count > 1 {
      diagnostics.append(Messages.mixedAxis(dimension, kindColumns[0], kindColumns[1], drawnAs: kind))
    }
    guard kind == .category || request.kind == .category else { return ScaleSetup(kind: kind, label: label) }

    var bands: [DataValue] = []
    var index: [DataValue: Int] = [:]
    for value in categories(dimension, of: tables, request.domain) where index[value] == nil {
      index[value] = bands.count
      bands.append(value)
    }
    return ScaleSetup(kind: kind, label: label, bands: bands, index: index)
  }

  /// Returns the categories from the author's domain or from the data, in order. A category may appear more than
  /// once.
  private static func categories(
    _ dimension: AxisDimension, of tables: [MarkTable], _ domain: DomainRequest
  ) -> [DataValue] {
    switch domain {
    case .values(let values): return values
    case .automatic(_, let reversed, let modify):
      var categories = firstAppearance(
        tables.flatMap { table in
          table.count > 0 ? table.columns(on: dimension).map { ($0, table.order) } : []
        })
      modify?(&categories)
      if reversed == true { categories.reverse() }
      return categories
    }
  }
}

/// The setups of both position scales of a chart, with the diagnostics of finding them.
struct ScaleSetups: Sendable {
  let x: ScaleSetup?
  let y: ScaleSetup?
  let diagnostics: [Diagnostic]

  subscript(axis: AxisDimension) -> ScaleSetup? { axis == .x ? x : y }
}

extension ChartRequest {
  /// The setups of the position scales that the tables need.
  var scaleSetups: ScaleSetups {
    var diagnostics: [Diagnostic] = []
    let x = ScaleSetup.read(.x, of: marks, request: scales.x, diagnostics: &diagnostics)
    let y = ScaleSetup.read(.y, of: marks, request: scales.y, diagnostics: &diagnostics)
    return ScaleSetups(x: x, y: y, diagnostics: diagnostics)
  }
}
