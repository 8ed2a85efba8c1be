/// The curve of `--trend`.
package enum TrendName: String, CaseIterable, Sendable {
  /// The straight line of least squares.
  case linear
}
