import OpenChartsPictures
import OpenChartsViewCore

extension ImageRenderer {
  /// Renders the content at rest: tasks that it starts when it appears, such as loading its data, are done, and
  /// animations have ended.
  ///
  ///     let renderer = ImageRenderer(content: ChartView())
  ///     try await renderer.settledScene().write(to: URL(fileURLWithPath: "chart.png"))
  ///
  /// Tasks and timers run in real time; animations take no time. Work waiting in a Dispatch queue is ignored. Tasks
  /// that are still running afterwards are cancelled. Several scenes can settle at once.
  ///
  /// - Parameter limit: The maximum time. If it is exceeded, or if the waiting task is cancelled, the picture shows
  ///   the state at that point, and the scene's `diagnostics` give the reason. Zero gives the initial picture.
  public func settledScene(within limit: Duration = .seconds(5)) async -> RenderedScene {
    let (seconds, attoseconds) = limit.components
    // Limit the time to 1e9 s, about 32 years.
    let time = min(max(Double(seconds) + Double(attoseconds) * 1e-18, 0), 1e9)
    let stage = SettlingDriver(
      content, proposal: proposedSize, scale: Double(scale), limit: time, clock: VirtualClock(),
      pixelScale: pixelScale, isOpaque: isOpaque)
    defer { stage.end() }
    if await !stage.run(until: time) {
      stage.add("the view had not come to rest after \(limit): \(stage.unsettledReason)")
    }
    return stage.scene()
  }
}
