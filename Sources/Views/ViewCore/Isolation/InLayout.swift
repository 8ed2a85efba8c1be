/// Runs a body as the main actor's, from code that Apple's API leaves to no actor.
///
/// A subview of a layout, a geometry proxy, an anchor and the dimensions of a view hold nodes, which belong to the main
/// actor. Only layout and drawing make such values and call what they are given to, and both run on the main actor; so
/// does the engine's measuring of views, which a chart starts while it is laid out. Anywhere else this stops the
/// program, as touching a view there would be a race.
package func inLayout<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    let body = MainActorBox(body)
    return MainActor.assumeIsolated { MainActorBox(body.value()) }.value
  }
}

/// Carries what belongs to the main actor through code that is bound to no actor and calls back on the main actor:
/// closures of layout, and the engine while a view lays out a chart.
///
/// Nothing may read the value from another thread: ``run(_:)`` stops the program there.
package struct MainActorBox<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }

  package func run<Result>(_ body: @MainActor (Value) -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      let call = MainActorBox<@MainActor (Value) -> Result>(body)
      return inLayout { call.value(self.value) }
    }
  }
}
