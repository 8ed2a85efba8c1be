import CairoRenderer
import Descriptions
import DisplayList
import ViewCore

/// What a chart shows, as the rows of a table, on its way from one program to another.
package struct FigureValues: Codable, Equatable, Sendable {
  package var headers: [String]
  package var rows: [[String]]
  /// The column whose cells name their rows.
  package var headerColumn: Int
}

extension RenderedScene {
  /// What its first chart shows; `nil` where there is no chart, or too much for a table.
  package var figureValues: FigureValues? {
    figures.first?.table.map {
      FigureValues(headers: $0.headers, rows: $0.rows, headerColumn: $0.headerColumn)
    }
  }

  /// More rows than these are no table that anybody walks through; the page and the tool have them all.
  private static let rowLimit = 500

  /// The charts as figures of a PDF, with their data.
  package var figures: [PDFFigure] {
    charts.map { chart in
      PDFFigure(
        frame: chart.frame, alternative: "\(Self.sentence(chart.name, words)) \(chart.summary)",
        table: chart.facts.count > Self.rowLimit ? nil : chart.values.flatMap(Self.table))
    }
  }

  /// A row for each value: its series where there are several, its place, and what it amounts to.
  private static func table(_ values: ChartValues) -> PDFFigure.Table? {
    guard values.count > 0, values.count <= rowLimit else { return nil }
    let isSpatial = values.walk == .space
    let hasSeries =
      isSpatial ? values.series.contains { $0.depth?.owner.isEmpty == false } : values.series.count > 1
    let isLying = values.walk == .y
    let titles =
      isSpatial
      ? [values.xTitle, values.zTitle, values.yTitle]
      : isLying ? [values.yTitle, values.xTitle] : [values.xTitle, values.yTitle]
    let rows = values.series.flatMap { series in
      series.places.indices.map { row in
        let depth = series.depth.map { [$0.texts[row]] } ?? []
        return (hasSeries ? [series.depth?.owner ?? series.name] : []) + [series.places[row]] + depth
          + [series.values[row]]
      }
    }
    return PDFFigure.Table(
      headers: (hasSeries ? [""] : []) + titles, rows: rows, headerColumn: hasSeries ? 1 : 0)
  }
}
