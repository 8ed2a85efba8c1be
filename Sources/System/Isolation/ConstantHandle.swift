/// An object of a C library that the library guarantees not to change, such as a frozen font. Any number of threads
/// can use it at the same time.
package final class ConstantHandle: @unchecked Sendable {
  // Proof: the pointer never changes, and its target is constant by the library's guarantee. The target is released
  // with the last reference to this object.
  package let pointer: OpaquePointer
  private let release: @Sendable (OpaquePointer) -> Void

  /// - Parameter release: Frees the object. By default does nothing, for objects that live as long as the process.
  package init(
    constant pointer: OpaquePointer, release: @escaping @Sendable (OpaquePointer) -> Void = { _ in }
  ) {
    self.pointer = pointer
    self.release = release
  }

  deinit { release(pointer) }
}
