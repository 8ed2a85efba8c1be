import Synchronization

private struct DiagnosticsKey: EnvironmentKey {
  static var defaultValue: DiagnosticCollector? { nil }
}

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
  package var diagnostics: DiagnosticCollector? {
    get { self[DiagnosticsKey.self] }
    set { self[DiagnosticsKey.self] = newValue }
  }
}
