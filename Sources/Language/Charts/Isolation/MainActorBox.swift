/// Carries what belongs to the main actor through the engine, which calls back on the same actor while a
/// view lays out a chart.
struct MainActorBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }

  func run<Result>(_ body: @MainActor (Value) -> Result) -> Result {
    let value = MainActorBox(value)
    return withoutActuallyEscaping(body) { body in
      let call = MainActorBox<@MainActor (Value) -> Result>(body)
      return MainActor.assumeIsolated { MainActorBox<Result>(call.value(value.value)) }.value
    }
  }
}
