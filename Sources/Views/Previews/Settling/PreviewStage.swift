import Foundation
import Pictures
import Sessions
import ViewCore

/// A view on its way to rest: what it begins when it appears is run, by the ``ProgramClock``, until nothing is left to
/// do.
@MainActor final class PreviewStage {
  /// Seconds after which a view is shown as it is then.
  static let patience = 5.0
  /// Drawings at one moment after which time passes although more is asked for: a view that is so restless is drawn once
  /// at each later moment.
  private static let mostDrawings = 100
  /// Moments in a row that a view may leave restless until it is held to be so without end.
  private static let mostRestless = 3

  private let view: AnyView
  private let proposal: ProposedViewSize
  private let scale: Double
  private let isOpaque: Bool
  private var environment = EnvironmentValues()
  private let diagnostics = DiagnosticCollector()
  private let moving = MovingTree()
  private let limit: Double
  private let clock: ProgramClock
  /// Of the time that it is.
  private var drawings = 0
  /// Moments in a row at whose end the view still asked for a drawing.
  private var restless = 0
  /// Counts what may have changed how the view is seen.
  private(set) var changes = 0

  /// Draws the view for the first time. One stage is there at a time for each clock, until
  /// ``end()``.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point of raster output.
  ///   - limit: Seconds for which the view may be there.
  ///   - pixelScale: Pixels a point to which positions are rounded; `nil`: those of `scale`.
  ///   - locale: Of the content; `nil`: as views have it by themselves.
  ///   - isOpaque: Whether the system's background lies under the view.
  init(
    _ view: some View, proposal: ProposedViewSize, scale: Double, limit: Double,
    clock: ProgramClock = .shared, pixelScale: CGFloat? = nil, isOpaque: Bool = true,
    locale: Locale? = nil
  ) {
    (self.limit, self.clock, self.isOpaque) = (limit, clock, isOpaque)
    self.view = AnyView(PresentationHost(content: view))
    self.proposal = proposal
    self.scale = scale
    environment.diagnostics = diagnostics
    environment.displayScale = pixelScale ?? scale
    environment.lifetime = limit
    if let locale { environment.locale = locale }
    let start = environment.now()
    environment.now = { start + clock.seconds }
    clock.begin()
    // Those who wait for the end of an animation hear of it.
    moving.tree.graph.changes.notify {}
    draw()
  }

  /// Tasks are cancelled, and what was put off never runs.
  func end() {
    moving.tree.graph.changes.notify(nil)
    moving.tree.graph.end()
    moving.tree.dismantle()
    clock.end()
  }

  /// Goes on to a moment, or until there is nothing left to do.
  ///
  /// - Parameters:
  ///   - moment: Seconds since the view appeared, the limit at most.
  ///   - seeksRest: Whether to stop before where the view will never be at rest.
  /// - Returns: Whether the view is at rest; not where the task that waits is cancelled.
  func run(until moment: Double, seekingRest seeksRest: Bool = true) async -> Bool {
    let end = Self.frames(moment)
    while !Task.isCancelled {
      if isRestless, seeksRest { return false }
      let isQuiet = await clock.quiet(within: 1 / ProgramClock.rate)
      // Asking runs timers that are due by the day, and what else waits for the run loop.
      let timer = RunLoop.main.limitDate(forMode: .default)
      let now = clock.frame
      let isWorn = drawings >= (restless > 0 ? 1 : Self.mostDrawings)
      if moving.tree.graph.changes.isSet, !isWorn {
        draw()
        // While something works on, each moment has one drawing, or work that changes the view would stop the clock.
        if isQuiet { continue }
      }
      if let last = moving.end, Self.frames(last) <= now {
        moving.finish()
        continue
      }
      let isAsking = isWorn && moving.tree.graph.changes.isSet
      restless = isAsking ? restless + 1 : 0
      if isAsking || !isQuiet || waits(for: timer) {
        if now >= end { return false }
        // What nobody here decides about takes the time that it takes.
        if isQuiet, !isAsking { await clock.pause(for: 1 / ProgramClock.rate) }
        advance(to: now + 1)
      } else if let next = [moving.end.map(Self.frames), clock.next, clock.nextTimer].compactMap({ $0 }).min()
      {
        advance(to: min(next, end))
        if next > end { return false }
      } else {
        return true
      }
    }
    return false
  }

  /// Tells about the picture.
  func add(_ diagnostic: String) { diagnostics.add(diagnostic) }

  /// Whether the view will never be at rest.
  private var isRestless: Bool { restless >= Self.mostRestless }

  /// Seconds for which the view has been there.
  var seconds: Double { clock.seconds }

  /// Why the view is not at rest.
  var unrest: String {
    if isRestless || drawings >= Self.mostDrawings { return "the view changes itself without end" }
    if moving.end != nil { return "an animation goes on" }
    if clock.next != nil { return "work waits until later" }
    return clock.nextTimer != nil ? "a timer goes on" : "a task or a timer goes on"
  }

  /// The view as it is seen now.
  func scene() -> RenderedScene {
    var scene = RenderedScene(
      moving.drawing, showing: moving.list(at: clock.seconds), of: moving.tree, scale: scale,
      isOpaque: isOpaque,
      diagnostics: diagnostics.messages)
    scene.keepLengths(of: moving.drawing.unrolled)
    return scene
  }

  /// Whether something is waited for that keeps to the time of day: a timer of the run loop, or whatever a task does
  /// that is not just asleep, such as loading from elsewhere.
  private func waits(for timer: Date?) -> Bool {
    if let timer, timer.timeIntervalSinceNow <= limit - clock.seconds { return true }
    return !moving.tree.graph.tasks.isZero && clock.next == nil
  }

  private func advance(to frame: Int) {
    if frame > clock.frame { drawings = 0 }
    changes += 1
    clock.advance(to: frame)
  }

  private func draw() {
    drawings += 1
    changes += 1
    moving.update(
      view, in: environment, proposal: proposal, isSeen: true,
      reducesMotion: environment.accessibilityReduceMotion, clock: { [clock] in clock.seconds })
  }

  /// The first frame that is not before a time in seconds.
  private static func frames(_ seconds: Double) -> Int { Int((seconds * ProgramClock.rate).rounded(.up)) }
}
