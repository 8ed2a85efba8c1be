import ViewValues

/// A place in a stack of screens that a link leads to.
package enum NavigationStep {
  case value(AnyHashable)
  case view(AnyView)
}

/// Lets links push screens on the stack that they lie in, and screens leave it.
package struct Navigator {
  package let push: (NavigationStep) -> Void
  package let pop: () -> Void

  package init(push: @escaping (NavigationStep) -> Void, pop: @escaping () -> Void) {
    self.push = push
    self.pop = pop
  }
}

private struct NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }

extension EnvironmentValues {
  package var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}
