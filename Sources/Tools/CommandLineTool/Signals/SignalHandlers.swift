import Foundation

/// Replaced handlers of signals of this process, which can be restored.
///
/// A handler is a function without captured values and calls only async-signal-safe functions.
struct SignalHandlers: Sendable {
  typealias Handler = @convention(c) (Int32) -> Void

  private let replaced: [(number: Int32, handler: Handler?)]

  /// Replaces the handlers of signals.
  ///
  /// - Parameters:
  ///   - handler: The new handler; `SIG_IGN` ignores the signals.
  ///   - keepsOthers: Whether signals are skipped that already have a handler, or that the parent process has set to be
  ///     ignored.
  init(of numbers: [Int32], _ handler: Handler?, keepsOthers: Bool = false) {
    var replaced: [(number: Int32, handler: Handler?)] = []
    for number in numbers {
      let old = signal(number, handler)
      // The default action is a null pointer.
      if keepsOthers, old != nil {
        signal(number, old)
      } else {
        replaced.append((number, old))
      }
    }
    self.replaced = replaced
  }

  /// Sets the handlers that this value has replaced.
  func restore() {
    for (number, handler) in replaced { signal(number, handler) }
  }

  /// Ends the process by a signal with its default action. Async-signal-safe.
  static func raiseDefault(_ number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }
}
