import Foundation
import OpenChartsEngines
import OpenChartsTables

/// The arguments of `opencharts serve` for the chart of a table.
package struct ServeTableArguments: Equatable {
  package var plot = PlotArguments()
  package var address = ServeArguments().address
  package var port = 0
  package var opensBrowser = false

  private static let endings = [
    ".csv", ".tsv", ".json", ".jsonl", ".ndjson", ".txt", ".xlsx", ".xls", ".ods",
  ]

  /// Whether the arguments name a table: an address, a name with the extension of a table format, or an existing file.
  /// False if one of them is a Swift file.
  static func isMeant(_ arguments: ArraySlice<String>) -> Bool {
    let names = arguments.filter { !$0.hasPrefix("-") }
    guard !names.contains(where: { $0.hasSuffix(".swift") }) else { return false }
    return names.contains { name in
      if EngineAddress.isAddress(name) || DataFile(path: name) != nil { return true }
      if endings.contains(where: name.lowercased().hasSuffix) { return true }
      var isFolder = ObjCBool(false)
      return FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }

  /// - Parameter arguments: The arguments after the command's name.
  /// - Returns: `nil` for `--help`.
  static func parsed(_ arguments: ArraySlice<String>) throws(UsageError) -> Self? {
    var result = Self()
    var serving = ServeArguments()
    var refresh: String?
    var plotArguments: [String] = []
    var remaining = arguments
    while let argument = remaining.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let spelling = String(parts[0])
      if let option = Option(spelling: spelling), fixed.contains(option) {
        throw UsageError(
          "\(spelling) is for pictures; a page has the size of its window and updates itself")
      }
      let servedOption = ServeOption(spelling: spelling).flatMap { served.contains($0) ? $0 : nil }
      guard servedOption != nil || spelling == Option.refresh.spelling else {
        plotArguments.append(argument)
        continue
      }
      var value = parts.count > 1 ? String(parts[1]) : ""
      if servedOption == .open, parts.count > 1 { throw UsageError("--open takes no value") }
      if servedOption != .open, parts.count < 2 { value = remaining.popFirst() ?? "" }
      if servedOption != .open, value.isEmpty { throw UsageError("\(spelling) needs a value") }
      if let servedOption { try serving.set(servedOption, value) } else { refresh = value }
    }
    guard case .plot(let plot) = try Command(["plot"] + plotArguments) else { return nil }
    result.plot = plot
    (result.address, result.port, result.opensBrowser) = (serving.address, serving.port, serving.opensBrowser)
    if let refresh { try result.plot.set(.refresh, refresh) }
    guard plot.file != "-" else { throw UsageError(ServeArguments.question) }
    return result
  }

  /// The options of `opencharts serve` that apply to tables.
  static let served: [ServeOption] = [.address, .port, .open]

  /// The options of charts that apply to pages.
  static let plotted = Option.allCases.filter {
    !fixed.contains($0) && Verb.plot.refusal(of: $0) == nil && $0 != .version
  }

  /// Options that the page controls.
  static let fixed: Set<Option> = [
    .output, .format, .force, .width, .height, .scale, .adaptive, .outlines, .transparent, .sql, .watch,
    .explain, .why, .suggest, .swift, .show,
  ]
}
