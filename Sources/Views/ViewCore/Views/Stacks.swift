import Foundation
import OpenChartsViewValues

extension _ViewContext {
  @MainActor fileprivate func stack(
    _ axis: Axis, _ guide: AlignmentKey, _ spacing: CGFloat?, _ content: some View
  ) -> ViewNode {
    StackNode(
      StackArrangement(axis: axis, gap: spacing, guide: guide),
      child(.index(0)).inStack(axis).nodes(of: content), environment: environment)
  }
}

extension _ViewContext {
  /// Returns one node for the root of a window, screen or sheet. Several views form a column, as on Apple platforms.
  @MainActor package func screenNode(of view: some View) -> ViewNode {
    let list = inStack(.vertical).nodes(of: view)
    guard list.count != 1 else { return list[0] }
    let column = StackArrangement(axis: .vertical, gap: nil, guide: HorizontalAlignment.center.key)
    return StackNode(column, list, environment: environment)
  }
}

/// A view with the content of a label. Several views form a row.
package struct LabelRow<Content: View> {
  private let content: Content

  package init(_ content: Content) { self.content = content }
}

extension LabelRow: _PrimitiveView {
  package func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let list = context.inStack(.horizontal).nodes(of: content)
    if list.count > 1 {
      let row = StackArrangement(axis: .horizontal, gap: nil, guide: VerticalAlignment.center.key)
      nodes.append(StackNode(row, list, environment: context.environment))
    } else {
      nodes.list += list
    }
  }
}

/// The root view of a screen. Several views form a column.
package struct ScreenView<Content: View> {
  package let content: Content

  package init(content: Content) {
    self.content = content
  }
}

extension ScreenView: _PrimitiveView {
  package func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    nodes.append(context.child(.index(0)).screenNode(of: content))
  }
}

/// A row of views, from leading to trailing.
public struct HStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a row. `spacing` is in points; `nil` means the views' preferred spacing.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: _PrimitiveView {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    nodes.append(context.stack(.horizontal, alignment.key, spacing, content))
  }
}

/// A column of views, from top to bottom.
public struct VStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a column. `spacing` is in points; `nil` means the views' preferred spacing.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: _PrimitiveView {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    nodes.append(context.stack(.vertical, alignment.key, spacing, content))
  }
}

/// Views on top of each other, the last in front.
public struct ZStack<Content: View> {
  private let alignment: Alignment
  private let content: Content

  /// Creates a stack of views on top of each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: _PrimitiveView {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    nodes.append(
      OverlayStackNode(
        context.child(.index(0)).inStack(nil).nodes(of: content), alignment: alignment,
        environment: context.environment))
  }
}

/// The parts of sections that stay visible while a lazy stack scrolls. Has no effect: they scroll with the rest.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
