import Foundation
import OpenChartsViewCore

/// Screens on top of each other, with titles. A picture shows the top screen.
public struct NavigationStack<Data, Root: View> {
  /// The values of the pushed screens; `nil` if the stack stores them itself.
  private let path: Binding<[AnyHashable]>?
  private let root: Root
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that stores its own path.
  public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  /// Creates a stack whose path may hold values of any type.
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
  /// Creates a stack whose path is a collection. Links with a value of another type push nothing.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      path: Binding(
        get: { path.wrappedValue.map { AnyHashable($0) } },
        set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }),
      root: root())
  }
}

extension NavigationStack: View {
  /// The top screen, with its bars.
  @MainActor public var body: some View { Screens(path: path, root: root) }
}

/// The older form of ``NavigationStack``.
public struct NavigationView<Content: View> {
  private let content: Content
  /// Creates a stack that stores its own path.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  /// The top screen, with its bars.
  public var body: some View { Screens(path: nil, root: content) }
}

/// The view that chooses the top screen.
private struct Screens<Root: View>: View {
  let path: Binding<[AnyHashable]>?
  let root: Root
  @State private var pushed: [NavigationStep] = []
  @State private var storedEditMode = EditMode.inactive
  @Environment(\.editMode) private var editMode

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
          })
      )
      .environment(\.editMode, editMode ?? $storedEditMode)
  }
}

private struct TopScreen<Root: View> {
  let root: Root
  let steps: [NavigationStep]
}

extension TopScreen: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let area = SafeArea(in: context.environment.safeArea)
    var inner = context
    inner.environment.safeArea = area
    var screen = inner.child(.index(0)).screenNode(of: root)
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
      screen = inner.child(.id(AnyHashable(index))).screenNode(of: view)
      titles.append(screen.screenTitle)
      destinations.byType.merge(screen.preference(NavigationDestinationsKey.self)?.byType ?? [:]) { $1 }
    }
    let back = titles.count > 1 ? titles[titles.count - 2].text ?? Text(control: .back) : nil
    TitledScreen(screen: screen, title: titles[titles.count - 1], back: back, area: area)
      ._makeNodes(in: context.child(.index(1)), into: &nodes)
  }
}

/// The title bar of a screen.
public struct NavigationBarItem: Sendable {
  /// The size of a screen's title.
  public enum TitleDisplayMode: Sendable {
    /// Large on the root of a stack, inline on pushed screens.
    case automatic
    /// In the middle of the bar.
    case inline
    /// Below the bar, in the large title font.
    case large
    /// Whether the title is inline; `nil` if the stack decides.
    var isInline: Bool? { self == .automatic ? nil : self == .inline }
  }
}
