extension EngineKind {
  /// A name of a column or a table in the engine's SQL, whatever it holds.
  package func quotedName(_ text: String) -> String {
    switch self {
    case .duckdb, .sqlite, .postgresql: Self.quoted(text, "\"")
    // Spark's SQL, which Flight SQL's servers of that kind speak too.
    case .spark, .flightsql: Self.quoted(text, "`")
    }
  }

  private static func quoted(_ text: String, _ quote: Character) -> String {
    let parts = text.split(separator: quote, omittingEmptySubsequences: false)
    return "\(quote)" + parts.joined(separator: "\(quote)\(quote)") + "\(quote)"
  }
}
