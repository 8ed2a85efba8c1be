import ChartModel

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
  func hasPosition(_ row: Int) -> Bool { lower[row].isFinite && (upper.isEmpty || upper[row].isFinite) }

  /// The middle of a row's slot, or its single number.
  func middle(_ row: Int) -> Double {
    upper.isEmpty ? lower[row] : (lower[row] + upper[row]) / 2
  }
}
