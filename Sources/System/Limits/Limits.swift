/// Budgets for input that is not trusted: files, documents, addresses, and messages of clients.
///
/// Readers refuse input beyond a budget with one line that names it; a text that is drawn is cut. SECURITY.md prints
/// `all` as a table, and a test compares the two.
package enum Limits {
  package static let archiveBytes = Limit(
    name: "Unpacked bytes of a spreadsheet", value: 512 << 20, unit: .bytes)
  package static let spreadsheetCells = Limit(
    name: "Filled cells of a spreadsheet, repeats counted", value: 50_000_000, unit: .count)
  package static let nesting = Limit(
    name: "Nesting of Markdown, JSON, XML and filters", value: 100, unit: .count)
  package static let imagePixels = Limit(name: "Pixels of an image", value: 100_000_000, unit: .count)
  package static let imageBytes = Limit(name: "Bytes of an image file", value: 64 << 20, unit: .bytes)
  package static let measuredCharacters = Limit(
    name: "Characters of one text that are drawn", value: 500, unit: .count)
  package static let waitingMessages = Limit(
    name: "Messages of one connection that wait", value: 100, unit: .count)
  package static let helloSeconds = Limit(
    name: "Time until a connection must introduce itself", value: 10, unit: .seconds)

  /// Every budget, in the order of SECURITY.md.
  package static let all = [
    archiveBytes, spreadsheetCells, nesting, imagePixels, imageBytes, measuredCharacters, waitingMessages,
    helloSeconds,
  ]
}
