import ViewCore

/// A button to start changing the rows of a list. Here it is only shown: there is no edit mode.
public struct EditButton: Sendable {
  /// A button with the word for editing in the language of the place.
  public init() {}
}

extension EditButton: View {
  /// A button that says it edits. Tapping it does nothing here: there is no edit mode.
  public var body: some View { Button(action: {}, label: { Text(control: .edit) }) }
}
