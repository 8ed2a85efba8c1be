import DisplayList
import SVGRenderer

/// The data of a chart as a table, or as lines of text where they are many.
struct DataMarkup {
  let chart: PageChart
  let words: PageWords

  var html: String {
    let rows = self.rows
    let isLong = rows.count > HTMLRenderer.tableLimit
    let head = headers.map { "<th scope=\"col\">\(words.isolated($0))</th>" }.joined()
    let body = (isLong ? [] : rows).map { cells in
      "<tr>"
        + cells.enumerated().map { place, cell in
          let text = words.isolated(cell)
          return place == headerColumn && !cell.isEmpty
            ? "<th scope=\"row\">\(text)</th>" : "<td>\(text)</td>"
        }.joined() + "</tr>\n"
    }
    let text = rows.map { Markup.escaped($0.joined(separator: "\t")) + "\n" }
    let lines = isLong ? "<pre>\(text.joined())</pre>\n" : ""
    return """
      <div class="table" id="c\(chart.index)-table">
      <p class="actions"><button type="button" data-do="copy">\(words(.copy))</button>
      <button type="button" data-do="save">\(words(.save))</button></p>
      <table data-header="\(headerColumn)">
      <caption>\(Markup.escaped(words.text(.dataOf, chart.title)))</caption>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(body.joined())</tbody>
      </table>
      \(lines)<p class="actions"><button type="button" data-do="more" hidden>\(words(.moreRows))</button></p>
      </div>

      """
  }

  private var hasSeries: Bool {
    if chart.values.walk == .space {
      return chart.values.series.contains { $0.depth?.owner.isEmpty == false }
    }
    return !chart.isWide && chart.values.series.count > 1
  }
  private var headerColumn: Int { hasSeries ? 1 : 0 }

  private var headers: [String] {
    let isLying = chart.values.walk == .y
    let place = isLying ? chart.values.yTitle : chart.values.xTitle
    let value = isLying ? chart.values.xTitle : chart.values.yTitle
    let first = place.isEmpty ? words.text(.positionHead) : place
    let last = value.isEmpty ? words.text(.value) : value
    if chart.values.walk == .space {
      let depth = chart.values.zTitle
      return (hasSeries ? [words.text(.series)] : []) + [first, depth.isEmpty ? "Z" : depth, last]
    }
    if chart.isWide { return [first] + chart.values.series.map(\.name) }
    return (hasSeries ? [words.text(.series)] : []) + [first, last]
  }

  private var rows: [[String]] {
    let series = chart.values.series
    guard chart.isWide else {
      return series.flatMap { series in
        series.places.indices.map { row in
          guard let depth = series.depth else {
            return (hasSeries ? [series.name] : []) + [series.places[row], series.values[row]]
          }
          return (hasSeries ? [depth.owner] : []) + [
            series.places[row], depth.texts[row], series.values[row],
          ]
        }
      }
    }
    var index: [String: Int] = [:]
    var rows: [[String]] = []
    for (column, series) in series.enumerated() {
      for (row, place) in series.places.enumerated() {
        if index[place] == nil {
          index[place] = rows.count
          rows.append([place] + Array(repeating: "", count: chart.values.series.count))
        }
        if let found = index[place] { rows[found][column + 1] = series.values[row] }
      }
    }
    return rows
  }
}
