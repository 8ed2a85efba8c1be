import Foundation
import OpenChartsViewValues

/// The state of a view that is inserted or removed.
public enum TransitionPhase: Hashable, Sendable {
  /// The phase before the insertion.
  case willAppear
  /// Inserted. Pictures and sessions show this state.
  case identity
  /// The phase after the removal.
  case didDisappear
  /// Whether the view is inserted.
  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: −1 before the insertion, 1 after the removal, otherwise 0.
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// A change of views that are inserted and removed, written as a body. Views are shown as in the phase `identity`:
/// unlike ``AnyTransition``, `blurReplace`, `opacity`, `move`, `push`, `slide`, `scale` and combinations of these, it is
/// not animated.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The type of the placeholder for the view.
  typealias Content = _TransitionContent<Self>
  /// Returns the view in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
}

/// The placeholder for the view that a transition changes.
public struct _TransitionContent<Value>: View {
  let content: AnyView
  /// The view.
  public var body: some View { content }
}

extension Transition {
  /// Applies the transition to a view, in a phase.
  @MainActor public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: Content(content: AnyView(content)), phase: phase)
  }
  /// Combines two transitions.
  @MainActor public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
  /// The transition itself: it is not animated.
  @MainActor public func animation(_ animation: Animation?) -> some Transition { self }
}

private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

extension CombinedTransition: AnimatedTransition {
  var animated: AnyTransition? {
    guard let first = (first as? any AnimatedTransition)?.animated,
      let second = (second as? any AnimatedTransition)?.animated
    else { return nil }
    return first.combined(with: second)
  }
}

extension View {
  /// Shows the view as a transition does once it is inserted. The insertion is animated for the transitions of this
  /// package only.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    TransitionedView(content: self, transition: transition)
  }
}

private struct TransitionedView<Content: View, T: Transition> {
  let content: Content
  let transition: T
}

extension TransitionedView: View {
  @ViewBuilder var body: some View {
    if let animated = (transition as? any AnimatedTransition)?.animated {
      content.transition(animated)
    } else {
      transition.apply(content: content, phase: .identity)
    }
  }
}
