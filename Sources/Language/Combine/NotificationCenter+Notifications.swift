import Foundation
import OpenChartsIsolation

extension NotificationCenter {
  /// The notifications with a name, from one object or from all, as a sequence that does not end.
  ///
  ///     for await notification in NotificationCenter.default.notifications(named: .dataChanged) { … }
  ///
  /// Notifications are kept from the beginning of the loop on, until the loop takes them.
  @_disfavoredOverload
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications of a center with a name.
  public final class Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    private let center: UncheckedSendable<NotificationCenter>
    private let name: Notification.Name
    private let object: UncheckedSendable<AnyObject?>

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = UncheckedSendable(center)
      self.name = name
      self.object = UncheckedSendable(object)
    }

    /// Creates an iterator, which receives all notifications from now on.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: UncheckedSendable<Notification>.self)
      let center = center
      let token = UncheckedSendable(
        center.value.addObserver(forName: name, object: object.value, queue: nil) {
          continuation.yield(UncheckedSendable($0))
        })
      continuation.onTermination = { _ in center.value.removeObserver(token.value) }
      return Iterator(base: stream.makeAsyncIterator())
    }

    /// Receives notifications. The end of its task, or of the iterator, ends the observation.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<UncheckedSendable<Notification>>.AsyncIterator

      /// The next notification; `nil` if the task is cancelled.
      public mutating func next() async -> Notification? { await base.next()?.value }
    }
  }
}
