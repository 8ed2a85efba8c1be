import Foundation
import OpenChartsViewValues

/// A view that runs through phases, each with an animation. In a live session it repeats them without end, or runs
/// once for each change of a trigger. A picture shows the first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let trigger: AnimatorTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  /// Creates a view that repeats the phases in a live session.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates a view that runs through the phases and back to the first when the trigger changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnimatorTrigger(trigger)
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: View {
  /// The content for the current phase.
  public var body: some View {
    PhaseBody(phases: phases, trigger: trigger, content: content, animation: animation)
  }
}

/// A trigger of any type. A change of the trigger starts a run; the appearance of the view does not.
struct AnimatorTrigger: Equatable {
  private let value: Any
  private let isSame: (Any) -> Bool

  init<T: Equatable>(_ value: T) {
    self.value = value
    isSame = { ($0 as? T) == value }
  }

  static func == (a: AnimatorTrigger, b: AnimatorTrigger) -> Bool { a.isSame(b.value) }
}

private struct PhaseBody<Phase: Equatable, Content: View>: View {
  let phases: [Phase]
  let trigger: AnimatorTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var first = FirstTrigger()
  @Environment(\.isLive) private var isLive

  /// Whether the trigger with which the view appeared was seen, which does not start a run.
  private final class FirstTrigger {
    var isSet = false
  }

  var body: some View {
    if phases.isEmpty {
      EmptyView()
    } else if isLive, phases.count > 1 {
      content(phases[index % phases.count]).task(id: trigger) { await run() }
    } else {
      content(phases[0])
    }
  }

  private func run() async {
    guard trigger == nil || first.isSet else {
      first.isSet = true
      return
    }
    repeat {
      for next in Array(1..<phases.count) + [0] {
        let animation = animation(phases[next])
        withAnimation(animation) { index = next }
        let seconds = min(max(animation?.settlingDuration ?? 0, 1.0 / 60), 3_600)
        do { try await Task.sleep(for: .seconds(seconds)) } catch { return }
      }
    } while trigger == nil
  }
}

extension View {
  /// Changes the view by phases, each with an animation. See ``PhaseAnimator``.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(view: self), $0) }, animation: animation)
  }

  /// Changes the view by phases when a trigger changes. See ``PhaseAnimator``.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(view: self), $0) },
      animation: animation)
  }
}

/// The view that a modifier such as `phaseAnimator` changes.
public struct PlaceholderContentView<Value: View> {
  let view: Value
}

extension PlaceholderContentView: View {
  /// The view.
  public var body: some View { view }
}
