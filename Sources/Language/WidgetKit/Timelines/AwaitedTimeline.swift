import OpenChartsIsolation

/// A type-erased provider.
struct AwaitedTimeline {
  let placeholder: @MainActor (TimelineProviderContext) -> any TimelineEntry
  let entries: @MainActor (TimelineProviderContext) async -> [any TimelineEntry]

  @MainActor init<Provider: TimelineProvider>(_ provider: Provider) {
    placeholder = { provider.placeholder(in: $0) }
    entries = { context in
      // A provider may call its completion handler twice. Only the first answer is used.
      let (answers, answer) = AsyncStream.makeStream(of: MainActorBox<Timeline<Provider.Entry>>.self)
      provider.getTimeline(in: context) { timeline in
        answer.yield(MainActorBox(timeline))
        answer.finish()
      }
      for await timeline in answers { return timeline.value.entries }
      return []
    }
  }
}
