import Foundation
import ViewValues

/// Something that people do with a pointer, and what happens then.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }

  /// What to recognise, without types: for whoever feeds events.
  @MainActor @preconcurrency func _describe() -> _GestureDescription
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Never {
  @MainActor public func _describe() -> _GestureDescription { _GestureDescription(.none) }
}

extension Gesture {
  public func _describe() -> _GestureDescription { body._describe() }
}

extension Gesture where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body of its own") }
}

/// A gesture without types, as a tree that a session interprets with the events it gets.
public struct _GestureDescription {
  /// Kinds of gesture and ways to put them together. Distances in points, times in seconds.
  package indirect enum Kind {
    case none
    case tap(count: Int)
    case spatialTap(count: Int, CoordinateSpace)
    case longPress(minimumDuration: Double, maximumDistance: Double)
    case drag(minimumDistance: Double, CoordinateSpace)
    case magnify(minimumScaleDelta: Double)
    case rotate(minimumAngleDelta: Angle)
    case simultaneous(_GestureDescription, _GestureDescription)
    case sequence(_GestureDescription, _GestureDescription)
    case exclusive(_GestureDescription, _GestureDescription)
  }

  package var kind: Kind
  /// Turns what the kind gives into what the callbacks take.
  package var map: (Any) -> Any = { $0 }
  package var changed: [(Any) -> Void] = []
  package var ended: [(Any) -> Void] = []
  /// Run when the gesture is over, however it ended: gesture state goes back to its start.
  package var reset: [() -> Void] = []

  package init(_ kind: Kind) { self.kind = kind }
}
