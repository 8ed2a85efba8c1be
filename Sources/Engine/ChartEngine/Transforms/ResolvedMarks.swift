import ChartModel
import DisplayList

/// Where a table's rows lie along one axis, in numbers of its scale.
struct ResolvedChannel: Sendable {
  enum Form: Equatable, Sendable {
    case none
    /// One number a row.
    case single
    /// A slot from lower to upper that the mark takes a share of (date units, ranges).
    case slot
    /// Explicit or stacked edges that the mark fills.
    case edges
    /// Plot coordinates in points.
    case plot(start: Double?, end: Double?)
  }

  var form = Form.none
  var lower: [Double] = []
  var upper: [Double] = []

  var hasData: Bool {
    switch form {
    case .none, .plot: false
    case .single, .slot, .edges: true
    }
  }

  /// Whether a row's numbers are all there.
  func hasPlace(_ row: Int) -> Bool { lower[row].isFinite && (upper.isEmpty || upper[row].isFinite) }

  /// The middle of a row's slot, or its single number.
  func middle(_ row: Int) -> Double {
    upper.isEmpty ? lower[row] : (lower[row] + upper[row]) / 2
  }

  init(_ channel: PositionChannel, setup: AxisSetup?) {
    guard let setup else {
      if case .plot(let start, let end) = channel { form = .plot(start: start, end: end) }
      return
    }
    switch channel {
    case .none: break
    case .plot(let start, let end): form = .plot(start: start, end: end)
    case .value(let column):
      (lower, upper) = setup.resolve(column)
      form = upper.isEmpty ? .single : .slot
    case .interval(let start, let end):
      let first = setup.resolve(start)
      let second = setup.resolve(end)
      // Dates with a unit as edges: from the start of the first to the end of the last.
      lower = first.lower
      upper = second.upper.isEmpty ? second.lower : second.upper
      form = .edges
    }
  }
}

/// A row of one of a chart's tables.
struct RowPlace: Sendable {
  private let place: (table: Int32, row: Int32)

  init(table: Int, row: Int) {
    place = (Int32(truncatingIfNeeded: table), Int32(truncatingIfNeeded: row))
  }

  var table: Int { Int(place.table) }
  var row: Int { Int(place.row) }
}

/// A table with every position as numbers, ready for stacking, domains and geometry.
struct ResolvedMarks: Sendable {
  let table: MarkTable
  /// Place among the tables, and the id of row 0.
  let index: Int
  var firstID: UInt32
  var x: ResolvedChannel
  var y: ResolvedChannel
  /// The axis along which bars and areas have their length.
  var valueAxis: AxisDimension
  /// Which series each row of a line or an area belongs to; empty when there is one.
  var series: [Int32] = []
  var seriesCount = 1
  /// Sub-band of each row, where the table dodges.
  var dodge: [Int32] = []
  /// Rows that end a stack at its free end.
  var isOuter: [Bool] = []
  /// The row that each row of a stack stands on; `nil` for those on the baseline.
  var below: [RowPlace?] = []
  var isStacked = false
  /// Whether the value axis carries amounts that add up: numbers on a running scale, not dates or names.
  let addsUp: Bool

  /// - Parameter table: With lengths that are numbers and columns of one length.
  init(_ table: MarkTable, index: Int, firstID: UInt32, x: AxisSetup?, y: AxisSetup?) {
    self.table = table
    self.index = index
    self.firstID = firstID
    self.x = ResolvedChannel(table.x.finite, setup: x)
    self.y = ResolvedChannel(table.y.finite, setup: y)
    valueAxis = Self.valueAxis(self.x, self.y, x, y)
    let setup = valueAxis == .x ? x : y
    addsUp = setup?.kind == .number && setup?.isBand == false
  }

  /// Whether a row has a place on every axis with data.
  func hasPlace(_ row: Int) -> Bool {
    (!x.hasData || x.hasPlace(row)) && (!y.hasData || y.hasPlace(row))
  }

  var slotAxis: AxisDimension { valueAxis == .y ? .x : .y }

  subscript(axis: AxisDimension) -> ResolvedChannel {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }

  /// Numbers carry lengths; names, dates and intervals are slots. Two numbers: upright, x is the place.
  private static func valueAxis(
    _ x: ResolvedChannel, _ y: ResolvedChannel, _ xSetup: AxisSetup?, _ ySetup: AxisSetup?
  ) -> AxisDimension {
    func isQuantity(_ channel: ResolvedChannel, _ setup: AxisSetup?) -> Bool {
      guard case .single = channel.form, let setup else { return false }
      return setup.kind == .number && !setup.isBand
    }
    if case .edges = y.form { return .y }
    if case .edges = x.form { return .x }
    let (qx, qy) = (isQuantity(x, xSetup), isQuantity(y, ySetup))
    if qy { return .y }
    if qx { return .x }
    return x.hasData || !y.hasData ? .y : .x
  }
}
