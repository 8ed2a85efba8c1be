import OpenChartsChartMath
import OpenChartsDisplayList

/// One field of the rows of marks, which becomes a column of a chart's data table.
struct DataField {
  /// Positions and names identify rows; measures are their values. Columns follow this order.
  enum Role: Int { case position, name, measure }

  /// The author's name of the dimension, without a unit.
  var title: String
  let role: Role
  var values: DataTable.Values
  /// The suffix of the title, such as " (mm)".
  var unit = ""
  var isGrouped = true
  /// The format of dates or seconds; `nil` for ISO 8601 dates and plain numbers.
  var form: WrittenForm?
}

/// A cell as a dictionary key.
enum DataCell: Hashable {
  case missing
  case number(Double)
  case name(String)
}

extension DataTable.Values {
  func cell(_ row: Int) -> DataCell {
    switch self {
    case .names(let names): names[row].isEmpty ? .missing : .name(names[row])
    case .numbers(let values), .dates(let values, _): values[row].isNaN ? .missing : .number(values[row])
    }
  }

  /// Returns the values of some rows; a `nil` row gives a missing value.
  func picked(_ rows: [Int?]) -> DataTable.Values {
    switch self {
    case .names(let names): .names(rows.map { $0.map { names[$0] } ?? "" })
    case .numbers(let values): .numbers(rows.map { $0.map { values[$0] } ?? .nan })
    case .dates(let values, let zone): .dates(rows.map { $0.map { values[$0] } ?? .nan }, zone)
    }
  }

  /// Returns these values followed by others. If the kinds differ, both become names.
  func appending(_ other: DataTable.Values) -> DataTable.Values {
    switch (self, other) {
    case (.names(let a), .names(let b)): .names(a + b)
    case (.numbers(let a), .numbers(let b)): .numbers(a + b)
    case (.dates(let a, let zone), .dates(let b, _)): .dates(a + b, zone)
    default: .names(DataTable.Column("", self).texts + DataTable.Column("", other).texts)
    }
  }

  var isConstant: Bool { (0..<count).allSatisfy { cell($0) == cell(0) } }
}

/// Rows with the same fields, before they become a table.
struct DataRows {
  var fields: [DataField]
  var count: Int
  /// Whether the rows are only references to compare other values with.
  var isReference = false
  /// The name of the rows' kind of mark, which distinguishes the symbols of a line from the line.
  var kind: String = ""

  var titles: Set<String> { Set(fields.map(\.title)) }
  var keys: [DataField] { fields.filter { $0.role != .measure } }
  var measures: [DataField] { fields.filter { $0.role == .measure } }
  var keyTitles: Set<String> { Set(keys.map(\.title)) }

  func field(_ title: String) -> DataField? { fields.first { $0.title == title } }

  /// Returns the cells of the fields with the given titles, row by row.
  func cells(_ titles: [String]) -> [[DataCell]] {
    let columns = titles.compactMap { field($0)?.values }
    return (0..<count).map { row in columns.map { $0.cell(row) } }
  }

  /// Returns these rows followed by others. If only one of the two has a field, its values are missing in the rows of
  /// the other.
  func appending(_ other: DataRows) -> DataRows {
    var result = DataRows(fields: [], count: count + other.count)
    for field in fields {
      var field = field
      let below =
        other.field(field.title)?.values ?? field.values.picked(Array(repeating: nil, count: other.count))
      field.values = field.values.appending(below)
      result.fields.append(field)
    }
    for field in other.fields where self.field(field.title) == nil {
      var field = field
      field.values = field.values.picked(Array(repeating: nil, count: count)).appending(field.values)
      result.fields.append(field)
    }
    return result
  }
}
