import Isolation
import ViewValues

/// Which of the containers around a view is to have a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// One by the name of its container, which draws what is asked for.
  package init(_ name: String) { self.name = name }

  /// The stack that a reader moves through; the background is drawn behind the view itself.
  public static let navigation = ContainerBackgroundPlacement("navigation")
  /// The tabs around the view; the background is drawn behind the view itself.
  public static let tabView = ContainerBackgroundPlacement("tabView")
  /// The window; the background is drawn behind the view itself.
  public static let window = ContainerBackgroundPlacement("window")

  fileprivate var isDrawnByContainer: Bool {
    ![.navigation, .tabView, .window].contains(self)
  }
}

private struct ContainerBackgroundsKey: PreferenceKey {
  static let defaultValue: [ContainerBackgroundPlacement: MainActorBox<AnyView>] = [:]
  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.merge(nextValue()) { first, _ in first }
  }
  typealias Value = [ContainerBackgroundPlacement: MainActorBox<AnyView>]
}

extension View {
  /// The background of a container around this view, such as a widget.
  @ViewBuilder
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// A view as the background of a container around this one, such as a widget.
  @ViewBuilder
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let view = content()
    if container.isDrawnByContainer {
      transformPreference(ContainerBackgroundsKey.self) { backgrounds in
        backgrounds[container] =
          backgrounds[container]
          ?? MainActorBox(
            AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
      }
    } else {
      background(alignment: alignment) { view }
    }
  }

  /// Draws the system's background behind this view, and on that what those within ask for.
  package func containerBackgroundShown(for container: ContainerBackgroundPlacement) -> some View {
    backgroundPreferenceValue(ContainerBackgroundsKey.self) { backgrounds in
      Rectangle().fill(.background).overlay { backgrounds[container]?.value }
    }
  }
}
