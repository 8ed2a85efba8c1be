import Synchronization

private struct DiagnosticsKey: EnvironmentKey {
  static var defaultValue: DiagnosticCollector? { nil }
}

/// Gathers what was odd in a picture.
package final class DiagnosticCollector: Sendable {
  private let gathered = Mutex<[String]>([])
  package var messages: [String] { gathered.withLock { $0 } }
  package init() {}
  package func add(_ message: String) {
    gathered.withLock { if !$0.contains(message) { $0.append(message) } }
  }
}

extension EnvironmentValues {
  /// Where views report what was odd; `nil` outside a picture.
  package var diagnostics: DiagnosticCollector? {
    get { self[DiagnosticsKey.self] }
    set { self[DiagnosticsKey.self] = newValue }
  }
}
