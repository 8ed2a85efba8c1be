import Foundation
import OpenChartsPictures
import OpenChartsSessions
import OpenChartsViewCore

/// Runs a view until it comes to rest: executes the work that it starts on appearing, by the ``VirtualClock``, until
/// none is left.
@MainActor final class SettlingDriver {
  /// The default time in seconds after which a view that has not come to rest is drawn.
  static let restTimeout = 5.0
  /// The maximum number of updates per frame time. A view that requests more is updated once in each later frame.
  private static let mostDrawings = 100
  /// The number of consecutive frames with unfinished updates after which a view counts as never at rest.
  private static let mostRestless = 3

  private let view: AnyView
  private let proposal: ProposedViewSize
  private let scale: Double
  private let isOpaque: Bool
  private var environment = EnvironmentValues()
  private let diagnostics = DiagnosticCollector()
  private let animatedTree = AnimatedTree()
  private let limit: Double
  private let clock: VirtualClock
  /// The number of updates at the current frame time.
  private var drawings = 0
  /// The number of consecutive frames at whose end the view still requested an update.
  private var restlessFrames = 0
  /// Incremented by everything that can change the picture.
  private(set) var changes = 0

  /// Draws the view for the first time. Each clock can have one stage at a time, until ``end()``.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point of raster output.
  ///   - limit: The maximum lifetime of the view, in seconds.
  ///   - pixelScale: Pixels per point to which positions are rounded; `nil` for `scale`.
  ///   - locale: The locale of the content; `nil` for the default.
  ///   - isOpaque: Whether to draw the system's background behind the view.
  init(
    _ view: some View, proposal: ProposedViewSize, scale: Double, limit: Double,
    clock: VirtualClock = .shared, pixelScale: CGFloat? = nil, isOpaque: Bool = true,
    locale: Locale? = nil
  ) {
    (self.limit, self.clock, self.isOpaque) = (limit, clock, isOpaque)
    // A sheet needs the height of a phone, however low the view below it is.
    let height = proposal.height == nil ? CGFloat(852) : nil
    self.view = AnyView(PresentationHost(content: view, presentingHeight: height))
    self.proposal = proposal
    self.scale = scale
    environment.diagnostics = diagnostics
    environment.displayScale = pixelScale ?? scale
    environment.lifetime = limit
    if let locale { environment.locale = locale }
    let start = environment.now()
    environment.now = { start + clock.seconds }
    clock.begin()
    // Activates notifications, so that completion handlers of animations run.
    animatedTree.tree.graph.changes.notify {}
    draw()
  }

  /// Cancels the tasks of the view and drops delayed work.
  func end() {
    animatedTree.tree.graph.changes.notify(nil)
    animatedTree.tree.graph.end()
    animatedTree.tree.dismantle()
    clock.end()
  }

  /// Advances to a time, or until no work is left.
  ///
  /// - Parameters:
  ///   - moment: Seconds since the view appeared, at most the limit.
  ///   - seeksRest: Whether to stop early if the view will never come to rest.
  /// - Returns: Whether the view is at rest. False if the waiting task is cancelled.
  func run(until moment: Double, seekingRest seeksRest: Bool = true) async -> Bool {
    let end = Self.frames(moment)
    while !Task.isCancelled {
      if isRestless, seeksRest { return false }
      let isQuiet = await clock.isIdle(within: 1 / VirtualClock.rate)
      // As a side effect, `limitDate` runs due real-time timers and other work of the run loop.
      let timer = RunLoop.main.limitDate(forMode: .default)
      let now = clock.frame
      let isWorn = drawings >= (restlessFrames > 0 ? 1 : Self.mostDrawings)
      if animatedTree.tree.graph.changes.isSet, !isWorn {
        draw()
        // While other work runs, update only once per frame. Otherwise work that changes the view could stop the
        // clock.
        if isQuiet { continue }
      }
      if let last = animatedTree.end, Self.frames(last) <= now {
        animatedTree.finish()
        continue
      }
      let isAsking = isWorn && animatedTree.tree.graph.changes.isSet
      restlessFrames = isAsking ? restlessFrames + 1 : 0
      if isAsking || !isQuiet || waits(for: timer) {
        if now >= end { return false }
        // I/O outside the virtual clock runs in real time; wait one frame.
        if isQuiet, !isAsking { await clock.pause(for: 1 / VirtualClock.rate) }
        advance(to: now + 1)
      } else if let next = [animatedTree.end.map(Self.frames), clock.next, clock.nextTimer]
        .compactMap({ $0 }).min()
      {
        advance(to: min(next, end))
        if next > end { return false }
      } else {
        return true
      }
    }
    return false
  }

  /// Adds a diagnostic to the picture.
  func add(_ diagnostic: String) { diagnostics.add(diagnostic) }

  /// Whether the view seems to change itself without end.
  private var isRestless: Bool { restlessFrames >= Self.mostRestless }

  /// The time since the view appeared, in seconds of the clock.
  var seconds: Double { clock.seconds }

  /// The reason why the view is not at rest.
  var unsettledReason: String {
    if isRestless || drawings >= Self.mostDrawings { return "the view changes itself without end" }
    if animatedTree.end != nil { return "an animation is still running" }
    if clock.next != nil { return "work waits until later" }
    return clock.nextTimer != nil ? "a timer is still running" : "a task or a timer is still running"
  }

  /// The current picture of the view.
  ///
  /// - Parameter screen: The size of a screen on which the picture also shows what the view draws outside its frame;
  ///   `nil` to cut the picture at the frame.
  func scene(onScreenOf screen: CGSize? = nil) -> RenderedScene {
    var scene = RenderedScene(
      animatedTree.drawing, showing: animatedTree.list(at: clock.seconds), of: animatedTree.tree,
      scale: scale,
      isOpaque: isOpaque,
      diagnostics: diagnostics.messages)
    if let screen { scene.includeOverflow(onScreenOf: screen) }
    scene.keepLengths(of: animatedTree.drawing.unrolled)
    return scene
  }

  /// Whether something runs in real time: a timer of the run loop, or a task that is not just sleeping, such as one
  /// that loads data.
  private func waits(for timer: Date?) -> Bool {
    if let timer, timer.timeIntervalSinceNow <= limit - clock.seconds { return true }
    return !animatedTree.tree.graph.tasks.isZero && clock.next == nil
  }

  private func advance(to frame: Int) {
    if frame > clock.frame { drawings = 0 }
    changes += 1
    clock.advance(to: frame)
  }

  private func draw() {
    drawings += 1
    changes += 1
    animatedTree.update(
      view, in: environment, proposal: proposal, isSeen: true,
      reducesMotion: environment.accessibilityReduceMotion, clock: { [clock] in clock.seconds })
  }

  /// The first frame at or after a time in seconds.
  private static func frames(_ seconds: Double) -> Int { Int((seconds * VirtualClock.rate).rounded(.up)) }
}
