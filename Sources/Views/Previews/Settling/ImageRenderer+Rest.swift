import Pictures
import ViewCore

extension ImageRenderer {
  /// The picture as the content comes to rest: what it begins when it appears is done, such as tasks that load its data,
  /// and animations are at their end.
  ///
  ///     let renderer = ImageRenderer(content: ChartView())
  ///     try await renderer.settledScene().write(to: URL(fileURLWithPath: "chart.png"))
  ///
  /// Tasks and timers take the time that they take; animations take none. What waits in a queue of Dispatch is not
  /// waited for. Afterwards tasks that still go on are cancelled. Several scenes may settle at once.
  ///
  /// - Parameter limit: After so much time the picture is what is seen then, and the scene's `diagnostics` say why; so
  ///   they do where the task that waits is cancelled before. Zero is the picture of the beginning.
  public func settledScene(within limit: Duration = .seconds(5)) async -> RenderedScene {
    let (seconds, attoseconds) = limit.components
    // Some decades are as good as no limit.
    let time = min(max(Double(seconds) + Double(attoseconds) * 1e-18, 0), 1e9)
    let stage = PreviewStage(
      content, proposal: proposedSize, scale: Double(scale), limit: time, clock: ProgramClock(),
      pixelScale: pixelScale, isOpaque: isOpaque)
    defer { stage.end() }
    if await !stage.run(until: time) {
      stage.add("the view had not come to rest after \(limit): \(stage.unrest)")
    }
    return stage.scene()
  }
}
