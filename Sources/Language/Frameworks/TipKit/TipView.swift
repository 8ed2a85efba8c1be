import SwiftUI

/// The view of a tip. Empty, because tips are not displayed.
public struct TipView<Content: Tip>: View {
  /// Creates the view of a tip. The arrow and the action have no effect.
  public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
  /// Creates the view of a tip, if there is one. The arrow and the action have no effect.
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {}
  /// No view.
  public var body: some View { EmptyView() }
}

extension View {
  /// No-op: tips are not displayed.
  nonisolated public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  /// No-op: tips are not displayed.
  nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// No-op: tips are not displayed.
  nonisolated public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
    self
  }
  /// No-op: tips are not displayed.
  nonisolated public func tipImageSize(_ size: CGSize) -> some View { self }
}

/// A value that decides whether a tip is displayed. It only stores the value.
@propertyWrapper public struct Parameter<Value> {
  public var wrappedValue: Value
  /// The value and its name.
  public var projectedValue: Parameter { self }
  /// Creates a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Parameter: Sendable where Value: Sendable {}
