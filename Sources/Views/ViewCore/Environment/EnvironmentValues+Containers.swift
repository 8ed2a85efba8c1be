import ViewValues

private struct ReadsTagsKey: EnvironmentKey { static let defaultValue = false }
private struct InListKey: EnvironmentKey { static let defaultValue = false }
private enum ImplicitTag {}

extension EnvironmentValues {
  /// Whether the view is a row or section of a list.
  package var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }

  /// Whether `ForEach` tags its views with their ids.
  package var readsTags: Bool {
    get { self[ReadsTagsKey.self] }
    set { self[ReadsTagsKey.self] = newValue }
  }
}

extension LayoutTraits {
  /// The id that `ForEach` gave to the view.
  package var implicitTag: AnyHashable? {
    get { values[ObjectIdentifier(ImplicitTag.self)] as? AnyHashable }
    set { values[ObjectIdentifier(ImplicitTag.self)] = newValue }
  }
}
