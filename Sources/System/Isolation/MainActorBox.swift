/// Runs a closure on the main actor, from code that Apple's API does not isolate to it.
///
/// A layout's subview, a geometry proxy, an anchor and a view's dimensions contain nodes, which belong to the main
/// actor. Such values are created and passed to closures by layout and drawing, which run on the main actor. The engine
/// measures views while a chart is laid out, so this runs on the main actor too, as does work on the main queue. On
/// other threads the function traps, because accessing a view there would be a race.
package func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    let body = MainActorBox(body)
    // Proof: `assumeIsolated` checks at run time that the caller is on the main actor, so that nothing crosses to
    // another thread.
    return MainActor.assumeIsolated { MainActorBox(body.value()) }.stored
  }
}

/// Passes a main-actor value through nonisolated code that calls back on the main actor. Examples are closures of
/// layout, and the engine during the layout of a chart.
@usableFromInline package struct MainActorBox<Value>: @unchecked Sendable {
  // Proof: `stored` never changes, and only the main actor reads it: the compiler checks this for ``value``, and
  // ``run(_:)`` checks it at run time.
  @usableFromInline let stored: Value

  @inlinable package init(_ value: Value) { stored = value }

  @inlinable @MainActor package var value: Value { stored }

  /// Runs a closure with the value. Traps if the caller is not on the main actor.
  package func run<Result>(_ body: @MainActor (Value) -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      let call = MainActorBox<@MainActor (Value) -> Result>(body)
      return onMainActor { call.value(self.value) }
    }
  }
}
