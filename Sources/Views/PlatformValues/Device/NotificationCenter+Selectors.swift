import Foundation

extension NotificationCenter {
  /// Has no effect: a method cannot be called by its name, because there is no Objective-C on Linux.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {}
}
