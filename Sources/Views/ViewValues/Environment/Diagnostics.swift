private struct DiagnosticsKey: EnvironmentKey {
  static var defaultValue: DiagnosticCollector? { nil }
}

/// Gathers what was odd in a picture.
package final class DiagnosticCollector: @unchecked Sendable {
  // Only the main actor, where all views are evaluated and drawn, appends.
  package private(set) var messages: [String] = []
  package init() {}
  package func add(_ message: String) {
    if !messages.contains(message) { messages.append(message) }
  }
}

extension EnvironmentValues {
  /// Where views report what was odd; `nil` outside a picture.
  package var diagnostics: DiagnosticCollector? {
    get { self[DiagnosticsKey.self] }
    set { self[DiagnosticsKey.self] = newValue }
  }
}
