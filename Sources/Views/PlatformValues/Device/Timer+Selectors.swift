import Foundation

extension Timer {
  /// Returns a timer that does not run: a method cannot be called by its name, because there is no Objective-C on Linux.
  @discardableResult public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    Timer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
  }

  /// Creates a timer that does nothing: a method cannot be called by its name, because there is no Objective-C on Linux.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) { self.init(timeInterval: timeInterval, repeats: repeats) { _ in } }
}
