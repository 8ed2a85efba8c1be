import ViewValues

private struct ReadsTagsKey: EnvironmentKey { static let defaultValue = false }
private struct InListKey: EnvironmentKey { static let defaultValue = false }
private enum ImplicitTag {}

extension EnvironmentValues {
  /// Whether a view is a row, or a section, of a list.
  package var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }

  /// Whether `ForEach` marks its views with their ids.
  package var readsTags: Bool {
    get { self[ReadsTagsKey.self] }
    set { self[ReadsTagsKey.self] = newValue }
  }
}

extension LayoutTraits {
  /// The id that `ForEach` gave a view.
  package var implicitTag: AnyHashable? {
    get { values[ObjectIdentifier(ImplicitTag.self)] as? AnyHashable }
    set { values[ObjectIdentifier(ImplicitTag.self)] = newValue }
  }
}
