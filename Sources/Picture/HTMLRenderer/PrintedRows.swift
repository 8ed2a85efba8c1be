import OpenChartsSVGRenderer

/// The rows of tables on paper: at most one page for all charts of a page.
struct PrintedRows {
  /// The maximum number of rows of each table.
  let limit: Int

  init(charts: Int) { limit = max(40 / max(charts, 1), 5) }

  /// The style rule that hides the rows beyond the limit.
  var style: String { "@media print { tbody tr:nth-child(n+\(limit + 1)) { display: none } }\n" }

  /// Returns the line about omitted rows, which is visible only in print; empty if all rows are printed.
  func note(rows: Int, _ phrases: PagePhrases, _ numberFormat: ScriptNumberFormat) -> String {
    guard rows > limit else { return "" }
    func text(_ count: Int) -> String { numberFormat.text(Double(count)) ?? String(count) }
    return
      "<p class=\"rest\" hidden>\(Markup.escaped(phrases.text(.printedRows, text(limit), text(rows))))</p>\n"
  }
}
