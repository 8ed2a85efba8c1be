import OpenChartsChartMath
import OpenChartsTables

/// Properties of a table for choosing a chart. A table at an engine provides its first rows and the engine's counts.
struct TableFacts {
  /// All rows, or the first ones.
  var table: Table
  var rowCount: Int
  var profiles: [ColumnProfile]
  /// Counts the rows that have a value in all of these columns, and the distinct combinations of these values.
  var groups: (_ columns: [Int]) -> (rows: Int, groups: Int)
  /// Whether several rows have the same values in these columns. Can be false for a table with too many distinct values
  /// to draw in groups.
  var hasRepeats: (_ columns: [Int]) -> Bool

  /// The condition of `--where` that leaves out wholes, such as World among countries; `nil` if there are none.
  var partsFilter: String?

  /// The names of measures that add up, because the table had rows with their sums, which are left out.
  var addingColumns: Set<String> = []

  /// The name of the drawn quantity, such as "Employment rate", and the column of its values; `nil` if the column's own
  /// name is used.
  var quantity: (name: String, column: Int)?

  /// The subject of the table, for titles of columns whose names do not say it; `nil` if it is not known.
  var subject: String?

  /// Whether an engine found at most one row in each interval of a position.
  var hasSingleRows = false

  init(_ table: Table) {
    self.table = table
    rowCount = table.rowCount
    profiles = Self.measuring(
      table.columns.enumerated().map { ColumnProfile($1, index: $0, rowCount: table.rowCount) })
    // Cached, because several rules need the groups of the same columns, and each count reads all rows.
    let knownGroups = Memo<[Int], (rows: Int, groups: Int)>()
    let groups = { (columns: [Int]) in knownGroups.value(columns) { Self.groups(of: columns, in: table) } }
    self.groups = groups
    hasRepeats = { columns in
      let (rows, groups) = groups(columns)
      return rows > groups && groups > 0
    }
  }

  /// The facts of a table as it was read, with these changes: dates in one column, both sides of a row in one column, one
  /// spelling of each name, and missing values for unknown places and for absent prices.
  init(prepared table: Table, zone: ZoneOffsets) {
    let named = RepeatedThings.removed(MergedSpellings.merged(DecodedNames.decoded(table)))
    let cleared = UnknownPlaces.cleared(AbsentPrices.cleared(named))
    self.init(JoinedDate.joined(JoinedSides.joined(cleared), zone: zone))
  }

  init(
    first table: Table, rowCount: Int, profiles: [ColumnProfile],
    groups: @escaping ([Int]) -> (rows: Int, groups: Int), hasRepeats: @escaping ([Int]) -> Bool
  ) {
    (self.table, self.rowCount, self.profiles) = (table, rowCount, Self.measuring(profiles))
    (self.groups, self.hasRepeats) = (groups, hasRepeats)
  }

  /// The profiles, with the properties that follow from other columns. A column of sample sizes counts as a measure if
  /// it is the only one.
  private static func measuring(_ columns: [ColumnProfile]) -> [ColumnProfile] {
    var profiles = columns
    ColumnProfile.markUnnamed(&profiles)
    ColumnProfile.markStates(&profiles)
    ColumnProfile.markNames(&profiles)
    let sizes = profiles.indices.filter { profiles[$0].isSampleSize }
    guard sizes.count == 1, !profiles.contains(where: \.isAutomaticMeasure) else { return profiles }
    profiles[sizes[0]].isOnlyNumber = true
    return profiles
  }

  static func groups(of columns: [Int], in table: Table) -> (rows: Int, groups: Int) {
    guard let first = columns.first else { return (table.rowCount, 1) }
    var groups = GroupKeys(table.columns[first])
    for column in columns.dropFirst() { groups = groups.combined(with: GroupKeys(table.columns[column])) }
    return (groups.codes.count { $0 >= 0 }, groups.count)
  }
}
