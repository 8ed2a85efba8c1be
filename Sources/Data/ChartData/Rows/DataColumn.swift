import Foundation
import OpenChartsTables

/// A column of a source.
public struct DataColumn: Sendable, Hashable {
  /// The type of the values of a column.
  public enum Kind: String, Sendable, CaseIterable {
    /// `names` are texts; `booleans` are truth values.
    case numbers, dates, names, booleans
  }

  /// The name that queries use.
  public let name: String
  /// The type of the column's values, as the source reports it.
  public let kind: Kind

  init(name: String, type: ColumnType) {
    self.name = name
    switch type {
    case .number: kind = .numbers
    case .date: kind = .dates
    case .text: kind = .names
    case .boolean: kind = .booleans
    }
  }
}

extension Table {
  /// - Throws: ``DataError`` if the columns have different lengths, or two have the same name.
  init(_ columns: KeyValuePairs<String, DataValues>) throws(DataError) {
    let count = columns.first?.value.count ?? 0
    var names: Set<String> = []
    for (name, values) in columns {
      guard values.count == count else {
        throw DataError(
          "column \"\(name)\" has \(values.count) values where \"\(columns[0].key)\" has \(count)")
      }
      guard names.insert(name).inserted else { throw DataError("two columns are called \"\(name)\"") }
    }
    self.init(
      file: "memory", rowCount: count,
      columns: columns.map { TableColumn(name: $0.key, values: $0.value.column) })
  }
}

/// The values of a column in memory.
public enum DataValues: Sendable, Hashable {
  /// Numbers; NaN is missing.
  case numbers([Double])
  /// Dates; `nil` is missing.
  case dates([Date?])
  /// Names; `nil` is missing, an empty name is not.
  case names([String?])

  var count: Int {
    switch self {
    case .numbers(let values): values.count
    case .dates(let values): values.count
    case .names(let values): values.count
    }
  }

  var column: TableColumn.Values {
    switch self {
    case .numbers(let values): return .numbers(values)
    case .dates(let values):
      return .dates(values.map { $0?.timeIntervalSinceReferenceDate ?? .nan }, .second)
    case .names(let values):
      var names: [String] = []
      var codes: [String: Int32] = [:]
      let column = values.map { value -> Int32 in
        guard let value else { return -1 }
        if let code = codes[value] { return code }
        codes[value] = Int32(names.count)
        names.append(value)
        return Int32(names.count - 1)
      }
      return .text(codes: column, names: names)
    }
  }
}
