import Foundation
import OpenChartsViewValues

extension EnvironmentValues {
  /// The animation of changes within a view, in a live session.
  @Entry package var animation: Animation?
}

/// The animation of a view's content when it changes. Stored, but has no effect: content changes at once.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  init(name: String) { self.name = name }
  /// No animation.
  public static let identity = ContentTransition(name: "identity")
  /// A cross-fade. Has no effect.
  public static let opacity = ContentTransition(name: "opacity")
  /// An interpolation between the contents. Has no effect.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Rolling digits. Has no effect.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: countsDown ? "numericTextDown" : "numericText")
  }
  /// Rolling digits. Has no effect.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText\(value)")
  }
}

extension EnvironmentValues {
  /// The content transition of texts. Stored, but has no effect: text changes at once.
  @Entry public var contentTransition: ContentTransition = .identity
}

/// Requests an animation for an evaluation in which the value has changed.
private struct Animating<V: Equatable>: NodeModifier {
  let animation: Animation?
  /// The observed value; `nil` requests the animation for every evaluation.
  let value: V?

  private final class Memory {
    var value: V?
    var isThere = false
  }

  func adapt(_ environment: inout EnvironmentValues) { environment.animation = animation }

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    let memory = context.scope.slot(0) { Memory() }
    defer { (memory.value, memory.isThere) = (value, true) }
    // The first evaluation has no previous state to animate from.
    if memory.isThere, value == nil || memory.value != value {
      context.scope.graph.transaction = Transaction(animation: animation)
    }
    return node
  }
}

extension View {
  /// Animates changes within this view when `value` changes, in a live session. A picture shows the final state.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    NodeModified(content: self, modifier: Animating(animation: animation, value: value))
  }

  /// Animates all changes within this view, in a live session. A picture shows the final state.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    NodeModified(content: self, modifier: Animating<Bool>(animation: animation, value: nil))
  }

  /// Sets the content transition of texts. Has no effect: text changes at once.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
