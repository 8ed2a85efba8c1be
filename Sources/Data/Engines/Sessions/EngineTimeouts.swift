/// How long is waited, in seconds.
package struct EngineTimeouts: Equatable, Sendable {
  /// For a server to answer at all.
  package var connecting: Double
  /// For the answer to a question, all of its rows.
  package var asking: Double

  package init(connecting: Double = 10, asking: Double = 300) {
    (self.connecting, self.asking) = (connecting, asking)
  }
}
