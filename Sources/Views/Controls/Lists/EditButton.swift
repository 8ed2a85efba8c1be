import OpenChartsViewCore

/// A button for editing a list: “Edit”, and “Done” while the list is edited. It changes the environment's `editMode`,
/// which a navigation stack has unless the app sets it.
public struct EditButton: Sendable {
  /// Creates a button in the language of the environment.
  public init() {}
}

extension EditButton: View {
  /// The button with its present label.
  public var body: some View { Toggling() }

  private struct Toggling: View {
    @Environment(\.editMode) private var mode
    var body: some View {
      let isEditing = mode?.wrappedValue.isEditing == true
      Button(
        action: { mode?.wrappedValue = isEditing ? .inactive : .active },
        label: { Text(control: isEditing ? .done : .edit) })
    }
  }
}
