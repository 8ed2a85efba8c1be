import Foundation

// On Apple's systems, these functions of Foundation accept closures that call functions of the main actor, with a warning
// in Swift 5. The functions on Linux do not. `opencharts preview` replaces calls of them with these.

extension Timer {
  /// Creates a timer and schedules it, like `scheduledTimer(withTimeInterval:repeats:block:)`.
  @preconcurrency @discardableResult public class func _scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer { scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block) }
}

extension NotificationCenter {
  /// Adds a closure for notifications, like `addObserver(forName:object:queue:using:)`.
  @preconcurrency @discardableResult public func _addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { addObserver(forName: name, object: obj, queue: queue, using: block) }
}
