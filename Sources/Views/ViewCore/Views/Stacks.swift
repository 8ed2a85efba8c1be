import Foundation
import ViewValues

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
  /// One node for what is all of a window, a screen or a sheet: several views are in a column, as on Apple's systems.
  @MainActor package func screenNode(of view: some View) -> ViewNode {
    let list = inStack(.vertical).nodes(of: view)
    guard list.count != 1 else { return list[0] }
    let column = StackArrangement(axis: .vertical, gap: nil, guide: HorizontalAlignment.center.key)
    return StackNode(column, list, environment: environment)
  }
}

/// A view that is all of a screen, with a column around it where it is several.
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

/// Views in a row, from leading to trailing.
public struct HStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Views side by side; points between them, or as they prefer.
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

/// Views in a column, from top to bottom.
public struct VStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Views below each other; points between them, or as they prefer.
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

/// Views over each other, the last in front.
public struct ZStack<Content: View> {
  private let alignment: Alignment
  private let content: Content

  /// Views over each other, the last in front.
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

/// Sections that stay at an edge while a lazy stack scrolls; a still picture is not scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
