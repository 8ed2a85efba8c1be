/// The curve of `--trend`.
package enum TrendName: String, CaseIterable, Sendable {
  /// The straight line of least squares.
  case linear
  /// The smooth curve of a local regression.
  case loess
}
