/// The data of charts as tables in the structure of a PDF. They are not drawn: each cell carries its text.
struct PDFTableElements {
  struct Source {
    var table: PDFFigure.Table
    /// The object number of its page.
    var page: Int
    /// The object number of the preceding element; `nil` puts the table at the end.
    var after: Int?
  }

  /// The object numbers of the tables, and of the elements that precede them.
  private(set) var tables: [(number: Int, after: Int?)] = []
  /// The objects in ascending order of their numbers.
  private(set) var objects: [(number: Int, body: String)] = []
  /// The first unused object number after them.
  private(set) var next: Int
  private var page = 0

  /// - Parameters:
  ///   - first: The first unused object number.
  ///   - document: The object number of the parent element.
  init(_ sources: [Source], first: Int, document: Int) {
    next = first
    for source in sources where !source.table.rows.isEmpty {
      let table = source.table
      page = source.page
      let number = next
      next += 1
      tables.append((number, source.after))
      let place = objects.count
      var rows: [Int] = []
      for (index, cells) in ([table.headers] + table.rows).enumerated() {
        let row = next
        rows.append(row)
        objects.append(
          (row, element("TR", in: number, "/K [ \(Self.references(row + 1..<row + 1 + cells.count)) ]")))
        for (column, text) in cells.enumerated() {
          let scope = index == 0 ? "Column" : column == table.headerColumn ? "Row" : nil
          let meaning = scope.map { " /A << /O /Table /Scope /\($0) >>" } ?? ""
          objects.append(
            (
              row + 1 + column,
              element(
                scope == nil ? "TD" : "TH", in: row, "/ActualText \(PDFStructure.hex(text))\(meaning)")
            ))
        }
        next += 1 + cells.count
      }
      objects.insert((number, element("Table", in: document, "/K [ \(Self.references(rows)) ]")), at: place)
    }
  }

  private func element(_ type: String, in parent: Int, _ entries: String) -> String {
    "<< /Type /StructElem /S /\(type) /P \(parent) 0 R /Pg \(page) 0 R \(entries) >>"
  }

  private static func references(_ numbers: some Sequence<Int>) -> String {
    numbers.map { "\($0) 0 R" }.joined(separator: " ")
  }
}
