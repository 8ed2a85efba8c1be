/// Limits for untrusted input: files, documents, addresses, and messages of clients.
///
/// Parsers reject input that exceeds a limit, with one line that names it; a text to draw is truncated. SECURITY.md
/// contains `all` as a table, and a test compares the two.
package enum Limits {
  package static let archiveBytes = Limit(
    name: "Unpacked bytes of a spreadsheet", value: 512 << 20, unit: .bytes)
  package static let spreadsheetCells = Limit(
    name: "Filled cells of a spreadsheet, repeats counted", value: 50_000_000, unit: .count)
  package static let nesting = Limit(
    name: "Nesting of Markdown, JSON, XML and filters", value: 100, unit: .count)
  package static let imagePixels = Limit(name: "Pixels of an image", value: 50_000_000, unit: .count)
  /// A PDF holds its decoded pictures until it is complete.
  package static let printedPixels = Limit(
    name: "Pixels of all pictures of a report as PDF for each byte of their files, beyond 50,000,000",
    value: 60, unit: .count)
  package static let imageBytes = Limit(name: "Bytes of an image file", value: 64 << 20, unit: .bytes)
  package static let measuredCharacters = Limit(
    name: "Characters of one text that are drawn", value: 500, unit: .count)
  package static let waitingMessages = Limit(
    name: "Messages of one connection that wait", value: 100, unit: .count)
  package static let helloSeconds = Limit(
    name: "Time until a connection must introduce itself", value: 10, unit: .seconds)
  package static let waitingBytes = Limit(
    name: "Bytes of one connection's messages that wait", value: 256 << 10, unit: .bytes)
  package static let sessionSeconds = Limit(
    name: "Time for which a session waits for a lost connection", value: 300, unit: .seconds)
  package static let keptSessions = Limit(
    name: "Sessions that wait for a lost connection", value: 50, unit: .count)

  package static let archiveExpansion = Limit(
    name: "Unpacked bytes of a spreadsheet for each byte of its file, beyond 16 MiB", value: 100, unit: .count
  )
  package static let cellExpansion = Limit(
    name: "Filled cells of a spreadsheet for each byte of its file, beyond 1,000,000", value: 2, unit: .count)
  package static let textExpansion = Limit(
    name: "Bytes of texts of a spreadsheet for each byte of its file, beyond 8 MiB", value: 32, unit: .count)
  package static let cellTextBytes = Limit(
    name: "Bytes of the texts of all cells of a spreadsheet, repeats counted", value: 256 << 20, unit: .bytes)
  package static let rowTextBytes = Limit(
    name: "Bytes of the texts of one row of a spreadsheet, repeats counted", value: 1 << 20, unit: .bytes)
  package static let tableColumns = Limit(name: "Columns of a table", value: 16_384, unit: .count)
  package static let nameBytes = Limit(
    name: "Bytes of one name of a nested JSON object", value: 4096, unit: .bytes)
  package static let filterTests = Limit(name: "Tests in a filter", value: 1000, unit: .count)

  package static let paragraphBytes = Limit(
    name: "Bytes of a report without an empty line", value: 24 << 10, unit: .bytes)
  package static let wordBytes = Limit(name: "Bytes of one word of a report", value: 4 << 10, unit: .bytes)
  package static let reportBytes = Limit(name: "Bytes of a report", value: 64 << 20, unit: .bytes)
  package static let reportLines = Limit(
    name: "Lines and cells of a report as PDF", value: 100_000, unit: .count)
  package static let frontMatterBytes = Limit(
    name: "Bytes of a theme, of a driver's manifest, and of the settings above a report", value: 64 << 10,
    unit: .bytes)
  package static let reportValues = Limit(
    name: "Different values that a report computes from tables", value: 1000, unit: .count)
  /// Unlike ``reportLines``, counts blocks of pages as well, and not the lines in a block.
  package static let reportBlocks = Limit(
    name: "Blocks and table cells of a report, each counted once for each level", value: 100_000, unit: .count
  )
  package static let linkBytes = Limit(
    name: "Bytes of addresses and texts that the links of a report copy", value: 64 << 20, unit: .bytes)
  package static let chartNames = Limit(
    name: "Names of a chart that `--limit` allows", value: 10_000, unit: .count)

  package static let projectFileBytes = Limit(
    name: "Bytes of a source, project, catalogue or strings file", value: 64 << 20, unit: .bytes)
  package static let soundSeconds = Limit(name: "Time of a chart's sound", value: 400, unit: .seconds)

  package static let cachedNames = Limit(
    name: "Cached colours, symbols and fonts, each", value: 2000, unit: .count)
  package static let cachedFiles = Limit(name: "Cached files of localized strings", value: 200, unit: .count)
  package static let cachedImageBytes = Limit(
    name: "Bytes of cached images of asset catalogs", value: 128 << 20, unit: .bytes)

  /// All limits, in the order of the table in SECURITY.md.
  package static let all = [
    archiveBytes, spreadsheetCells, nesting, imagePixels, imageBytes, measuredCharacters, waitingMessages,
    helloSeconds, archiveExpansion, cellExpansion, textExpansion, cellTextBytes, tableColumns, nameBytes,
    filterTests,
    waitingBytes, sessionSeconds, keptSessions, paragraphBytes, wordBytes, cachedNames, cachedFiles,
    cachedImageBytes, reportBytes, reportLines, frontMatterBytes, reportValues, reportBlocks, chartNames,
    linkBytes, soundSeconds, projectFileBytes, rowTextBytes, printedPixels,
  ]
}
