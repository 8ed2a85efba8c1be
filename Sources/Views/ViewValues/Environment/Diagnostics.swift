import Synchronization

/// Collects the diagnostics of a picture.
package final class DiagnosticCollector: Sendable {
  private let gathered = Mutex<[String]>([])
  package var messages: [String] { gathered.withLock { $0 } }
  package init() {}
  package func add(_ message: String) {
    gathered.withLock { if !$0.contains(message) { $0.append(message) } }
  }
}

extension EnvironmentValues {
  /// The collector of diagnostics; `nil` outside a picture.
  @Entry package var diagnostics: DiagnosticCollector?
}
