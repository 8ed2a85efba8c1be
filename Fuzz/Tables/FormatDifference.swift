import OpenChartsTables

/// Writes a small table as CSV, JSON and XLSX, and checks that all three are read as equal tables.
package func fuzzFormats(_ bytes: UnsafeRawBufferPointer) {
  guard let written = WrittenTable(bytes) else { return }
  func read(_ bytes: [UInt8], _ format: TableFormat) -> Table {
    var options = TableOptions()
    options.format = format
    options.hasHeader = true
    do throws(TableError) {
      return try Table(bytes: bytes, file: "f", options: options)
    } catch {
      preconditionFailure("\(format.names[0]): \(error.description)")
    }
  }
  let csv = read(written.csv, .csv)
  for other in [read(written.json, .json), read(written.workbook, .spreadsheet)] {
    precondition(csv.rowCount == other.rowCount, "\(csv.rowCount) rows and \(other.rowCount)")
    precondition(csv.columns.map(\.name) == other.columns.map(\.name))
    for (a, b) in zip(csv.columns, other.columns) {
      precondition(isEqual(a.values, b.values), "column \(a.name): \(a.values) and \(b.values)")
    }
  }
}

private func isEqual(_ a: TableColumn.Values, _ b: TableColumn.Values) -> Bool {
  switch (a, b) {
  case (.numbers(let a), .numbers(let b)): a.elementsEqual(b) { $0 == $1 || $0.isNaN && $1.isNaN }
  case (.dates(let a, _), .dates(let b, _)): a.elementsEqual(b) { $0 == $1 || $0.isNaN && $1.isNaN }
  case (.text(let a, let aNames), .text(let b, let bNames)),
    (.booleans(let a, let aNames), .booleans(let b, let bNames)):
    a == b && aNames == bNames
  default: false
  }
}

/// Columns of numbers, days, Booleans and texts, with missing values. The first column is complete, so that no row is
/// empty.
private struct WrittenTable {
  private enum Cell {
    case missing
    case number(Double)
    /// Days since the end of 1899, as Excel counts them after February 1900.
    case day(Int)
    case boolean(Bool)
    case text(String)
  }

  private let rows: [[Cell]]

  init?(_ bytes: UnsafeRawBufferPointer) {
    var input = bytes[...]
    func byte() -> UInt8 { input.popFirst() ?? 0 }
    let kinds = (0..<Int(byte() % 4) + 1).map { _ in byte() % 4 }
    var rows: [[Cell]] = []
    while !input.isEmpty, rows.count < 40 {
      rows.append(
        kinds.enumerated().map { column, kind in
          if column > 0, byte() & 7 == 0 { return .missing }
          switch kind {
          case 0:
            let bits = (0..<8).reduce(UInt64(0)) { bits, _ in bits << 8 | UInt64(byte()) }
            let value = Double(bitPattern: bits)
            return .number(value.isFinite ? value : Double(bits >> 40))
          case 1: return .day(61 + (Int(byte()) << 8 | Int(byte())))
          case 2: return .boolean(byte() & 1 == 1)
          default:
            var text = "x"
            for _ in 0..<Int(byte() % 12) {
              let code = UInt32(byte()) << (byte() & 1 == 1 ? 6 : 0)
              if code >= 0x20, code != 0x7F, let scalar = Unicode.Scalar(code) {
                text.unicodeScalars.append(scalar)
              }
            }
            return .text(text + "z")
          }
        })
    }
    // A single row could be a header, and a column without values has no type.
    guard rows.count > 1 else { return nil }
    self.rows = rows
  }

  private var names: [String] { rows[0].indices.map { "c\($0)" } }

  private func day(_ number: Int) -> String {
    var date = ""
    let civil = CivilDate(
      dayNumber: CivilDate(year: 1899, month: 12, day: 30).dayNumber + number)
    date += String(civil.year) + "-"
    date += (civil.month < 10 ? "0" : "") + String(civil.month) + "-"
    return date + (civil.day < 10 ? "0" : "") + String(civil.day)
  }

  var csv: [UInt8] {
    let lines = rows.map { row in
      row.map { cell in
        switch cell {
        case .missing: ""
        case .number(let value): "\(value)"
        case .day(let number): day(number)
        case .boolean(let value): "\(value)"
        case .text(let text): "\"\(text.escaped(["\"": "\"\""]))\""
        }
      }.joined(separator: ",")
    }
    return Array((names.joined(separator: ",") + "\n" + lines.joined(separator: "\n") + "\n").utf8)
  }

  var json: [UInt8] {
    let objects = rows.map { row in
      let members = zip(names, row).map { name, cell in
        switch cell {
        case .missing: "\"\(name)\":null"
        case .number(let value): "\"\(name)\":\(value)"
        case .day(let number): "\"\(name)\":\"\(day(number))\""
        case .boolean(let value): "\"\(name)\":\(value)"
        case .text(let text):
          "\"\(name)\":\"\(text.escaped(["\\": "\\\\", "\"": "\\\""]))\""
        }
      }
      return "{\(members.joined(separator: ","))}"
    }
    return Array("[\(objects.joined(separator: ","))]".utf8)
  }

  var workbook: [UInt8] {
    func text(_ text: String) -> String {
      let escaped = text.escaped(["&": "&amp;", "<": "&lt;"])
      return "<c t=\"inlineStr\"><is><t>\(escaped)</t></is></c>"
    }
    let lines = rows.map { row in
      row.map { cell in
        switch cell {
        case .missing: "<c/>"
        case .number(let value): "<c><v>\(value)</v></c>"
        case .day(let number): "<c s=\"1\"><v>\(number)</v></c>"
        case .boolean(let value): "<c t=\"b\"><v>\(value ? 1 : 0)</v></c>"
        case .text(let content): text(content)
        }
      }.joined()
    }
    let sheet = ([names.map(text).joined()] + lines).map { "<row>\($0)</row>" }.joined()
    let styles = "<styleSheet><cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/></cellXfs></styleSheet>"
    return StoredArchive.workbook(
      sheet: Array("<sheetData>\(sheet)</sheetData>".utf8), styles: Array(styles.utf8))
  }
}

extension String {
  /// Replaces scalars, including those that a combining mark follows.
  fileprivate func escaped(_ escapes: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { $0.unicodeScalars += (escapes[$1] ?? String($1)).unicodeScalars }
  }
}
