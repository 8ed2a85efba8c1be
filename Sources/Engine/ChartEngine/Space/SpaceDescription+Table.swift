import Foundation
import OpenChartsChartModel
import OpenChartsDisplayList

extension SpaceDescription {
  /// The data of the scene: the author's values for marks, and the described heights for surfaces. `nil` if there are
  /// too many marks.
  var table: DataTable? {
    guard placed.bodies.count <= Self.walkLimit else { return nil }
    var parts = request.marks.filter { $0.count > 0 }.map(rows)
    for (index, surface) in request.surfaces.enumerated() {
      var name = request.surfaces.count > 1 ? "surface \(index + 1)" : parts.isEmpty ? "" : "surface"
      if case .category(let seriesName)? = surface.foregroundStyle?.value { name = seriesName }
      parts.append(rows(SampledSurface(surface, on: scales), name, surface))
    }
    return DataRows.merged(parts).table
  }

  private func rows(_ table: SpaceTable) -> DataRows {
    var rows = DataRows(fields: [], count: table.count, kind: "mark")
    let zone = request.environment.calendar.timeZone
    func values(_ values: [Double], _ column: Column) -> DataTable.Values {
      switch column.kind {
      case .number: .numbers(values)
      case .date: .dates(values, zone)
      case .category: .names(values.map { $0 >= 0 ? column.categories[Int($0)] : "" })
      }
    }
    if let style = table.foregroundStyle {
      rows.fields.append(
        DataField(
          title: style.label, role: style.kind == .category ? .name : .measure,
          values: values(style.values, style)))
    }
    // The order of the columns is x, z, then the height.
    for dimension in [SpaceDimension.x, .z, .y] {
      let column = table[dimension]
      let fact = facts[dimension.rawValue]
      let title = column.label.isEmpty ? fact.name : column.label
      var field = DataField(title: title, role: .measure, values: values(column.values, column))
      field.unit = DataUnit.suffix(fact.written, beside: title)
      field.isGrouped = fact.writing.isGrouped
      if column.isInterval, column.unit == nil {
        field.title = "\(title) start"
        rows.fields.append(field)
        field.title = "\(title) end"
        field.values = values(column.ends, column)
      }
      rows.fields.append(field)
    }
    return rows
  }

  private func rows(_ surface: SampledSurface, _ name: String, _ request: SurfaceRequest) -> DataRows {
    let crossings = SampledSurface.rowNumbers.flatMap { row in
      surface.x.indices.map { (column: $0, row: row) }
    }
    var rows = DataRows(fields: [], count: crossings.count, kind: "surface")
    if !name.isEmpty {
      let title = request.foregroundStyle?.label ?? ""
      rows.fields.append(
        DataField(title: title, role: .name, values: .names(Array(repeating: name, count: crossings.count))))
    }
    let columns: [(SpaceDimension, String, [Double])] = [
      (.x, request.labels.x, crossings.map { surface.x[$0.column] }),
      (.z, request.labels.z, crossings.map { surface.z[$0.row] }),
      (.y, request.labels.y, crossings.map { surface.grid[$0.column, $0.row] }),
    ]
    for (dimension, label, numbers) in columns {
      let fact = facts[dimension.rawValue]
      let title = label.isEmpty ? fact.name : label
      var field = DataField(title: title, role: .measure, values: .numbers(numbers))
      field.unit = DataUnit.suffix(fact.written, beside: title)
      field.isGrouped = fact.writing.isGrouped
      rows.fields.append(field)
    }
    return rows
  }
}
