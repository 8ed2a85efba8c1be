import Foundation
import OpenChartsViewCore

/// The label of a tab: the image above the title, whether it is a `Label` or an image and a text.
struct TabItemLabel {
  let content: AnyView
}

extension TabItemLabel: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    // Images and texts have different font sizes, and a view shows its kind only as a node.
    let label = content.labelStyle(TabLabelStyle()).lineLimit(1)
    let titles = context.child(.index(0)).inStack(nil).nodes(of: label.font(TabLabelStyle.title))
    let icons = context.child(.index(1)).inStack(nil).nodes(of: label.font(TabLabelStyle.icon))
    let parts = zip(titles, icons).map { $0.isImage ? $1 : $0 }
    let hasTitle = parts.contains { !$0.isImage }
    let column = VStack(spacing: TabLabelStyle.spacing) {
      ForEach(parts.indices, id: \.self) { index in
        NodeView(nodes: [parts[index]])
          // The title already names the image, which would be read twice.
          .accessibilityHidden(parts[index].isImage && hasTitle)
      }
    }
    column._makeNodes(in: context.child(.index(2)), into: &nodes)
  }
}

extension ViewNode {
  /// Whether the node is an image, possibly modified.
  fileprivate var isImage: Bool {
    if self is SymbolNode || self is RasterNode { return true }
    return children.count == 1 && children[0].isImage
  }
}

private struct TabLabelStyle: LabelStyle {
  static let icon = Font.system(size: 20)
  static let title = Font.system(size: 10, weight: .medium)
  /// The distance between icon and title, in points.
  static let spacing: CGFloat = 3

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: Self.spacing) {
      configuration.icon.font(Self.icon).accessibilityHidden(true)
      configuration.title.font(Self.title).lineLimit(1)
    }
  }
}
