import OpenChartsIsolation
import OpenChartsViewValues

/// The container whose background to set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// Creates a placement from the name of the container that draws the background.
  package init(_ name: String) { self.name = name }

  /// The navigation stack. The background is drawn behind the view itself.
  public static let navigation = ContainerBackgroundPlacement("navigation")
  /// The tab view. The background is drawn behind the view itself.
  public static let tabView = ContainerBackgroundPlacement("tabView")
  /// The window. The background is drawn behind the view itself.
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
  /// Sets the background of an enclosing container, such as a widget.
  @ViewBuilder
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Sets a view as the background of an enclosing container, such as a widget.
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

  /// Draws the system background behind this view, and on top of it the container backgrounds that its content sets.
  package func containerBackgroundShown(for container: ContainerBackgroundPlacement) -> some View {
    backgroundPreferenceValue(ContainerBackgroundsKey.self) { backgrounds in
      Rectangle().fill(.background).overlay { backgrounds[container]?.value }
    }
  }
}
