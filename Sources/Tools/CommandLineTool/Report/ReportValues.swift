import Foundation
import OpenChartsChartMath
import OpenChartsEngines
import OpenChartsLimits
import OpenChartsTables

/// The inline values of a report. Each is computed once.
@MainActor final class ReportValues {
  private let report: ReportArguments
  private let parameters: [String: String]
  private let files: ReportFiles
  private let locale: Locale
  private var texts: [String: Result<String, ReportExpression.Problem>] = [:]
  private var results: [String: Value] = [:]
  /// The table that was read last.
  private var last: (file: String, table: Table)?

  init(_ report: ReportArguments, _ parameters: [String: String]) {
    (self.report, self.parameters) = (report, parameters)
    (files, locale) = (ReportFiles(report), Locale(identifier: report.locale))
  }

  private enum Value {
    case number(Double, TableColumn.Unit)
    case date(Double, DatePrecision)
    case text(String)
  }

  /// Computes the values of the expressions, table by table, so that each table is read once and only one is in memory.
  ///
  /// - Returns: If there are more values than the limit, the line of the first one beyond it and a message; otherwise
  ///   `nil`.
  func prepare(_ expressions: [ReportReferences.Value]) -> (line: Int, text: String)? {
    var unique: Set<String> = []
    for (expression, line) in expressions where unique.insert(expression).inserted {
      guard unique.count <= Limits.reportValues.value else { return (line, Self.tooManyValues) }
    }
    let byTable = unique.map { expression in
      ((try? ReportExpressionParser.value(expression).expression.calls.first?.table) ?? "", expression)
    }
    for (_, expression) in byTable.sorted(by: { $0 < $1 }) { _ = try? text(expression) }
    last = nil
    return nil
  }

  private static let tooManyValues = "more than \(Limits.reportValues.text) different values {= … }"

  /// The files that the expressions read.
  func files(of expressions: [String]) -> [String] {
    expressions.flatMap { (try? ReportExpressionParser.value($0).expression.calls) ?? [] }.compactMap {
      call in
      var file = call.table
      guard (try? files.place(&file, of: report)) != nil else { return nil }
      return file
    }
  }

  /// The text of a value in the language of the report.
  func text(_ expression: String) throws(ReportExpression.Problem) -> String {
    if let cachedText = texts[expression] { return try cachedText.get() }
    // The values in the title and in charts count towards the limit, too.
    guard texts.count < Limits.reportValues.value else {
      throw ReportExpression.Problem(Self.tooManyValues)
    }
    let result = Result { () throws(ReportExpression.Problem) in
      do throws(ReportExpression.Problem) { return try computed(expression) } catch {
        throw ReportExpression.Problem("{= \(expression.prefix(80)) }: \(error.text)")
      }
    }
    texts[expression] = result
    return try result.get()
  }

  /// A text with its values `{= … }` filled in, as in the options of a chart.
  func filled(_ text: String) throws(ReportExpression.Problem) -> String {
    var result = ""
    var remaining = text[...]
    while let start = remaining.firstRange(of: "{=") {
      guard let end = ReportExpression.end(of: remaining[start.upperBound...]) else { break }
      result += remaining[..<start.lowerBound]
      result += try self.text(String(remaining[start.upperBound..<end].trimmed))
      remaining = remaining[remaining.index(after: end)...]
    }
    return result + remaining
  }

  private func computed(_ text: String) throws(ReportExpression.Problem) -> String {
    let (expression, format) = try ReportExpressionParser.value(text)
    if case .parameter(let name) = expression, format == nil { return try parameter(name) }
    let value = try value(expression)
    let numberSymbols = NumberSymbols(of: locale)
    switch value {
    case .text(let text):
      guard format == nil else { throw ReportExpression.Problem("a text has no format, only a number") }
      return text
    case .date(let seconds, let precision):
      guard format == nil else { throw ReportExpression.Problem("a date has no format, only a number") }
      return Self.text(of: Date(timeIntervalSinceReferenceDate: seconds), locale, precision)
    case .number(let number, let unit):
      guard number.isFinite else { throw ReportExpression.Problem("the result is no number") }
      if let format {
        return format == .plain
          ? NumberText.plain(number, numberSymbols: numberSymbols, isGrouped: false)
          : format.text(number, numberSymbols: numberSymbols)
      }
      if unit == .plain, Self.years.contains(number), number == number.rounded(), isYear(expression) {
        return NumberText.plain(number, numberSymbols: numberSymbols, isGrouped: false)
      }
      switch unit {
      case .percent:
        return ValueFormat.percent(digits: nil).text(
          (number * 1000).rounded() / 1000, numberSymbols: numberSymbols)
      case .currency(let symbol):
        return symbol + NumberText.plain(number, digits: 2, numberSymbols: numberSymbols)
      case .duration: return ValueFormat.duration.text(number, numberSymbols: numberSymbols)
      case .plain: return NumberText.plain(number, digits: Self.digits(number), numberSymbols: numberSymbols)
      }
    }
  }

