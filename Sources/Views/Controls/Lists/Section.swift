import Foundation
import OpenChartsViewCore

/// Identifies the parts of one section.
final class SectionMark {}

struct SectionPart {
  enum Kind { case header, row, footer }
  let kind: Kind
  let section: SectionMark
}

private enum SectionPartKey {}

extension LayoutTraits {
  /// The section that a node belongs to, and its part in it.
  var sectionPart: SectionPart? {
    get { values[ObjectIdentifier(SectionPartKey.self)] as? SectionPart }
    set { values[ObjectIdentifier(SectionPartKey.self)] = newValue }
  }
}

/// Rows with a header and a footer in a list or form. Elsewhere its parts are plain views.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  /// Whether the rows are shown; `nil` means always.
  private var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {}

extension Section: _PrimitiveView where Parent: View, Content: View, Footer: View {
  /// `Never`, because a section makes its own nodes.
  public typealias Body = Never
  @MainActor public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let isInList = context.environment.isInList
    var outer = context
    outer.environment.isInList = false
    let showsRows = isExpanded?.wrappedValue ?? true
    let mark = SectionMark()
    func add(_ kind: SectionPart.Kind, _ list: [ViewNode]) {
      for node in list {
        if isInList { node.traits.sectionPart = SectionPart(kind: kind, section: mark) }
        nodes.append(node)
      }
    }
    if isInList {
      let (header, footer, isExpanded) = (header, footer, isExpanded)
      let heading = HStack {
        header
        if let isExpanded {
          Spacer(minLength: 8)
          Image(systemName: showsRows ? "chevron.down" : "chevron.right").font(.footnote.weight(.semibold))
            .foregroundStyle(TintShapeStyle()).accessibilityHidden(true)
            .gesture(TapGesture().onEnded { _ in isExpanded.wrappedValue.toggle() })
        }
      }
      let headerContext = outer.child(.index(0))
      let hasHeader = isExpanded != nil || !headerContext.nodes(of: header).isEmpty
      if hasHeader { add(.header, headerContext.nodes(of: heading.modifier(HeaderAppearance()))) }
      if showsRows { add(.row, context.child(.index(1)).nodes(of: content)) }
      add(.footer, outer.child(.index(2)).nodes(of: footer.font(.footnote).defaultForeground(.secondary)))
    } else {
      header._makeNodes(in: context.child(.index(0)), into: &nodes)
      if showsRows { content._makeNodes(in: context.child(.index(1)), into: &nodes) }
      footer._makeNodes(in: context.child(.index(2)), into: &nodes)
    }
  }
}

/// The text style of a section header.
private struct HeaderAppearance: ViewModifier {
  @Environment(\.headerProminence) private var prominence
  @Environment(\.rowStyle) private var style

  func body(content: Content) -> some View {
    if prominence == .increased {
      content.font(.title3.weight(.semibold))
    } else {
      content.font(style.isGrouped ? .footnote : .subheadline.weight(.semibold))
        .defaultForeground(.secondary)
    }
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with a header and a footer that are already views.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with a footer that is already a view.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header that is already a view.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// Creates a section whose rows are shown while the binding is true. In a list the header has an arrow that toggles
  /// it.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header or footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header, whose rows are shown while the binding is true.
  @StringOverload
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
