import Foundation
import Isolation
import ViewValues

/// What positions are measured from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // Proof: a case never changes, and a name's value is only compared and hashed, which needs no actor.
  /// The top left of the whole picture.
  case global
  /// The view itself.
  case local
  /// The view that has `coordinateSpace(name:)` with this name; global when there is none.
  case named(AnyHashable)

  /// Whether it is that of the whole picture.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }

  package func origin(for node: ViewNode) -> CGPoint { frame(for: node)?.origin ?? .zero }

  /// In coordinates of the root; `nil` for the picture as a whole and unknown names.
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

/// Something that names a ``CoordinateSpace``.
public protocol CoordinateSpaceProtocol {
  /// The same as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// That of a view around this one, by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
  /// The same as a value.
  public let coordinateSpace: CoordinateSpace
}

/// The view's own.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The view's own.
  public init() {}
  /// The same as a value.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// That of the whole picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// That of the whole picture.
  public init() {}
  /// The same as a value.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// That of a view around this one, by its name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// That of the whole picture.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// Stands for a named view before its node is made.
@MainActor final class CoordinateSpaceAnchor {
  weak var node: ViewNode?
}

private struct CoordinateSpacesKey: EnvironmentKey {
  static var defaultValue: [AnyHashable: CoordinateSpaceAnchor] { [:] }
}

extension EnvironmentValues {
  var coordinateSpaces: [AnyHashable: CoordinateSpaceAnchor] {
    get { self[CoordinateSpacesKey.self] }
    set { self[CoordinateSpacesKey.self] = newValue }
  }
}
