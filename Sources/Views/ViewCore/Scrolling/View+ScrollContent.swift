import Foundation
import OpenChartsViewValues

extension EnvironmentValues {
  /// Whether scroll views draw content beyond their edges.
  @Entry package var isScrollClipDisabled: Bool = false
  /// The point of the content that scroll views show at first; `nil` is the start.
  @Entry package var defaultScrollAnchor: UnitPoint?
}

/// The use of a scroll view's anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// The first position.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// The position after a change of the content's size. No effect: the position is kept.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// The position of content that is smaller than the scroll view. No effect: such content is at the top leading
  /// corner.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension View {
  /// Sets whether scroll views in this view draw content beyond their edges.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Sets the point of the content that scroll views in this view show at first: `.bottom` for the end.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.defaultScrollAnchor, anchor)
  }

  /// Sets the point of the content that scroll views in this view show at first. Other roles have no effect.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.defaultScrollAnchor) { if role == .initialOffset { $0 = anchor } }
  }
}
