import OpenChartsChartMath
import OpenChartsTables

extension EngineAnswer {
  /// Converts the answer to a table.
  ///
  /// - Parameters:
  ///   - source: The file or address, for error messages.
  ///   - zone: The time zone of columns whose type has no zone.
  /// - Throws: ``EngineError`` if a column has a type that charts cannot use.
  package func table(named source: String, zone: ZoneOffsets) throws(EngineError) -> Table {
    var result: [TableColumn] = []
    for (name, column) in zip(names, columns) {
      switch column {
      case .numbers(let values): result.append(TableColumn(name: name, values: .numbers(values)))
      case .dates(let values, let isDay, let hasZone):
        result.append(
          TableColumn(
            name: name,
            values: .dates(Self.moments(values, hasZone: hasZone, zone), Self.precision(values, isDay))))
      case .text(let codes, let names):
        result.append(TableColumn(name: name, values: .text(codes: codes, names: names)))
      case .booleans(let values):
        // Keep the order of appearance, as in a file.
        let isTrueFirst = values.lazy.compactMap(\.self).first ?? true
        let names = isTrueFirst ? ["true", "false"] : ["false", "true"]
        let codes = values.map { value -> Int32 in value.map { $0 == isTrueFirst ? 0 : 1 } ?? -1 }
        result.append(TableColumn(name: name, values: .booleans(codes: codes, names: names)))
      case .unknown(let format, _):
        throw EngineError(source, .unknownType(column: name, format: format))
      }
    }
    return Table(file: source, rowCount: rowCount, columns: result)
  }

  private static func moments(_ values: [Double], hasZone: Bool, _ zone: ZoneOffsets) -> [Double] {
    if hasZone { return values.map { $0 - EngineTime.referenceDate } }
    var clock = WallClock(zone)
    return values.map { $0.isNaN ? .nan : clock.moment($0 - EngineTime.referenceDate) }
  }

  /// The coarsest precision that represents every finite value: day, hour, minute or second.
  private static func precision(_ values: [Double], _ isDay: Bool) -> DatePrecision {
    if isDay { return .day }
    var precision = DatePrecision.day
    for value in values where value.isFinite {
      let ofDay = value - (value / 86_400).rounded(.down) * 86_400
      if ofDay == 0 { continue }
      if ofDay.truncatingRemainder(dividingBy: 60) != 0 { return .second }
      precision = max(precision, ofDay.truncatingRemainder(dividingBy: 3600) != 0 ? .minute : .hour)
    }
    return precision
  }
}
