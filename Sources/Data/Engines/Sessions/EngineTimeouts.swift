/// The timeouts of a session, in seconds.
package struct EngineTimeouts: Equatable, Sendable {
  /// The time for a server to respond. Default: 10 s.
  package var connecting: Double
  /// The time for a query, including the transfer of all rows. Default: 300 s.
  package var asking: Double

  package init(connecting: Double = 10, asking: Double = 300) {
    (self.connecting, self.asking) = (connecting, asking)
  }
}
