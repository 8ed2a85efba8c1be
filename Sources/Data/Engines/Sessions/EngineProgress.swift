/// The progress of a query.
package struct EngineProgress: Equatable, Sendable {
  /// The completed share of the engine's work, from 0 to 1; `nil` if the engine does not report it.
  package var share: Double?
  /// The number of rows received.
  package var rows = 0

  package init(share: Double? = nil, rows: Int = 0) { (self.share, self.rows) = (share, rows) }
}
