import OpenChartsEngines

/// Messages about errors in later reads of a table. Skips repetitions of the last message.
struct RefreshFailures {
  private var last: String?

  mutating func worked() { last = nil }

  /// The line to print; `nil` if it equals the last one.
  ///
  /// - Throws: `error` itself if the user cancelled the query by Ctrl-C.
  mutating func line(_ error: any Error) throws -> String? {
    if let error = error as? EngineError, error.problem == .cancelled { throw error }
    let line = "\(error)"
    defer { last = line }
    return line == last ? nil : line
  }
}
