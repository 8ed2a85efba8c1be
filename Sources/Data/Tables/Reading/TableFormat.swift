/// A format of table files. To add one, write a reader and add an entry to ``all``.
package struct TableFormat: Sendable {
  /// The format's names for users. One reader can support several kinds of files.
  package let names: [String]
  /// Whether the bytes look like the format. `start` is the index after a byte order mark.
  let matches: @Sendable (_ bytes: [UInt8], _ start: Int) -> Bool
  /// Reads the cells. The string is the file name, for messages.
  let read: @Sendable ([UInt8], Int, String, TableOptions) throws(TableError) -> CellGrid

  /// All formats in the order in which they are tried. The last one accepts every text.
  package static let all = [spreadsheet, json, csv]

  /// Spreadsheets, which contain named sheets.
  package static let spreadsheet = TableFormat(
    names: ["XLSX", "ODS"], matches: { bytes, _ in ZipArchive.isOne(bytes) },
    read: { (bytes, _, file, options) throws(TableError) in
      try Spreadsheet.read(bytes, file: file, options: options)
    })

  /// Whether the bytes are a file with several tables, such as a spreadsheet.
  package static func hasTables(_ bytes: [UInt8]) -> Bool { spreadsheet.matches(bytes, 0) }

  /// Whether the bytes are JSON, which has neither lines to skip nor a header.
  package static func isJSON(_ bytes: [UInt8]) -> Bool { json.matches(bytes, 0) }

  package static let json = TableFormat(
    names: ["JSON"], matches: { JSONReader.looksLikeJSON($0, from: $1) },
    read: { (bytes, start, file, _) throws(TableError) in
      try JSONReader.read(bytes, from: start, file: file)
    })

  /// Delimited text with any delimiter.
  package static let csv = TableFormat(
    names: ["CSV", "TSV"], matches: { _, _ in true },
    read: { (bytes, start, file, options) throws(TableError) in
      try CSVReader.read(bytes, from: start, file: file, options: options)
    })

  /// Detects the format of an input.
  init(of bytes: [UInt8], from start: Int) {
    self = Self.all.first { $0.matches(bytes, start) } ?? .csv
  }

  private init(
    names: [String], matches: @escaping @Sendable ([UInt8], Int) -> Bool,
    read: @escaping @Sendable ([UInt8], Int, String, TableOptions) throws(TableError) -> CellGrid
  ) {
    self.names = names
    self.matches = matches
    self.read = read
  }

  /// The names of all formats, for messages and help: "CSV, TSV, JSON, XLSX or ODS".
  package static var list: String {
    let names = all.reversed().flatMap(\.names)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
