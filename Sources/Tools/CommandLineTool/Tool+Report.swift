import Foundation
import OpenChartsPictures

extension Tool {
  /// Writes a report: once, or again after each change of one of its files.
  ///
  /// - Returns: Whether the report was written.
  func report(_ arguments: ReportArguments) throws -> Bool {
    let format = try arguments.fileFormat()
    let output = OutputFile(
      arguments.output == "-" ? nil : arguments.output ?? Report.stem(arguments.path) + "." + format.rawValue,
      format: format == .pdf ? .pdf : .html, input: arguments.path, kind: "report",
      overwrites: arguments.overwrites || arguments.output != nil)
    try output.refuseExisting()
    let report = Report(arguments, as: format, printError: printError)
    var last: [UInt8]?
    var failure: String?
    while true {
      let watch = WatchLoop(report.files)
      do {
        let document = try report.make()
        if document.bytes != last {
          try (last == nil ? output : output.replacing).write(Data(document.bytes))
          printNotes(document.notes)
          if last == nil, arguments.output == nil, let path = output.path { printLine(path) }
          last = document.bytes
          fflush(nil)
        }
        failure = nil
      } catch {
        guard arguments.watches, last != nil else {
          guard let problems = error as? Report.Problems else { throw error }
          printNotes(problems.lines)
          return false
        }
        if failure != "\(error)" { printNotes((error as? Report.Problems)?.lines ?? ["\(error)"]) }
        failure = "\(error)"
      }
      guard arguments.watches else { return true }
      watch.wait(now: { report.files })
    }
  }
}
