import OpenChartsChartModel
import OpenChartsTables

/// Rules and bands at fixed values, and notes at points.
extension Planner {
  /// The rules and bands of the options, with values of their axes.
  func guides(_ plan: ChartPlan) throws(PlanError) -> [Guide] {
    var result: [Guide] = []
    for text in arguments.bands + arguments.rules { result.append(try guide(text, plan)) }
    return result
  }

  /// The notes of the options, with values of both axes.
  func pointNotes(_ plan: ChartPlan) throws(PlanError) -> [PointNote] {
    var result: [PointNote] = []
    for text in arguments.pointNotes {
      guard plan.shape != .sector, let x = plan.x, let y = plan.y else {
        throw PlanError("\(table.file): --note x=\(text.x) … needs a chart with axes x and y")
      }
      guard let xValue = value(text.x, x), xValue.1.isEmpty else {
        throw PlanError("\(table.file): --note x=\(text.x) has no \(expected(x))")
      }
      guard let (height, words) = value(text.yAndText, y) else {
        throw PlanError("\(table.file): --note … y=\(text.yAndText) has no \(expected(y))")
      }
      guard !words.isEmpty else {
        throw PlanError("\(table.file): --note x=\(text.x) y=\(text.yAndText) has no text behind the point")
      }
      result.append(PointNote(x: xValue.0, y: height, text: words))
    }
    return result
  }

  private func guide(_ text: GuideText, _ plan: ChartPlan) throws(PlanError) -> Guide {
    let (option, axis) = (text.second == nil ? "--rule" : "--band", text.isX ? "x" : "y")
    guard plan.shape != .sector, let channel = text.isX ? plan.x : plan.y else {
      throw PlanError("\(table.file): \(option) \(axis)=… needs a chart with an axis \(axis)")
    }
    guard text.second == nil || channel.kind != .name else {
      throw PlanError("\(table.file): \(option) \(axis)=… needs an axis of numbers or dates")
    }
    guard let (value, trailingText) = value(text.first, channel) else {
      throw PlanError("\(table.file): \(option) \(axis)=\(text.first) has no \(expected(channel))")
    }
    let title = (text.isX ? plan.xAxis : plan.yAxis).title
    guard let second = text.second else {
      return Guide(
        isX: text.isX, value: value, label: trailingText, title: trailingText.isEmpty ? title : trailingText)
    }
    guard let (end, label) = self.value(second, channel), trailingText.isEmpty,
      let low = value.magnitude, let high = end.magnitude, low != high
    else {
      throw PlanError(
        "\(table.file): \(option) \(axis)=\(text.first)...\(second) has no two different ends; each is a \(expected(channel))"
      )
    }
    return Guide(
      isX: text.isX, value: low < high ? value : end, end: low < high ? end : value, label: label,
      title: label.isEmpty ? title : label)
  }

  private func expected(_ channel: Channel) -> String {
    switch channel.kind {
    case .number: "number such as 100"
    case .date: "date such as 2024-01-31"
    case .name: "name of \(channel.title)" + (names(of: channel).first.map { " such as \"\($0)\"" } ?? "")
    }
  }

  /// The longest value at the beginning of a text, in words, and the rest of the text.
  private func value(_ text: String, _ channel: Channel) -> (DataValue, String)? {
    let words = text.split(separator: " ").map(String.init)
    let names = channel.kind == .name ? names(of: channel) : []
    for count in words.indices.reversed().map({ $0 + 1 }) {
      let start = words.prefix(count).joined(separator: " ")
      let value: DataValue? =
        switch channel.kind {
        case .number: number(start).map { .number($0) }
        case .date: Table.moment(start, zone: zone).map { .date($0) }
        case .name:
          (names.first { $0 == start } ?? names.first { $0.lowercased() == start.lowercased() }).map {
            .category($0)
          }
        }
      if let value { return (value, words.dropFirst(count).joined(separator: " ")) }
    }
    return nil
  }

  /// A number as in a cell, such as `1,000`, `1,5` or `5%`.
  private func number(_ text: String) -> Double? {
    if text.hasSuffix("%") { return number(String(text.dropLast())).map { $0 / 100 } }
    let integerPart = text.prefix { $0 != "." }
    let groups = integerPart.split(separator: ",", omittingEmptySubsequences: false)
    let areThousands = groups.dropFirst().allSatisfy { $0.count == 3 }
    let value =
      Double(text)
      ?? (areThousands ? Double(text.filter { $0 != "," }) : Double(text.replacing(",", with: ".")))
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The names of a channel in the rows that are loaded. An engine can have further names.
  func names(of channel: Channel) -> [String] {
    guard channel.kind == .name else { return [] }
    let repeats = if case .foldedNames(let columns) = channel.source { columns.count } else { 1 }
    guard
      case .names(_, let names) = RawChannel(
        channel, table, repeats: repeats, zone: zone, locale: arguments.locale
      ).values
    else {
      return []
    }
    return names
  }
}
