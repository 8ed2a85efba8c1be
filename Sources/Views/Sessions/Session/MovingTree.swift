import DisplayList
import Foundation
import Motion
import ViewCore

/// A tree of views with its drawing, and the way to that from what was seen before.
@MainActor package final class MovingTree {
  package let tree = ViewTree()
  /// How everything looks at the end of the change.
  package private(set) var drawing = Drawing()
  /// The change that is being shown; `nil` at rest.
  private(set) var motion: LiveMotion?
  private var completions: [AnimationCompletion] = []
  private var isDrawn = false

  package init() {}

  /// When the change ends, in seconds of the clock of ``update(_:in:proposal:isSeen:reducesMotion:clock:)``; `nil` at
  /// rest.
  package var end: Double? { motion?.end }

  /// Evaluates, lays out and draws, and begins the change that is asked for.
  ///
  /// - Parameters:
  ///   - isSeen: Whether the drawing before is seen: else the new one has only itself to come from, as views are at
  ///     first that animate what they change on appearing.
  ///   - clock: Seconds.
  package func update(
    _ view: some View, in environment: EnvironmentValues, proposal: ProposedViewSize, isSeen: Bool,
    reducesMotion: Bool, clock: () -> Double
  ) {
    let start = tree.update(
      view, in: environment, proposal: proposal, keepsStart: !isDrawn && !reducesMotion)
    let old = start ?? drawing
    drawing = tree.draw()
    let isSeen = isDrawn ? isSeen : start != nil
    isDrawn = true
    let transaction = tree.graph.transaction
    tree.graph.transaction = nil
    let last = motion
    motion = nil
    if let completion = transaction?.completion { completions.append(completion) }
    guard isSeen, !reducesMotion else { return }
    let animation = transaction?.disablesAnimations == true ? nil : transaction?.animation
    if animation == nil, let last {
      // What it changes is there at once; what is on its way goes on.
      motion = last.continued(to: drawing.list, with: drawing.turnable)
    } else if transaction?.disablesAnimations != true {
      let now = clock()
      motion = LiveMotion(
        from: last?.list(at: now) ?? old.list, to: drawing.list, animation, start: now,
        old: (last?.transitions ?? [:]).merging(old.live.transitions) { $1 },
        new: drawing.live.transitions,
        turning: Turning(from: last?.charts(at: now) ?? old.turnable, to: drawing.turnable))
    }
  }

  /// What is seen at a time.
  package func list(at now: Double) -> DisplayList { motion?.list(at: now) ?? drawing.list }

  /// The change is over: those who wait for its end hear of it.
  package func finish() {
    motion = nil
    let ended = completions
    completions = []
    for completion in ended { completion.run() }
  }

  /// Shows the drawing at once; those who wait for the change's end go on waiting.
  func cut() { motion = nil }
}
