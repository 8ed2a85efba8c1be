import Synchronization

/// A pool of objects that are expensive to create and usable by one thread at a time, such as objects of C libraries.
/// The pool lends an object to one caller and keeps it for the next caller.
package final class Pool<Element>: Sendable {
  private struct Idle: @unchecked Sendable {
    // Proof: a caller takes an element out of the list and uses it exclusively until the caller returns it. The list's
    // lock makes the writes of a caller visible to the next caller.
    let element: Element
  }

  private let idle = Mutex<[Idle]>([])
  private let make: @Sendable () -> Element
  private let isReusable: @Sendable (Element) -> Bool

  /// - Parameter isReusable: Whether to keep an element when it is returned.
  package init(
    make: @escaping @Sendable () -> Element,
    keepingIf isReusable: @escaping @Sendable (Element) -> Bool = { _ in true }
  ) {
    self.make = make
    self.isReusable = isReusable
  }

  /// Lends an element to the closure. The closure must not store it.
  package func withElement<Result>(_ body: (Element) throws -> Result) rethrows -> Result {
    let lent = idle.withLock { $0.popLast() } ?? Idle(element: make())
    defer { if isReusable(lent.element) { idle.withLock { $0.append(lent) } } }
    return try body(lent.element)
  }
}
