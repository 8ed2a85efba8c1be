import OpenChartsTables

/// Coordinates of latitude 0 and longitude 0, which programs often write for unknown places.
enum UnknownPlaces {
  /// Replaces such coordinates by missing values and adds a note. The table is unchanged if other places are within two
  /// degrees, or if most places are there: the coordinates then mean the point in the Gulf of Guinea.
  static func cleared(_ table: Table) -> Table {
    func index(_ names: Set<String>) -> Int? {
      table.columns.firstIndex { $0.type == .number && nameWords($0.name).contains(where: names.contains) }
    }
    // In German, "Breite" is also a width.
    guard let latitude = index(RoleWords.latitudes.subtracting(["breite"])),
      let longitude = index(RoleWords.longitudes),
      latitude != longitude, case .numbers(var latitudes) = table.columns[latitude].values,
      case .numbers(var longitudes) = table.columns[longitude].values
    else { return table }
    let rows = latitudes.indices.filter { latitudes[$0] == 0 && longitudes[$0] == 0 }
    let near = latitudes.indices.count { abs(latitudes[$0]) < 2 && abs(longitudes[$0]) < 2 }
    guard !rows.isEmpty, near == rows.count, rows.count * 2 < table.columns[latitude].present else {
      return table
    }
    for row in rows { (latitudes[row], longitudes[row]) = (.nan, .nan) }
    var table = table
    for (column, values) in [(latitude, latitudes), (longitude, longitudes)] {
      table.columns[column].values = .numbers(values)
      table.columns[column].present -= rows.count
    }
    table.notes.append(
      rows.count == 1
        ? "1 row has the coordinates 0, 0, which are read as an unknown place"
        : "\(rows.count) rows have the coordinates 0, 0, which are read as unknown places")
    return table
  }
}
