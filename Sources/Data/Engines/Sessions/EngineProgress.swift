/// How far a question is.
package struct EngineProgress: Equatable, Sendable {
  /// Of the engine's work, from 0 to 1; `nil` where the engine does not tell.
  package var share: Double?
  /// How many rows of the answer have come back.
  package var rows = 0

  package init(share: Double? = nil, rows: Int = 0) { (self.share, self.rows) = (share, rows) }
}
