/// An error in the use of the tool: a message of one line, and exit status 2.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  package var text: String
  /// The command that prints the relevant help.
  package var help: String
  package init(_ text: String, help: String = "opencharts --help") {
    self.text = text
    self.help = help
  }
  package var description: String { "opencharts: \(text) (see \(help))" }
}
