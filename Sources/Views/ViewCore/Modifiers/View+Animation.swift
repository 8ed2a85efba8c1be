import Foundation
import ViewValues

private struct AnimationKey: EnvironmentKey { static var defaultValue: Animation? { nil } }

extension EnvironmentValues {
  /// How changes within a view are animated in a live session.
  package var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }
}

/// How the content of a view changes within its place. Kept; here new content takes the place of the old at once.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// On Apple's systems the one fades into the other.
  public static let opacity = ContentTransition(name: "opacity")
  /// On Apple's systems the one turns into the other.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// On Apple's systems digits roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: countsDown ? "numericTextDown" : "numericText")
  }
  /// On Apple's systems digits roll, by the direction in which the value goes.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText\(value)")
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
  /// How texts go over into others. Kept; here they change at once.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

/// Asks for an animation of the evaluation in which a value is another than before.
private struct Animating<V: Equatable>: NodeModifier {
  let animation: Animation?
  /// `nil` for any evaluation.
  let value: V?

  private final class Memory {
    var value: V?
    var isThere = false
  }

  func adapt(_ environment: inout EnvironmentValues) { environment.animation = animation }

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    let memory = context.scope.slot(0) { Memory() }
    defer { (memory.value, memory.isThere) = (value, true) }
    // What is there for the first time has nothing to come from.
    if memory.isThere, value == nil || memory.value != value {
      context.scope.graph.transaction = Transaction(animation: animation)
    }
    return node
  }
}

extension View {
  /// Animates what a change of the value changes, in a live session. A still picture shows the end.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    NodeModified(content: self, modifier: Animating(animation: animation, value: value))
  }

  /// Animates all changes within, in a live session. A still picture shows the end.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    NodeModified(content: self, modifier: Animating<Bool>(animation: animation, value: nil))
  }

  /// How texts within go over into others. Kept; here they change at once.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
