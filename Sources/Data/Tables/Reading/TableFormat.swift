/// A format of table files: a further one is a reader and an entry in ``all``.
package struct TableFormat: Sendable {
  /// Its names for people: a reader may take several kinds of files.
  package let names: [String]
  /// Whether bytes look like the format, from the index after a byte order mark.
  let matches: @Sendable (_ bytes: [UInt8], _ start: Int) -> Bool
  /// Reads cells; the text is the name of the file, for messages.
  let read: @Sendable ([UInt8], Int, String, TableOptions) throws(TableError) -> CellGrid

  /// The first that matches reads a file; the last one takes every text.
  package static let all = [spreadsheet, json, csv]

  /// Sheets of a spreadsheet, which have names.
  package static let spreadsheet = TableFormat(
    names: ["XLSX", "ODS"], matches: { bytes, _ in ZipArchive.isOne(bytes) },
    read: { (bytes, _, file, options) throws(TableError) in
      try Spreadsheet.read(bytes, file: file, options: options)
    })

  /// Whether bytes are a file of several tables, such as a spreadsheet.
  package static func hasTables(_ bytes: [UInt8]) -> Bool { spreadsheet.matches(bytes, 0) }

  package static let json = TableFormat(
    names: ["JSON"], matches: { JSONReader.looksLikeJSON($0, from: $1) },
    read: { (bytes, start, file, _) throws(TableError) in
      try JSONReader.read(bytes, from: start, file: file)
    })

  /// Delimited text, whatever delimits it.
  package static let csv = TableFormat(
    names: ["CSV", "TSV"], matches: { _, _ in true },
    read: { (bytes, start, file, options) throws(TableError) in
      try CSVReader.read(bytes, from: start, file: file, options: options)
    })

  /// The format of a text, by its beginning.
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

  /// "CSV, TSV, JSON, XLSX or ODS": all formats, for messages and help.
  package static var list: String {
    let names = all.reversed().flatMap(\.names)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
