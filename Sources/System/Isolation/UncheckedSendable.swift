/// A value of the user's code that Apple's API passes between threads without requiring `Sendable`: closures of
/// bindings and publishers, key paths, values that a text formats, objects in the environment.
///
/// The compiler still checks the types around it, so only this wrapper has to be trusted.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  // Proof: `value` is set once and never changed, so values and key paths are safe to read on any thread. As with
  // Apple's frameworks, the user's code decides on which threads closures run and referenced objects are used: the
  // threads that send through a publisher, read a binding or draw a picture.
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
