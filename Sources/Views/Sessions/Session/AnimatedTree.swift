import Foundation
import OpenChartsDisplayList
import OpenChartsMotion
import OpenChartsViewCore

/// A view tree with its picture, and the animation from the previous picture.
@MainActor package final class AnimatedTree {
  package let tree = ViewTree()
  /// The picture at the end of the animation.
  package private(set) var drawing = Drawing()
  /// The animation in progress; `nil` at rest.
  private(set) var motion: LiveMotion?
  private var completions: [AnimationCompletion] = []
  private var isDrawn = false

  package init() {}

  /// When the animation ends, in seconds of the clock of ``update(_:in:proposal:isSeen:reducesMotion:clock:)``; `nil`
  /// at rest.
  package var end: Double? { motion?.end }

  /// Evaluates, lays out and draws the views, and starts the animation that they request.
  ///
  /// - Parameters:
  ///   - isSeen: Whether the previous picture was shown. Ignored in the first update, which animates from the state
  ///     before `onAppear` if the views change on appearing.
  ///   - clock: The current time in seconds.
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
      // An unanimated change appears at once; the animation in progress continues.
      motion = last.continued(to: drawing.list, with: drawing.rotatable)
    } else if transaction?.disablesAnimations != true {
      let now = clock()
      motion = LiveMotion(
        from: last?.beginning(at: now) ?? old.list, to: drawing.list, animation, start: now,
        old: (last?.transitions ?? [:]).merging(old.live.transitions) { $1 },
        new: drawing.live.transitions,
        rotations: ChartRotations(from: last?.charts(at: now) ?? old.rotatable, to: drawing.rotatable))
    }
  }

  /// The picture at a time.
  package func list(at now: Double) -> DisplayList { motion?.list(at: now) ?? drawing.list }

  /// Ends the animation and runs its completion handlers.
  package func finish() {
    motion = nil
    let ended = completions
    completions = []
    for completion in ended { completion.run() }
  }

  /// Shows the final picture at once. The completion handlers of the animation keep waiting.
  func cut() { motion = nil }
}
