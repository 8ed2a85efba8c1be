import CairoRenderer
import DisplayList
import Foundation
import HTMLRenderer

/// A chart of a report.
enum ReportFigure {
  /// For a page of the report: a page in a frame.
  case page(FramedPage)
  /// For a PDF.
  case drawing(ReportDrawing)

  /// The scripts of its page.
  var scripts: [String] {
    guard case .page(let page) = self else { return [] }
    return HTMLRenderer.scripts(of: page.html(below: 0))
  }
}

/// A picture in a PDF.
struct ReportDrawing {
  var items: [DisplayItem]
  /// In points.
  var size: Size
  /// What it shows, in words.
  var words: String
  /// The values of a chart.
  var table: PDFFigure.Table?
  /// A WAV file.
  var sound: [UInt8]?
}

/// What goes wrong with a report, with the line that it is in.
struct ReportProblem: Error, Equatable, CustomStringConvertible {
  var file: String
  var line: Int
  var text: String
  var description: String { "\(file):\(line): \(text)" }
}
