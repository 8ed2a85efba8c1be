import OpenChartsViewCore

/// The animation with which a screen or a sheet appears.
@MainActor @preconcurrency
public protocol NavigationTransition {
  /// The transition's kind.
  nonisolated var _source: _TransitionSource? { get }
}

/// The view from which a screen grows.
public struct _TransitionSource: Sendable {
  let name: String
  let namespace: Namespace.ID
}

/// The default: the screen replaces the one before it.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  nonisolated public init() {}
  nonisolated public var _source: _TransitionSource? { nil }
}

/// The screen grows from a view of the screen before it.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated public let _source: _TransitionSource?
  nonisolated fileprivate init(_ source: _TransitionSource) { _source = source }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default: the screen replaces the one before it.
  nonisolated public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The screen grows from the view with this id, see ``SwiftUI/View/matchedTransitionSource(id:in:)``.
  nonisolated public static func zoom<ID: Hashable>(
    sourceID: ID, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(_TransitionSource(name: transitionName(sourceID), namespace: namespace))
  }
}

/// The name of a transition. It differs from the name of a matched geometry with the same id.
private func transitionName<ID: Hashable>(_ id: ID) -> String { "transition \(id)" }

extension View {
  /// Sets the animation with which this screen appears. With `zoom` it grows from its source in a live session if the
  /// change of screens is animated; a picture does not change.
  nonisolated public func navigationTransition<T: NavigationTransition>(_ style: T) -> some View {
    let source = style._source
    return Group {
      if let source { self.matchedGeometryEffect(id: source.name, in: source.namespace) } else { self }
    }
  }

  /// Makes this view the one from which a screen with the transition `zoom` grows.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    matchedGeometryEffect(id: transitionName(id), in: namespace)
  }
}
