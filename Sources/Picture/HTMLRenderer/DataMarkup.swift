import OpenChartsDisplayList
import OpenChartsSVGRenderer

/// The data of a chart as a table, or as lines of text if there are many rows.
///
/// A cell shows its value in the number format of the page's language. It carries the locale-independent text too, if
/// that differs.
struct DataMarkup {
  let chart: PageChart
  let phrases: PagePhrases
  let numberFormat: ScriptNumberFormat
  let printed: PrintedRows

  var html: String {
    let table = chart.table
    let isLong = table.rowCount > HTMLRenderer.tableLimit
    let head = table.columns.map {
      "<th scope=\"col\"\(Self.form(of: $0))>\(phrases.isolated($0.title))</th>"
    }
    // On paper, the first rows of a long table replace the lines.
    let body = table.rows.prefix(isLong ? printed.limit : table.rowCount).map { cells in
      "<tr>"
        + zip(cells, table.columns).enumerated().map { self.cell($1.0, of: $1.1, isFirst: $0 == 0) }.joined()
        + "</tr>\n"
    }
    // Browsers with scripts keep the lines as text, without laying them out.
    let lines =
      isLong
      ? "<noscript><pre>\(Markup.escaped(table.csv.replacing("\r\n", with: "\n")))</pre></noscript>\n" : ""
    return """
      <div class="table" id="c\(chart.index)-table">
      <p class="actions"><button type="button" data-do="copy">\(phrases(.copy))</button>
      <button type="button" data-do="save">\(phrases(.save))</button></p>
      <table>
      <caption>\(Markup.escaped(phrases.text(.dataOf, chart.title)))</caption>
      <thead><tr>\(head.joined())</tr></thead>
      <tbody>
      \(body.joined())</tbody>
      </table>
      \(lines)<p class="actions"><button type="button" data-do="more" hidden>\(phrases(.moreRows))</button></p>
      \(printed.note(rows: table.rowCount, phrases, numberFormat))\
      </div>

      """
  }

  private func cell(_ text: String, of column: DataTable.Column, isFirst: Bool) -> String {
    let shown = column.shown(text, numberFormat)
    let value = shown == text ? "" : " data-value=\"\(text)\""
    let inner = phrases.isolated(shown)
    return isFirst && !text.isEmpty ? "<th scope=\"row\"\(value)>\(inner)</th>" : "<td\(value)>\(inner)</td>"
  }

  /// Returns the data attribute with a column's number format for the script; empty for names and for quarters, which are
  /// sorted as texts.
  private static func form(of column: DataTable.Column) -> String {
    switch column.values {
    case .names: ""
    case .numbers where column.form == .percent: " data-form=\"percent\""
    case .numbers where column.form != nil: " data-form=\"clock\""
    case .numbers: " data-form=\"\(column.isGrouped ? "number" : "plain")\""
    // The alphabetical order of the texts is the order of the quarters.
    case .dates where column.form == .quarter: ""
    case .dates: " data-form=\"date\""
    }
  }
}
