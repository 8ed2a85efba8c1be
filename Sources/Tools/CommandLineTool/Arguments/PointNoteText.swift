/// A value of `--note`, such as `x=2024-03-01 y=40 first snow`.
package struct PointNoteText: Equatable, Sendable {
  /// The position on the x axis.
  package var x: String
  /// The position on the y axis, a space, and the text of the note.
  package var yAndText: String

  init(_ text: String) throws(UsageError) {
    let problem = UsageError(
      "--note \(text) is not a point with a text, such as 'x=2024-03-01 y=40 first snow'")
    guard text.hasPrefix("x=") else { throw problem }
    let parts = text.dropFirst(2).split(separator: " y=", maxSplits: 1)
    guard parts.count == 2, !parts[0].trimmed.isEmpty, !parts[1].trimmed.isEmpty else { throw problem }
    (x, yAndText) = (String(parts[0].trimmed), String(parts[1].trimmed))
  }
}
