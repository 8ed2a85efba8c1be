import OpenChartsChartModel

/// The positions of a table's rows along one axis, as numbers of its scale.
struct ResolvedChannel: Sendable {
  enum Form: Equatable, Sendable {
    case none
    /// One number per row.
    case single
    /// A slot between `lower` and `upper` (date units, ranges). The mark covers a fraction of the slot.
    case slot
    /// Explicit or stacked edges. The mark fills the space between them.
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

  /// Whether all numbers of a row are finite.
  func hasPosition(_ row: Int) -> Bool { lower[row].isFinite && (upper.isEmpty || upper[row].isFinite) }

  /// Returns the middle of a row's slot, or its single number.
  func middle(_ row: Int) -> Double {
    upper.isEmpty ? lower[row] : (lower[row] + upper[row]) / 2
  }
}
