import OpenChartsViewCore

/// The type-erased values of a navigation stack.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Creates an empty path, which shows the root.
  public init() {}
  /// Creates a path from values; the last is on top.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The number of screens above the root.
  public var count: Int { elements.count }
  /// Whether the path is empty, so that the stack shows its root.
  public var isEmpty: Bool { elements.isEmpty }
  /// Pushes a value.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  /// Removes the last `k` values. Traps if `k` is negative or greater than `count`.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// The destinations that the views of a screen declare with `navigationDestination`.
struct NavigationDestinations {
  /// The makers of screens, by the type of the value.
  var byType: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  /// The screen that a binding presents now; `nil` for none.
  var presented: AnyView?
}

struct NavigationDestinationsKey: PreferenceKey {
  static var defaultValue: NavigationDestinations { NavigationDestinations() }
  static func reduce(value: inout NavigationDestinations, nextValue: () -> NavigationDestinations) {
    let next = nextValue()
    value.byType.merge(next.byType) { first, _ in first }
    value.presented = value.presented ?? next.presented
  }
}

extension View {
  /// Sets the screen that links or the stack's path show for values of a type.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    transformPreference(NavigationDestinationsKey.self) {
      $0.byType[ObjectIdentifier(D.self)] = { value in (value.base as? D).map { AnyView(destination($0)) } }
    }
  }

  /// Shows a screen while the binding is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = isPresented.wrappedValue ? AnyView(destination()) : nil
    return transformPreference(NavigationDestinationsKey.self) { $0.presented = $0.presented ?? view }
  }

  /// Shows a screen for the item while it is not `nil`.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let view = item.wrappedValue.map { AnyView(destination($0)) }
    return transformPreference(NavigationDestinationsKey.self) { $0.presented = $0.presented ?? view }
  }
}
