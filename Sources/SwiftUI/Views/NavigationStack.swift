import Foundation

private struct NavigationTitle {
  var text: Text?
  var isInline: Bool?
}

private struct NavigationTitleKey: PreferenceKey {
  static var defaultValue: NavigationTitle { NavigationTitle() }
  static func reduce(value: inout NavigationTitle, nextValue: () -> NavigationTitle) {
    let next = nextValue()
    value.text = value.text ?? next.text
    value.isInline = value.isInline ?? next.isInline
  }
}

/// A screen with a title above its content. A picture shows the first screen.
public struct NavigationStack<Root: View> {
  private let root: Root
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
}

extension NavigationStack: View {
  public var body: some View { TitledScreen(content: root) }
}

/// The older form of ``NavigationStack``.
public struct NavigationView<Content: View> {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public var body: some View { TitledScreen(content: content) }
}

private struct TitledScreen<Content: View> {
  let content: Content
}

extension TitledScreen: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let screen = context.child(.index(0)).inStack(nil).node(of: content)
    let title = screen.preference(NavigationTitleKey.self) ?? NavigationTitle()
    let whole = VStack(alignment: .leading, spacing: 0) {
      if let text = title.text {
        Header(title: text, isInline: title.isInline ?? false)
      }
      NodeView(nodes: [screen]).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    whole._makeNodes(in: context.child(.index(1)), into: &nodes)
  }

  private struct Header: View {
    let title: Text
    let isInline: Bool
    var body: some View {
      title.font(isInline ? .headline : .largeTitle.bold())
        .lineLimit(1)
        .accessibilityAddTraits(.isHeader)
        .padding(.horizontal, 16).padding(.vertical, isInline ? 11 : 6)
        .frame(maxWidth: .infinity, alignment: isInline ? .center : .leading)
    }
  }
}

/// The size of a screen's title.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

extension View {
  nonisolated private func titled(_ text: Text?, isInline: Bool?) -> some View {
    transformPreference(NavigationTitleKey.self) {
      $0.text = text ?? $0.text
      $0.isInline = isInline ?? $0.isInline
    }
  }

  /// The title of the screen that this view is, shown by the ``NavigationStack`` around it.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    titled(title, isInline: nil)
  }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    titled(Text(titleKey), isInline: nil)
  }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    titled(Text(title), isInline: nil)
  }

  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    titled(title, isInline: displayMode == .inline)
  }
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    titled(Text(titleKey), isInline: displayMode == .inline)
  }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    titled(Text(title), isInline: displayMode == .inline)
  }

  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    titled(nil, isInline: displayMode == .inline)
  }
}
