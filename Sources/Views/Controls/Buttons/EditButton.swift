import OpenChartsViewCore

/// A button for editing a list. It has no effect: there is no edit mode.
public struct EditButton: Sendable {
  /// Creates a button labelled “Edit” in the language of the environment.
  public init() {}
}

extension EditButton: View {
  /// A button labelled “Edit”. Tapping it has no effect: there is no edit mode.
  public var body: some View { Button(action: {}, label: { Text(control: .edit) }) }
}
