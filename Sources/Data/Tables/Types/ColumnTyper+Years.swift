/// Years with a few periods and targets between them.
extension ColumnTyper {
  /// A column of years among which are a few periods, read as their first years, or a few targets, which are left out;
  /// `nil` for other columns. A note says so.
  func mixedYears(_ text: ColumnText, _ name: String, _ noted: inout [String]) -> TableColumn? {
    guard let years = MixedYears.read(text, named: name, zone: zone) else { return nil }
    if let row = years.period {
      noted.append(
        "column \"\(name)\": periods such as \(excerpt(text[row])) are read as their first years")
    }
    if !years.targets.isEmpty {
      noted.append(leftOut(years.targets.count, years.targets, "years", text, name))
    }
    return TableColumn(name: name, values: .dates(years.values, .year))
  }
}
