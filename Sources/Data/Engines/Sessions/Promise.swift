import Dispatch
import Synchronization

/// A result that one thread produces and another thread waits for. It may never arrive.
final class Promise<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, EngineError>?>(nil)
  private let done = DispatchSemaphore(value: 0)

  /// Sets the result, unless there is one.
  ///
  /// - Returns: Whether the result was set.
  @discardableResult
  func fulfil(_ new: Result<Value, EngineError>) -> Bool {
    let isFirst = result.withLock { result in
      guard result == nil else { return false }
      result = new
      return true
    }
    if isFirst { done.signal() }
    return isFirst
  }

  /// Whether there is no result yet.
  var isOpen: Bool { result.withLock { $0 == nil } }

  /// - Returns: `nil` if there is no result within `seconds`.
  func wait(seconds: Double) -> Result<Value, EngineError>? {
    guard done.wait(timeout: .now() + seconds) == .success else { return nil }
    return result.withLock { $0 }
  }

  func wait() -> Result<Value, EngineError> {
    while true {
      if let result = wait(seconds: 3600) { return result }
    }
  }
}
