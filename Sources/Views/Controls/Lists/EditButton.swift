import OpenChartsViewCore

/// A button for editing a list. It changes the environment's `editMode`, and has no effect without one.
public struct EditButton: Sendable {
  /// Creates a button labelled “Edit” in the language of the environment.
  public init() {}
}

extension EditButton: View {
  /// A button labelled “Edit”.
  public var body: some View { Toggling() }

  private struct Toggling: View {
    @Environment(\.editMode) private var mode
    var body: some View {
      Button(
        action: { mode?.wrappedValue = mode?.wrappedValue.isEditing == true ? .inactive : .active },
        label: { Text(control: .edit) })
    }
  }
}
