import Foundation
import OpenChartsViewValues

/// A pointer interaction that a view recognizes, with its actions.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The value that callbacks receive, such as the location of a drag.
  associatedtype Value
  /// The type of the gesture that this one is composed of; `Never` for built-in gestures.
  associatedtype Body: Gesture
  /// The gesture that this one is composed of.
  @MainActor @preconcurrency var body: Body { get }

  /// Returns an untyped description, for the recognizer of a session.
  @MainActor @preconcurrency func _describe() -> _GestureDescription
}

extension Never: Gesture {
  /// `Never`, because there is no gesture.
  public typealias Value = Never
}

extension Never {
  @MainActor public func _describe() -> _GestureDescription { _GestureDescription(.none) }
}

extension Gesture {
  public func _describe() -> _GestureDescription { body._describe() }
}

/// A gesture that is not composed of another one.
@MainActor @preconcurrency
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension Gesture where Body == Never {
  /// Traps: a built-in gesture has no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body of its own") }
}
