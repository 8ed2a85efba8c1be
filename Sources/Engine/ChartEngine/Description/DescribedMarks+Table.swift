import Foundation
import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList
import OpenChartsPhrases

// Converts marks to a table of their data: one column per field, and one row per row of the author's data.
extension DescribedMarks {
  /// All described rows, including those that are not visible.
  var table: DataTable {
    DataRows.merged(tables.map(\.materialized).map(rows).filter { $0.count > 0 })
      .inserting(emptyNames: details.emptyNames).table
  }

  private func rows(_ table: MarkTable) -> DataRows {
    let describedRows = Array(table.describedRows)
    var rows = DataRows(
      fields: [], count: describedRows.count, isReference: table.kind.trait.isReference, kind: table.kind.name
    )
    func add(
      _ title: String, _ role: DataField.Role, _ values: DataTable.Values, on axis: ScaleFacts? = nil,
      form: WrittenForm? = nil, currency: String? = nil
    ) {
      var field = DataField(title: title, role: role, values: values)
      if describedRows.count < table.count { field.values = values.picked(describedRows) }
      field.unit = axis.map { DataUnit.suffix($0.written, beside: title) } ?? ""
      if let currency, case .numbers = values, !title.isEmpty, !title.contains(currency) {
        field.unit = " (\(currency))"
      }
      field.isGrouped = axis?.writing.isGrouped ?? true
      field.form = form
      rows.fields.append(field)
    }
    if let angle = table.angle, table.kind.trait.isPolar {
      for (title, values) in columns(angle) { add(title, .measure, values) }
    }
    for dimension in [positionAxis, valueAxis] where !table.kind.trait.isPolar {
      let axis = facts(dimension)
      for (title, values, kind) in positions(table, dimension) {
        let isPosition = kind == .category || dimension == positionAxis && !isScattered
        add(
          title.isEmpty ? axis?.name ?? "" : title, isPosition ? .position : .measure, values, on: axis,
          form: form(dimension), currency: dimension == .x ? details.xCurrency : details.yCurrency)
      }
    }
    let names = [table.series, table.foregroundStyle, table.lineStyle, table.symbol, table.symbolSize]
    for column in names.compactMap({ $0 }) + [table.dodge?.column].compactMap({ $0 }) {
      let isListed = rows.fields.contains { field in
        field.title == column.label && !column.label.isEmpty
          && (field.role != .measure || column.kind != .category)
      }
      let values = self.values(column.values, column)
      // Names that only repeat the positions are not a field.
      let repeats =
        column.kind == .category && rows.fields.contains { $0.role != .measure && $0.values == values }
      if !isListed, !repeats { add(column.label, column.kind == .category ? .name : .measure, values) }
    }
    addLabels(of: table, describedRows, to: &rows)
    addDetails(to: &rows, isGrouped: facts(valueAxis)?.writing.isGrouped ?? true)
    return rows
  }

  /// The format in which the author's table writes the values of an axis.
  func form(_ dimension: AxisDimension) -> WrittenForm? { dimension == .x ? details.xForm : details.yForm }

  /// Adds the author's labels of sectors: names of the legend without the text that the legend adds, or separate
  /// names.
  private func addLabels(of table: MarkTable, _ describedRows: [Int], to rows: inout DataRows) {
    guard table.kind.trait.isPolar, !describedRows.isEmpty else { return }
    let labels = describedRows.compactMap { table.accessibility[$0]?.label }
    guard labels.count == describedRows.count else { return }
    if let index = rows.fields.firstIndex(where: { $0.role == .name }),
      case .names(let names) = rows.fields[index].values
    {
      if zip(names, labels).allSatisfy({ $0.hasPrefix("\($1) ") || $0 == $1 }) {
        rows.fields[index].values = .names(labels)
        return
      }
    }
    rows.fields.append(DataField(title: "name", role: .name, values: .names(labels)))
  }

  /// Whether rows are points with a number on both axes, which do not identify a row.
  private var isScattered: Bool {
    x?.isBand != true && y?.isBand != true && tables.allSatisfy(\.kind.trait.isScattered)
  }

  private func positions(_ table: MarkTable, _ dimension: AxisDimension)
    -> [(title: String, values: DataTable.Values, kind: ValueKind)]
  {
    switch dimension == .x ? table.x : table.y {
    case .none, .plot: return []
    case .value(let column):
      return columns(column).map { ($0.title, $0.values, column.kind) }
    case .interval(let start, let end):
      let ends = end.isInterval && end.unit == nil ? end.ends : end.values
      let (low, high) = (values(start.values, start), values(ends, end))
      guard start.label == end.label else {
        return [(start.label, low, start.kind), (end.label, high, end.kind)]
      }
      // If all spans share one end, they are single values.
      if start.kind == .number, start.values.allSatisfy({ $0 == start.values.first }) {
        return [(end.label, high, end.kind)]
      }
      return [("\(start.label) start", low, start.kind), ("\(end.label) end", high, end.kind)]
    }
  }

  /// Returns one column, or two for the ends of intervals that are not calendar units.
  private func columns(_ column: Column) -> [(title: String, values: DataTable.Values)] {
    let low = values(column.values, column)
    guard column.isInterval, column.unit == nil, !isCalendar(column) else { return [(column.label, low)] }
    return [("\(column.label) start", low), ("\(column.label) end", values(column.ends, column))]
  }

  private func values(_ values: [Double], _ column: Column) -> DataTable.Values {
    switch column.kind {
    case .number: .numbers(values)
    case .date: .dates(values, environment.calendar.timeZone)
    case .category: .names(values.map { $0 >= 0 ? column.categories[Int($0)] : "" })
    }
  }

  /// Whether intervals of dates are those of one calendar unit, which their start identifies.
  private func isCalendar(_ column: Column) -> Bool {
    guard column.kind == .date else { return false }
    let units: [Calendar.Component] = [.day, .month, .year, .hour, .weekOfYear, .quarter, .minute, .second]
    return units.contains { unit in
      var interval = DateUnitInterval(unit: unit, calendar: environment.calendar)
      return zip(column.values, column.ends).allSatisfy { start, end in
        !start.isFinite || interval(start) == (start, end)
      }
    }
  }
}

/// Units in the titles of columns.
enum DataUnit {
  /// Returns the unit at the end of an axis title in parentheses; empty if the field's name has a unit, or the title
  /// has none.
  static func suffix(_ written: String, beside title: String) -> String {
    // Titles in the table are the same in every language, so units are recognized in English.
    let locale = Locale(identifier: "en")
    guard UnitWords(title: title, locale: locale) == nil,
      let symbol = UnitWords(title: written, locale: locale)?.symbol, symbol != written
    else { return "" }
    return " (\(symbol))"
  }
}

extension DataRows {
  /// The rows as a table with unique column titles.
  var table: DataTable {
    var used: [String: Int] = [:]
    return DataTable(
      fields.enumerated().map { index, field in
        var title = field.title + field.unit
        if title.isEmpty { title = field.role == .name ? "series" : field.role == .position ? "x" : "y" }
        used[title, default: 0] += 1
        if let count = used[title], count > 1 { title += " \(count)" }
        return DataTable.Column(title, field.values, isGrouped: field.isGrouped, form: field.form)
      })
  }
}
