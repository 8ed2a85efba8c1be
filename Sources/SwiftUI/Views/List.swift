import Foundation

private struct ListDepthKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether a view is a row, or a section, of a list.
  var isInList: Bool {
    get { self[ListDepthKey.self] }
    set { self[ListDepthKey.self] = newValue }
  }
}

/// Rows under each other, in groups on a grey ground. A picture shows the first of them.
public struct List<SelectionValue: Hashable, Content: View> {
  private let content: Content

  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  fileprivate init(rows: Content) { content = rows }
}

extension List: View {
  public var body: some View { RowGroups(content: content) }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }
}

/// Rows of settings, looking as a list does.
public struct Form<Content: View> {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  public var body: some View { RowGroups(content: content) }
}

private struct RowGroups<Content: View> {
  let content: Content
}

extension RowGroups: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    var inner = context.child(.index(0)).inStack(nil)
    inner.environment.isInList = true
    // Neighbouring rows without a section form one.
    var groups: [ViewNode] = []
    var loose: [ViewNode] = []
    func flush() {
      guard !loose.isEmpty else { return }
      groups.append(inner.node(of: RowGroup(rows: loose)))
      loose = []
    }
    for node in inner.nodes(of: content) {
      if node is SectionNode {
        flush()
        groups.append(node)
      } else {
        loose.append(node)
      }
    }
    flush()
    let list = ScrollView {
      VStack(spacing: 24) { NodeView(nodes: groups) }
        .padding(.horizontal, 16).padding(.vertical, 20)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color(.system(.groupedBackground)))
    list._makeNodes(in: context.child(.index(1)), into: &nodes)
  }
}

/// Rows on one card, with lines between them.
private struct RowGroup: View {
  let rows: [ViewNode]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(rows.enumerated()), id: \.offset) { index, row in
        if index > 0 { Divider().padding(.leading, 16) }
        NodeView(nodes: [row])
          .padding(.horizontal, 16).padding(.vertical, 11)
          .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      }
    }
    .background(
      Color(.system(.secondaryGroupedBackground)), in: RoundedRectangle(cornerRadius: 10))
  }
}

/// Tells a list that a node is a section.
package final class SectionNode: WrapperNode {}

/// A part of a list or a form with a header and a footer; elsewhere its parts are just views.
public struct Section<Parent, Content, Footer> {
  fileprivate let header: Parent
  fileprivate let content: Content
  fileprivate let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {}

extension Section: _PrimitiveView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  @MainActor public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    guard context.environment.isInList else {
      header._makeNodes(in: context.child(.index(0)), into: &nodes)
      content._makeNodes(in: context.child(.index(1)), into: &nodes)
      footer._makeNodes(in: context.child(.index(2)), into: &nodes)
      return
    }
    let rows = context.child(.index(1)).nodes(of: content)
    let (header, footer) = (header, footer)
    let whole = context.child(.index(0)).inStack(.vertical).node(
      of: VStack(alignment: .leading, spacing: 7) {
        header.font(.footnote).foregroundStyle(.secondary).padding(.leading, 16)
        RowGroup(rows: rows)
        footer.font(.footnote).foregroundStyle(.secondary).padding(.leading, 16)
      })
    nodes.append(SectionNode(whole))
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