  /// A day in words, such as 31 January 2024; with the time if it is not midnight. For years and months, their names.
  nonisolated static func text(of date: Date, _ locale: Locale, _ precision: DatePrecision = .day) -> String {
    if precision <= .month, let text = period(date, locale, precision) { return text }
    let isDay = date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 86_400) == 0
    return date.formatted(
      Date.FormatStyle(date: .long, time: isDay ? .omitted : .shortened, locale: locale, timeZone: .gmt))
  }

  private nonisolated static func period(_ date: Date, _ locale: Locale, _ precision: DatePrecision)
    -> String?
  {
    let style = Date.FormatStyle(locale: locale, timeZone: .gmt)
    switch precision {
    case .year: return date.formatted(style.year())
    case .quarter: return date.formatted(style.quarter().year())
    case .month: return date.formatted(style.month(.wide).year())
    default: return nil
    }
  }

  private static let years = 1000.0...2200

  /// Whether an expression yields a year: a parameter or column whose name says so, or a year with a number added or
  /// subtracted.
  private func isYear(_ expression: ReportExpression) -> Bool {
    func isNamed(_ name: String) -> Bool { nameWords(name).contains(where: RoleWords.years.contains) }
    switch expression {
    case .number: return false
    case .parameter(let name): return isNamed(name)
    case .function(let call):
      if case .date(_, .year)? = results["\(call)"] { return true }
      return [nil, .min, .max, .median].contains(call.aggregate) && call.column.map(isNamed) ?? false
    case .operation(let symbol, let a, let b):
      return "+-".contains(symbol) && isYear(a) != isYear(b)
    }
  }

  /// The decimals for four digits, and none for whole numbers.
  private static func digits(_ number: Double) -> Int {
    let magnitude = abs(number)
    guard magnitude > 0, magnitude < 1000 else { return 0 }
    return min(max(0, 3 - Int(log10(magnitude).rounded(.down))), 15)
  }

  private func parameter(_ name: String) throws(ReportExpression.Problem) -> String {
    if let text = parameters[name] { return text }
    let names = parameters.keys.sorted()
    let suggestion = nearestName(to: name, among: names)
    throw ReportExpression.Problem(
      "there is no parameter \"\(name.prefix(40))\"; "
        + (suggestion.map { "did you mean \($0)?" } ?? "the front matter lists them under parameters:"))
  }

  private func value(_ expression: ReportExpression) throws(ReportExpression.Problem) -> Value {
    switch expression {
    case .number(let number): return .number(number, .plain)
    case .parameter(let name):
      let text = try parameter(name)
      return Double(text).map { .number($0, .plain) } ?? .text(text)
    case .function(let call):
      let key = "\(call)"
      if let cachedValue = results[key] { return cachedValue }
      let result = try value(call)
      results[key] = result
      return result
    case .operation(let symbol, let a, let b):
      let (left, right) = (try number(a), try number(b))
      switch symbol {
      case "+": return .number(left + right, .plain)
      case "-": return .number(left - right, .plain)
      case "*": return .number(left * right, .plain)
      default:
        guard right != 0 else { throw ReportExpression.Problem("this divides by 0") }
        return .number(left / right, .plain)
      }
    }
  }

  private func number(_ expression: ReportExpression) throws(ReportExpression.Problem) -> Double {
    switch try value(expression) {
    case .number(let number, _): return number
    case .date(let seconds, .year):
      return Double(CivilDate(dayNumber: Int((seconds / 86_400).rounded(.down))).year)
    default: throw ReportExpression.Problem("only numbers can be added, subtracted, multiplied or divided")
    }
  }

  private func value(_ call: ReportExpression.Call) throws(ReportExpression.Problem) -> Value {
    let table: Table
    do { table = try self.table(call) } catch let error as UsageError {
      throw ReportExpression.Problem(error.text)
    } catch {
      let text = "\(error)"
      throw ReportExpression.Problem(text.hasPrefix("--where ") ? "where " + text.dropFirst(8) : text)
    }
    guard let name = call.column else { return .number(Double(table.rowCount), .plain) }
    guard let index = table.index(named: name) else {
      if let ambiguity = table.match(name).ambiguity {
        throw ReportExpression.Problem("\(table.file): column \"\(name)\": \(ambiguity)")
      }
      let suggestion = nearestName(to: name, among: table.columns.map(\.name))
      throw ReportExpression.Problem(
        "\(table.file): there is no column \"\(name)\""
          + (suggestion.map { "; did you mean \"\($0)\"?" } ?? ""))
    }
    let column = table.columns[index]
    guard let aggregate = call.aggregate else { return try value(of: column, in: call.row, table) }
    if aggregate == .count { return .number(Double(column.present), .plain) }
    if aggregate == .distinct { return .number(Double(GroupKeys(column).count), .plain) }
    guard aggregate != .share else {
      throw ReportExpression.Problem(
        "share() needs groups; a sum() divided by a sum() is a share")
    }
    let values: [Double]
    var datePrecision: DatePrecision?
    switch column.values {
    case .numbers(let numbers): values = numbers
    case .dates(let dates, let precision) where aggregate != .sum && aggregate != .deviation:
      (values, datePrecision) = (dates, precision)
    default:
      throw ReportExpression.Problem(
        "\(table.file): column \"\(column.name)\" holds no numbers for \(aggregate.name)")
    }
    let result = aggregate(values, in: GroupKeys(rowCount: values.count)).first ?? .nan
    guard !result.isNaN else {
      let isOne = aggregate == .deviation && values.contains { !$0.isNaN }
      throw ReportExpression.Problem(
        "\(table.file): \(isOne ? "stddev needs two values" : "no row has a value")")
    }
    // A mean of years is a day.
    return datePrecision.map { .date(result, values.contains(result) ? $0 : .day) }
      ?? .number(result, column.unit)
  }

  /// The value of a column in the only row, or in the first or last row that has one.
  private func value(of column: TableColumn, in row: ReportExpression.Row, _ table: Table)
    throws(ReportExpression.Problem) -> Value
  {
    func hasValue(_ row: Int) -> Bool {
      switch column.values {
      case .numbers(let values), .dates(let values, _): !values[row].isNaN
      case .text(let codes, _), .booleans(let codes, _): codes[row] >= 0
      }
    }
    let rows = 0..<table.rowCount
    let index: Int?
    switch row {
    case .first: index = rows.first(where: hasValue)
    case .last: index = rows.last(where: hasValue)
    case .only:
      guard table.rowCount == 1 else {
        throw ReportExpression.Problem(
          "\(table.file): value() needs one row, and \(table.rowCount == 0 ? "none matches" : "\(table.rowCount) match")"
        )
      }
      index = rows.first(where: hasValue)
    }
    guard let index else {
      throw ReportExpression.Problem(
        "\(table.file): \(row == .only ? "the row" : "no row") has a value in \"\(column.name)\"")
    }
    switch column.values {
    case .numbers(let numbers): return .number(numbers[index], column.unit)
    case .dates(let dates, let precision): return .date(dates[index], precision)
    case .text(let codes, let names), .booleans(let codes, let names): return .text(names[Int(codes[index])])
    }
  }

  /// The rows that the call uses.
  private func table(_ call: ReportExpression.Call) throws -> Table {
    var arguments = PlotArguments()
    arguments.file = call.table
    guard !EngineAddress.isAddress(call.table), call.table != "-" else {
      throw UsageError("a value comes from a file, not from a server")
    }
    try files.place(&arguments.file, of: report)
    // If values are not summed, an engine's large numbers would be replaced by their distances from a nearby number.
    (arguments.y, arguments.aggregate) = (call.column.map { [$0] } ?? [], .sum)
    let filter = try call.filter.map {
      (text: $0, filter: try FilterParser.filter($0, parameters: parameters))
    }
    if try EngineInput(arguments) != nil {
      arguments.filter = filter.map { PlotArguments.FilterChoice(text: $0.text, filter: $0.filter) }
      return try ChartSource(arguments).table()
    }
    var table: Table
    if let last, last.file == arguments.file {
      table = last.table
    } else {
      arguments.y = []
      table = try ChartSource(arguments).table()
      last = (arguments.file, table)
    }
    guard let filter else { return table }
    return try table.filtered(by: filter.filter, filter.text, zone: .utc)
  }
}
