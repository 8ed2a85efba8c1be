import Foundation
import ViewCore

/// Tells the parts of one section from those of others.
final class SectionMark {}

struct SectionPart {
  enum Kind { case header, row, footer }
  let kind: Kind
  let section: SectionMark
}

private enum SectionPartKey {}

extension LayoutTraits {
  /// Of which section a node is a part, and which part.
  var sectionPart: SectionPart? {
    get { values[ObjectIdentifier(SectionPartKey.self)] as? SectionPart }
    set { values[ObjectIdentifier(SectionPartKey.self)] = newValue }
  }
}

/// A part of a list or a form with a header and a footer; elsewhere its parts are just views.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  /// Whether the rows are shown.
  private var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {}

extension Section: _PrimitiveView where Parent: View, Content: View, Footer: View {
  /// None: a section makes its parts itself.
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
      let place = outer.child(.index(0))
      let hasHeader = isExpanded != nil || !place.nodes(of: header).isEmpty
      if hasHeader { add(.header, place.nodes(of: heading.modifier(HeaderLook()))) }
      if showsRows { add(.row, context.child(.index(1)).nodes(of: content)) }
      add(.footer, outer.child(.index(2)).nodes(of: footer.font(.footnote).defaultForeground(.secondary)))
    } else {
      header._makeNodes(in: context.child(.index(0)), into: &nodes)
      if showsRows { content._makeNodes(in: context.child(.index(1)), into: &nodes) }
      footer._makeNodes(in: context.child(.index(2)), into: &nodes)
    }
  }
}

/// How the header of a section is set.
private struct HeaderLook: ViewModifier {
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
  /// A section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// The same with header and footer as values.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// The same with the footer as a value.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// The same with the header as a value.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// A section whose rows are shown while the binding is true. In a list the header has an arrow to tap.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a text as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// The same with a verbatim string as header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// A section with a text as its header, whose rows are shown while the binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// The same with a verbatim string as header.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
