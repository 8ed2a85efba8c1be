import ViewCore

/// The values that a stack of screens was led to, whatever their types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// A path that leads nowhere: the root is on top.
  public init() {}
  /// A path of those values, the last on top.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many screens lie on the root.
  public var count: Int { elements.count }
  /// Whether the root is on top.
  public var isEmpty: Bool { elements.isEmpty }
  /// Puts the screen for a value on top.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  /// Takes the screens on top away. Taking more than there are, or fewer than none, traps.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// What `navigationDestination` says within a screen.
struct NavigationDestinations {
  /// Screens by the type of the values that lead to them.
  var byType: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  /// The screen that a binding asks for now.
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
  /// The screen for values of a type that links or the path of the stack lead to.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    transformPreference(NavigationDestinationsKey.self) {
      $0.byType[ObjectIdentifier(D.self)] = { value in (value.base as? D).map { AnyView(destination($0)) } }
    }
  }

  /// A screen that is shown while the binding is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = isPresented.wrappedValue ? AnyView(destination()) : nil
    return transformPreference(NavigationDestinationsKey.self) { $0.presented = $0.presented ?? view }
  }

  /// A screen for the item while there is one.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let view = item.wrappedValue.map { AnyView(destination($0)) }
    return transformPreference(NavigationDestinationsKey.self) { $0.presented = $0.presented ?? view }
  }
}
