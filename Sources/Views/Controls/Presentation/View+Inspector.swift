import Foundation
import OpenChartsViewCore

/// The width that an inspector's content sets.
private struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

private struct Inspected<Content: View, Inspector: View> {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: Inspector
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(_ content: Content, _ isPresented: Binding<Bool>, _ inspector: Inspector) {
    (self.content, self.isPresented, self.inspector) = (content, isPresented, inspector)
  }
}

extension Inspected: View {
  var body: some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented.wrappedValue {
          Divider()
          InspectorColumn(content: inspector)
        }
      }
    } else {
      content.sheet(isPresented: isPresented) { inspector }
    }
  }
}

/// An inspector at the width that its content sets, by default 270 points.
private struct InspectorColumn<Content: View> {
  let content: Content
}

extension InspectorColumn: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let screen = context.child(.index(0)).screenNode(of: content)
    let width = (screen.preference(InspectorWidthKey.self) ?? nil) ?? 270
    NodeView(nodes: [screen]).frame(width: width).frame(maxHeight: .infinity, alignment: .top)
      ._makeNodes(in: context.child(.index(1)), into: &nodes)
  }
}

extension View {
  /// Shows content in a column at the trailing edge while the binding is true; in a compact size class, in a sheet.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { Inspected(self, isPresented, content()) }

  /// Sets the width of the inspector that shows this content, in points. Without it an inspector is 270 points wide.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: max(width, 0))
  }

  /// Sets the width of the inspector that shows this content, in points. The bounds have no effect, because the user
  /// cannot change the width.
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  { inspectorColumnWidth(ideal) }
}
