/// Wrong use of the tool: one line, exit status 2.
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
