import Foundation
import ViewValues

/// Something that people do with a pointer, and what happens then.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What callbacks are handed, such as where a drag is.
  associatedtype Value
  /// The type of the gesture that this one is made of; `Never` for those that are built in.
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }

  /// What to recognise, without types: for whoever feeds events.
  @MainActor @preconcurrency func _describe() -> _GestureDescription
}

extension Never: Gesture {
  /// No value, because there is no gesture.
  public typealias Value = Never
}

extension Never {
  @MainActor public func _describe() -> _GestureDescription { _GestureDescription(.none) }
}

extension Gesture {
  public func _describe() -> _GestureDescription { body._describe() }
}

extension Gesture where Body == Never {
  /// Traps: a gesture that is built in is made of no other.
  public var body: Never { preconditionFailure("\(Self.self) has no body of its own") }
}
