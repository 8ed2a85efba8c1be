import OpenChartsViewValues

/// A change of the environment by a function that needs no view identity.
package struct EnvironmentChange: NodeModifier {
  let change: (inout EnvironmentValues) -> Void
  package func adapt(_ environment: inout EnvironmentValues) { change(&environment) }
}

extension View {
  nonisolated package func changing(_ change: @escaping (inout EnvironmentValues) -> Void)
    -> NodeModified<Self, EnvironmentChange>
  {
    NodeModified(content: self, modifier: EnvironmentChange(change: change))
  }
}
