import Foundation
import OpenChartsIsolation
import OpenChartsViewValues

/// The origin of positions.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // Proof: cases are immutable, and the value of a name is only compared and hashed, which needs no actor.
  /// The top left of the whole picture.
  case global
  /// The view itself.
  case local
  /// The view that has `coordinateSpace(name:)` with this name; the whole picture if there is none.
  case named(AnyHashable)

  /// Whether this is the coordinate space of the whole picture.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the view's own coordinate space.
  public var isLocal: Bool { self == .local }

  package func origin(for node: ViewNode) -> CGPoint { frame(for: node)?.origin ?? .zero }

  /// The frame in root coordinates; `nil` for the whole picture and for unknown names.
  func frame(for node: ViewNode) -> CGRect? {
    onMainActor {
      switch self {
      case .global: return nil
      case .local: return node.frame
      case .named(let name): return node.environment.coordinateSpaces[name]?.node?.frame
      }
    }
  }
}

/// A type that represents a ``CoordinateSpace``.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of an enclosing view, by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
  /// The coordinate space.
  public let coordinateSpace: CoordinateSpace

  private enum ScrollViewName: Hashable { case only }
  /// The name of the enclosing scroll view.
  package static var scrollViewName: AnyHashable { AnyHashable(ScrollViewName.only) }
}

/// The coordinate space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space of the view.
  public init() {}
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the whole picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space of the whole picture.
  public init() {}
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of an enclosing view, by its name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
  /// The coordinate space of the visible part of the innermost scroll view; without a scroll view, the space of the
  /// whole picture.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(NamedCoordinateSpace.scrollViewName))
  }
  /// The coordinate space of the innermost scroll view, whether or not it scrolls along the axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the whole picture.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// A reference to a named view, set when its node is made.
@MainActor package final class CoordinateSpaceAnchor {
  package weak var node: ViewNode?
  package init() {}
}

extension EnvironmentValues {
  @Entry package var coordinateSpaces: [AnyHashable: CoordinateSpaceAnchor] = [:]
}
