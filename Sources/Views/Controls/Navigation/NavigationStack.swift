import Foundation
import ViewCore

/// Screens on top of each other, with titles. A picture shows the screen on top.
public struct NavigationStack<Data, Root: View> {
  /// The values that the stack was led to; `nil` where it keeps them itself.
  private let path: Binding<[AnyHashable]>?
  private let root: Root
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that keeps its screens itself.
  public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  /// A stack whose screens are those for the values of a path of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      path: Binding(get: { path.wrappedValue.elements }, set: { path.wrappedValue.elements = $0 }),
      root: root())
  }
}

extension NavigationStack
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// A stack whose screens are those for the values of a collection; a link with a value of another type adds none.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      path: Binding(
        get: { path.wrappedValue.map { AnyHashable($0) } },
        set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }),
      root: root())
  }
}

extension NavigationStack: View {
  /// The screen on top, with its bars.
  @MainActor public var body: some View { Screens(path: path, root: root) }
}

/// The older form of ``NavigationStack``.
public struct NavigationView<Content: View> {
  private let content: Content
  /// A stack that keeps its screens itself.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  /// The screen on top, with its bars.
  public var body: some View { Screens(path: nil, root: content) }
}

/// Chooses the screen on top.
private struct Screens<Root: View>: View {
  let path: Binding<[AnyHashable]>?
  let root: Root
  @State private var pushed: [NavigationStep] = []

  var body: some View {
    let steps = (path?.wrappedValue.map { NavigationStep.value($0) } ?? []) + pushed
    TopScreen(root: root, steps: steps)
      .environment(
        \.navigator,
        Navigator(
          push: { step in
            if case .value(let value) = step, let path, pushed.isEmpty {
              path.wrappedValue.append(value)
            } else {
              pushed.append(step)
            }
          },
          pop: {
            if !pushed.isEmpty { pushed.removeLast() } else { _ = path?.wrappedValue.popLast() }
          }))
  }
}

private struct TopScreen<Root: View> {
  let root: Root
  let steps: [NavigationStep]
}

extension TopScreen: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    var screen = context.child(.index(0)).screenNode(of: root)
    var titles = [screen.screenTitle]
    var destinations = screen.preference(NavigationDestinationsKey.self) ?? NavigationDestinations()
    var views = steps.map { step -> AnyView? in
      switch step {
      case .view(let view): view
      case .value(let value): destinations.byType[ObjectIdentifier(type(of: value.base))]?(value)
      }
    }
    if views.isEmpty, let presented = destinations.presented { views = [presented] }
    for (index, view) in views.enumerated() {
      guard let view else { continue }
      screen = context.child(.id(AnyHashable(index))).screenNode(of: view)
      titles.append(screen.screenTitle)
      destinations.byType.merge(screen.preference(NavigationDestinationsKey.self)?.byType ?? [:]) { $1 }
    }
    let back = titles.count > 1 ? titles[titles.count - 2].text ?? Text(control: .back) : nil
    TitledScreen(screen: screen, title: titles[titles.count - 1], back: back)
      ._makeNodes(in: context.child(.index(1)), into: &nodes)
  }
}

/// The size of a screen's title.
public struct NavigationBarItem: Sendable {
  /// How large the title of a screen is.
  public enum TitleDisplayMode: Sendable {
    /// Large on the root of a stack, inline on the screens above it.
    case automatic
    /// In the middle of the bar.
    case inline
    /// Below the bar, in the font of large titles.
    case large
    /// `nil` where the stack decides.
    var isInline: Bool? { self == .automatic ? nil : self == .inline }
  }
}
