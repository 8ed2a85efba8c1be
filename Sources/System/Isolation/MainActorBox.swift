/// Runs a body as the main actor's, from code that Apple's API leaves to no actor.
///
/// A subview of a layout, a geometry proxy, an anchor and the dimensions of a view hold nodes, which belong to the main
/// actor. Only layout and drawing make such values and call what they are given to, and both run on the main actor; so
/// do the engine's measuring of views, which a chart starts while it is laid out, and what is sent to the main queue.
/// Anywhere else this stops the program, as touching a view there would be a race.
package func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    let body = MainActorBox(body)
    // Proof: this checks at run time that the caller is the main actor, so that nothing crosses to another thread.
    return MainActor.assumeIsolated { MainActorBox(body.value()) }.stored
  }
}

/// Carries what belongs to the main actor through code that is bound to no actor and calls back on the main actor:
/// closures of layout, and the engine while a view lays out a chart.
@usableFromInline package struct MainActorBox<Value>: @unchecked Sendable {
  // Proof: this never changes, and it is read by the main actor alone: the compiler checks that for ``value``, and
  // ``run(_:)`` at run time.
  @usableFromInline let stored: Value

  @inlinable package init(_ value: Value) { stored = value }

  @inlinable @MainActor package var value: Value { stored }

  /// Runs a body with the value; stops the program where that is not the main actor's code.
  package func run<Result>(_ body: @MainActor (Value) -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      let call = MainActorBox<@MainActor (Value) -> Result>(body)
      return onMainActor { call.value(self.value) }
    }
  }
}
