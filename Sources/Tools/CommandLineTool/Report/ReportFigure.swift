import Foundation
import OpenChartsCairoRenderer
import OpenChartsDisplayList
import OpenChartsHTMLRenderer
import OpenChartsLimits

/// A chart of a report.
enum ReportFigure {
  /// A page in a frame, for HTML.
  case page(FramedPage)
  /// A drawing, for PDF.
  case drawing(ReportDrawing)

  /// The scripts of the chart's page; empty for PDF.
  var scripts: [String] {
    guard case .page(let page) = self else { return [] }
    return page.scripts
  }
}

/// The sound of the charts in a PDF.
enum ReportSound {
  case none
  /// The sound of a separate sound file.
  case full
  /// A sixteenth of it, for reports with several charts.
  case small

  init(_ report: ReportArguments, charts: Int) {
    self = !report.hasSounds ? .none : charts > 1 ? .small : .full
  }
}

/// A picture in a PDF.
struct ReportDrawing {
  var items: [DisplayItem]
  /// Size in points.
  var size: Size
  /// The alternative text.
  var words: String
  /// The language of the alternative text as a BCP 47 tag; `nil` uses the report's language.
  var language: String?
  /// The language of the table.
  var tableLanguage: String?
  /// The values of a chart; `nil` if there are none.
  var table: PDFFigure.Table?
  /// A WAV file; `nil` if there is no sound.
  var sound: PackedFile?
}

/// A problem of a report, with its line number.
struct ReportProblem: Error, Equatable, CustomStringConvertible {
  var file: String
  var line: Int
  var text: String
  /// Further lines, such as a compiler's messages.
  var details: [String] = []
  var description: String { lines.joined(separator: "\n") }
  var lines: [String] { ["\(file):\(line): \(text)"] + details }

  /// The problem of a report beyond ``Limits/reportBlocks``.
  static func tooManyBlocks(file: String, line: Int) -> ReportProblem {
    ReportProblem(
      file: file, line: line,
      text:
        "more than \(Limits.reportBlocks.text) blocks and cells, each counted once for each level; split the report"
    )
  }
}
