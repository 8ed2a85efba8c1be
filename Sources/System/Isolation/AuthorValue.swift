/// Something of an author's that Apple's API carries between threads without asking that its type be `Sendable`: the
/// closures of bindings and publishers, key paths, what a text formats, objects in the environment.
///
/// Types around it stay checked by the compiler, so that this is all there is to trust.
package struct AuthorValue<Value>: @unchecked Sendable {
  // Proof: this is set once and never changed; values and key paths are then safe to read from any thread. For what an
  // author's closures and references lead to, it is the author who knows the threads: those that send through a
  // publisher, read a binding or draw a picture, as with Apple's frameworks.
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
