import Foundation

/// The examples in the comments of public declarations: lines indented by four more spaces.
enum DocumentedExamples {
  struct Example {
    /// The file's path in the package, and the line number.
    var place: String
    var lines: [String]
  }

  /// Folders with modules that programs import.
  private static let folders = ["Sources/Language", "Sources/Views", "Sources/Data/ChartData"]

  static func all(in package: String) throws -> [Example] {
    var examples: [Example] = []
    for folder in folders {
      let names =
        FileManager.default.enumerator(atPath: package + "/" + folder)?.allObjects as? [String] ?? []
      for name in names.filter({ $0.hasSuffix(".swift") }).sorted() {
        let path = folder + "/" + name
        examples += Self.examples(in: try String(contentsOfFile: package + "/" + path, encoding: .utf8), path)
      }
    }
    return examples
  }

  static func examples(in text: String, _ path: String) -> [Example] {
    var examples: [Example] = []
    var last: Substring?
    var isOpen = false
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let comment = line.trimmingPrefix { $0 == " " }
      guard comment.hasPrefix("///") else {
        (last, isOpen) = (nil, false)
        continue
      }
      let words = comment.dropFirst(3)
      if words.hasPrefix("     "), isOpen || last?.isEmpty ?? true {
        if !isOpen { examples.append(Example(place: "\(path):\(number + 1)", lines: [])) }
        isOpen = true
        examples[examples.count - 1].lines.append(String(words.dropFirst(5)))
      } else if words.isEmpty, isOpen {
        examples[examples.count - 1].lines.append("")
      } else {
        isOpen = false
      }
      last = words
    }
    return examples.map { example in
      var example = example
      while example.lines.last?.isEmpty == true { example.lines.removeLast() }
      return example
    }
  }

  /// All examples as one program. Declarations are at the top level, each other example in a function.
  static func program(_ examples: [Example]) -> String {
    var text = prelude
    for (number, example) in examples.enumerated() {
      let code = example.lines.joined(separator: "\n")
      let (file, line) = (example.place.split(separator: ":")[0], example.place.split(separator: ":")[1])
      let source = "#sourceLocation(file: \"\(file)\", line: \(line))\n\(code)\n#sourceLocation()\n"
      // A program can have only one `@main` type.
      let head = code.replacing("@main ", with: "")
      if head.starts(with: /(struct|enum|extension|#Preview)\b/) {
        text += source.replacing("@main ", with: "/* */ ")
      } else if code.hasPrefix("@State") {
        let state = example.lines.prefix { !$0.isEmpty }
        let views = example.lines.dropFirst(state.count)
        text += """
          struct Example\(number): View {
          #sourceLocation(file: "\(file)", line: \(line))
          \(state.joined(separator: "\n"))
            var body: some View {\(views.joined(separator: "\n"))
          }
          #sourceLocation()
          }

          """
      } else if code.hasPrefix(".") {
        // The example is a modifier of a chart.
        text += """
          @MainActor func example\(number)() {
          #sourceLocation(file: "\(file)", line: \((Int(line) ?? 1) - 1))
          _ = Chart { BarMark(x: .value("", 1)) }
          \(code)
          #sourceLocation()
          }

          """
      } else {
        text += "@MainActor func example\(number)(\(bindings)) async throws {\n\(source)}\n"
      }
    }
    return text
  }

  private static let bindings =
    "@Binding range: Range, @Binding width: Double, @Binding showsAverage: Bool"

  /// Declarations that the examples use.
  private static let prelude = """
    import Accessibility
    import ActivityKit
    import ChartData
    import ChartSnapshots
    import Charts
    import Foundation
    import OSLog
    import Spatial
    import SwiftData
    import SwiftUI
    import UIKit
    import WidgetKit
    import os

    struct Person: Identifiable { var id = 0, name = "", age = 1, sales = [2024: 1.0] }
    struct Day: Identifiable { var id = 0, date = Date.now, day = Date.now, count = 1.0, cups = 1.0, rain = 1.0, close = 1.0 }
    struct Car { var horsepower = 1.0, power = 1.0, milesPerGallon = 1.0, economy = 1.0, origin = "" }
    struct Bin { var low = 1.0, high = 2.0, count = 1.0, hour = 1, day = "" }
    struct TaskItem { var name = "", start = Date.now, end = Date.now, amount = 1.0 }
    struct Penguin: Identifiable { var id = 0, flipper = 1.0, mass = 1.0, bill = 1.0 }
    enum Range { case week, month }
    @Observable final class Store: Sendable { static func sample() async throws -> Store { Store() } }
    struct ChartView: View { var body: some View { Text("") } }
    struct Sales: View { var year: Int; var body: some View { Text("") } }
    struct StepsChart: View { var steps: [Int] = []; var body: some View { Text("") } }
    struct StepsEntry: TimelineEntry { var date = Date.now, steps = [1] }
    struct StepsView: View { var entry: StepsEntry; var body: some View { Text("") } }
    struct StepsProvider: TimelineProvider {
      func placeholder(in context: Context) -> StepsEntry { StepsEntry() }
      func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {}
      func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {}
    }
    struct PaceChart: View { var paces: [Double]; var body: some View { Text("") } }
    let entry = StepsEntry()
    struct Inventory: View { var body: some View { Text("") } }
    struct ForecastView: View { var body: some View { Text("") } }

    nonisolated(unsafe) var names = ["a"]
    nonisolated(unsafe) var people = [Person()]
    let (years, days, rows) = ([2024], [Day()], [Person()])
    let (sales, prices, steps, tasks, costs) = (days, days, days, [TaskItem()], [TaskItem()])
    let (cars, bins, cells, penguins) = ([Car()], [Bin()], [Bin()], [Penguin()])
    let (day, date, start, end) = (Date.now, Date.now, Date.distantPast, Date.distantFuture)
    let (price, count, average, share, name, month, index) = (1.0, 3, 2.5, 0.5, "", "March", 0)
    let (folder, path, cups, dates) = (URL(fileURLWithPath: "/"), "", [1.0], [Date.now])
    let log = Logger(subsystem: "", category: "")
    let ages = NumberBins(data: [1.0, 2], desiredCount: 2)
    @MainActor let renderer = ImageRenderer(content: ChartView())
    nonisolated(unsafe) let dishes = AXCategoricalDataAxisDescriptor(title: "", categoryOrder: [])
    nonisolated(unsafe) let amounts = AXNumericDataAxisDescriptor(title: "", range: 0...1, gridlinePositions: []) { "\\($0)" }
    nonisolated(unsafe) let lastMonth = AXDataSeriesDescriptor(name: "", isContinuous: false, dataPoints: [])
    let flights = DataSource(file: "flights.parquet")
    let (orders, readings) = (flights, flights)
    let query = DataQuery(x: .bins("dep_delay", 60))
    nonisolated(unsafe) var latest = DataRows<Double, Double>()
    let delays = DataRows<Double, Double>()

    """
}
