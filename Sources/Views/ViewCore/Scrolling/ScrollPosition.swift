import Foundation
import OpenChartsViewValues
import Synchronization

/// A position of a scroll view, set by the program.
///
///     var position = ScrollPosition(edge: .top)
///     position.scrollTo(edge: .bottom)
public struct ScrollPosition {
  enum Target {
    case id(any Hashable)
    case edge(Edge)
    /// Points from the start of the content; `nil` keeps the present one.
    case point(x: CGFloat?, y: CGFloat?)
  }
  private(set) var target: Target?
  private(set) var anchor: UnitPoint?
  /// Distinguishes requests.
  private(set) var stamp = 0

  private static let count = Mutex(0)

  private init(_ target: Target?, anchor: UnitPoint? = nil) { set(target, anchor) }

  private mutating func set(_ target: Target?, _ anchor: UnitPoint? = nil) {
    (self.target, self.anchor) = (target, anchor)
    stamp = Self.count.withLock { count in
      count += 1
      return count
    }
  }

  /// Creates a position that leaves the scroll view where it is. The type of the ids has no effect: views with ids of
  /// each type can be scrolled to.
  public init<ID: Hashable>(idType: ID.Type = Never.self) { self.init(nil) }
  /// Creates the position of the view with an id, at `anchor` in the scroll view.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { self.init(.id(id), anchor: anchor) }
  /// Creates the position at an edge of the content.
  public init<ID: Hashable>(idType: ID.Type = Never.self, edge: Edge) { self.init(.edge(edge)) }
  /// Creates a position in points from the start of the content.
  public init<ID: Hashable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y))
  }
  /// Creates a position in points from the leading edge of the content.
  public init<ID: Hashable>(idType: ID.Type = Never.self, x: CGFloat) { self.init(.point(x: x, y: nil)) }
  /// Creates a position in points from the top of the content.
  public init<ID: Hashable>(idType: ID.Type = Never.self, y: CGFloat) { self.init(.point(x: nil, y: y)) }

  /// Scrolls to the view with an id, so that it is at `anchor` in the scroll view; `nil` means its top leading corner.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { set(.id(id), anchor) }
  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }
  /// Scrolls to a point of the content, in points from its start.
  public mutating func scrollTo(point: CGPoint) { set(.point(x: point.x, y: point.y)) }
  /// Scrolls to a point of the content, in points from its start.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.point(x: x, y: y)) }
  /// Scrolls horizontally, to points from the leading edge of the content.
  public mutating func scrollTo(x: CGFloat) { set(.point(x: x, y: nil)) }
  /// Scrolls vertically, to points from the top of the content.
  public mutating func scrollTo(y: CGFloat) { set(.point(x: nil, y: y)) }

  /// The id of the view to which the program has scrolled; `nil` for other positions.
  public var viewID: (any Hashable)? { if case .id(let id) = target { id } else { nil } }
  /// Returns the id of the view to which the program has scrolled, if it has the type.
  public func viewID<T: Hashable>(type: T.Type) -> T? { viewID as? T }
  /// The edge to which the program has scrolled; `nil` for other positions.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
  /// The point to which the program has scrolled; `nil` for other positions.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
  }
}

extension ScrollPosition: Equatable {
  /// Whether both are the same request to scroll.
  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool { a.stamp == b.stamp }
}
