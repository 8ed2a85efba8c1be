import Foundation
import OpenChartsCairoRenderer
import OpenChartsDescriptions
import OpenChartsDisplayList
import OpenChartsHTMLRenderer
import OpenChartsPhrases
import OpenChartsViewCore

/// The values of a chart as rows of a table.
package struct FigureValues: Codable, Equatable, Sendable {
  package var headers: [String]
  package var rows: [[String]]
  /// The index of the column whose cells name their rows.
  package var headerColumn: Int
}

extension RenderedScene {
  /// The values of the first chart; `nil` without a chart, or if there are too many values for a table.
  package var figureValues: FigureValues? {
    figures.first?.table.map {
      FigureValues(headers: $0.headers, rows: $0.rows, headerColumn: $0.headerColumn)
    }
  }

  /// The maximum number of rows of a table in a PDF. Pages and the tool's exports have all rows.
  private static let rowLimit = 500

  /// The charts as figures of a PDF, with their data.
  package var figures: [PDFFigure] {
    charts.map { chart in
      PDFFigure(
        frame: chart.frame, alternative: "\(Self.sentence(chart.name, words)) \(chart.summary)",
        table: chart.facts.count > Self.rowLimit ? nil : chart.table.flatMap(table))
    }
  }

  /// The language (BCP 47) of the sentences of ``figures``: the picture's language if there are sentences in it,
  /// otherwise English.
  package var languageOfSentences: String? {
    guard let language else { return nil }
    let locale = Locale(identifier: language)
    let code = SpeechLanguage(locale).code
    return locale.language.languageCode?.identifier == code ? language : code
  }

  private func table(_ data: DataTable) -> PDFFigure.Table? {
    guard data.rowCount > 0, data.rowCount <= Self.rowLimit else { return nil }
    return PDFFigure.Table(
      headers: data.titles, rows: data.shownRows(language: language ?? "en"), headerColumn: 0)
  }
}
