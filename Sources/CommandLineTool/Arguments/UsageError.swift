/// Wrong use of the tool: one line, exit status 2.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  package var text: String
  package init(_ text: String) { self.text = text }
  package var description: String { "opencharts: \(text) (see opencharts --help)" }
}
