import OpenChartsTables

extension DataRows {
  /// Runs a query on columns in memory, synchronously.
  ///
  ///     let rows = try DataRows(DataQuery(x: .bins("cups", 12)), of: ["cups": .numbers(cups)])
  ///
  /// - Throws: ``DataError``, in the same cases as a ``DataSource`` of these columns.
  public init(_ query: DataQuery<X, Y>, of columns: KeyValuePairs<String, DataValues>) throws(DataError) {
    self.init(try TableReading(try Table(columns), try Request(query)).answer())
  }
}
