/// An object of a C library that the library promises never to change again, such as a frozen font: any number of
/// threads may use it at once.
package final class ConstantHandle: @unchecked Sendable {
  // Proof: the pointer never changes, its target is constant by the promise above, and the target is released with
  // the last reference to this value.
  package let pointer: OpaquePointer
  private let release: @Sendable (OpaquePointer) -> Void

  /// - Parameter release: Frees the object; nothing for what lives as long as the program.
  package init(
    constant pointer: OpaquePointer, release: @escaping @Sendable (OpaquePointer) -> Void = { _ in }
  ) {
    self.pointer = pointer
    self.release = release
  }

  deinit { release(pointer) }
}
