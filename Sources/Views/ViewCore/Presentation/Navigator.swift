import OpenChartsViewValues

/// A destination that a link pushes on a navigation stack.
package enum NavigationStep {
  case value(AnyHashable)
  case view(AnyView)
}

/// Pushes and pops screens of the enclosing navigation stack.
package struct Navigator {
  package let push: (NavigationStep) -> Void
  package let pop: () -> Void

  package init(push: @escaping (NavigationStep) -> Void, pop: @escaping () -> Void) {
    self.push = push
    self.pop = pop
  }
}

extension EnvironmentValues {
  @Entry package var navigator: Navigator?
}
