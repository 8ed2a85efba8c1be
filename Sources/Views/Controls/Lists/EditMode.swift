import OpenChartsViewCore

/// Whether the user can edit the content of a view.
public enum EditMode: Hashable, Sendable {
  /// The user cannot edit, can edit for a moment, or can edit.
  case inactive, transient, active
  /// Whether the user can edit.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// The mode that an ``EditButton`` changes. While a list is edited, its rows have buttons that delete and move them. A
  /// navigation stack sets it; `nil` outside of one unless the app sets it.
  @Entry public var editMode: Binding<EditMode>?
}
