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
