import OpenChartsViewValues

private enum ImplicitTag {}

extension EnvironmentValues {
  /// Whether the view is a row or section of a list.
  @Entry package var isInList: Bool = false

  /// Whether `ForEach` tags its views with their ids.
  @Entry package var readsTags: Bool = false
}

extension LayoutTraits {
  /// The id that `ForEach` gave to the view.
  package var implicitTag: AnyHashable? {
    get { values[ObjectIdentifier(ImplicitTag.self)] as? AnyHashable }
    set { values[ObjectIdentifier(ImplicitTag.self)] = newValue }
  }
}
