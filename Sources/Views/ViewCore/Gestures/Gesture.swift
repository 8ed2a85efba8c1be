import Foundation
import ViewValues

/// Something that people do with a pointer, and what happens then.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What it says while it goes on.
  associatedtype Value
  /// The type of the gesture that it is made of.
  associatedtype Body: Gesture
  /// The gesture that it is made of; not called of one that is recognised as it is.
  @MainActor @preconcurrency var body: Body { get }

  /// What to recognise, without types: for whoever feeds events.
  @MainActor @preconcurrency func _describe() -> _GestureDescription
}

extension Never: Gesture {
  /// Nothing.
  public typealias Value = Never
}

extension Never {
  @MainActor public func _describe() -> _GestureDescription { _GestureDescription(.none) }
}

extension Gesture {
  public func _describe() -> _GestureDescription { body._describe() }
}

extension Gesture where Body == Never {
  /// The gesture that it is made of; not called of one that is recognised as it is.
  public var body: Never { preconditionFailure("\(Self.self) has no body of its own") }
}
