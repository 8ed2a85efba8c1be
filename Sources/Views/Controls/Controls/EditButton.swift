import ViewCore

/// A button that starts changing the rows of a list, in a live session.
public struct EditButton: Sendable {
  public init() {}
}

extension EditButton: View {
  public var body: some View { Button(action: {}, label: { Text(control: .edit) }) }
}
