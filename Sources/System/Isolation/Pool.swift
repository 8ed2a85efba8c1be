import Synchronization

/// A pool of objects that are expensive to create and usable by one thread at a time, such as those of C libraries.
/// An object is lent to one caller and kept for the next.
package final class Pool<Element>: Sendable {
  private struct Idle: @unchecked Sendable {
    // Proof: a caller that takes an element out of the list uses it exclusively until it returns it, and the list's
    // lock makes its writes visible to the next caller.
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

  /// Lends an element to the closure, which must not keep it.
  package func withElement<Result>(_ body: (Element) throws -> Result) rethrows -> Result {
    let lent = idle.withLock { $0.popLast() } ?? Idle(element: make())
    defer { if isReusable(lent.element) { idle.withLock { $0.append(lent) } } }
    return try body(lent.element)
  }
}
