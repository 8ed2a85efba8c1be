import OpenChartsLimits

/// Columns of numbers whose signs are letters.
extension ColumnTyper {
  /// A column of coordinates; `nil` for other columns, and if the letters may be units.
  func coordinates(_ text: ColumnText, _ index: Int) -> TableColumn? {
    guard let read = CoordinateColumn.read(text) else { return nil }
    // A column of latitudes and a column of longitudes are next to each other.
    let isBesideOther = [index - 1, index + 1].contains { other in
      grid.names.indices.contains(other)
        && grid.withColumn(other) { CoordinateColumn.read($0).map { $0.axis != read.axis } ?? false }
    }
    guard read.isCertain || isBesideOther || CoordinateColumn.isName(grid.names[index], of: read.axis) else {
      return nil
    }
    var column = TableColumn(name: grid.names[index], values: .numbers(read.values), present: read.present)
    column.coordinate = read.axis
    return column
  }

  /// A column of leads with a letter for each of two sides, such as R+27 and D+3; `nil` for other columns. A note says
  /// which side is negative.
  func sided(_ text: ColumnText, _ name: String, _ noted: inout [String]) -> TableColumn? {
    guard let read = SidedNumbers.read(text) else { return nil }
    noted.append(
      "column \"\(name)\": numbers with \(read.sides.left)+ are read as negative, those with \(read.sides.right)+ as positive"
    )
    return TableColumn(name: name, values: .numbers(read.values), present: read.present)
  }
}
