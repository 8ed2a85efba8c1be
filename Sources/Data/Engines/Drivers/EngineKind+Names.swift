extension EngineKind {
  /// Quotes a column or table name for the engine's SQL. The name can contain any characters.
  package func quotedName(_ text: String) -> String {
    switch self {
    case .duckdb, .sqlite, .postgresql: Self.quoted(text, "\"")
    // Flight SQL servers are assumed to speak Spark SQL, too.
    case .spark, .flightsql: Self.quoted(text, "`")
    }
  }

  private static func quoted(_ text: String, _ quote: Character) -> String {
    let parts = text.split(separator: quote, omittingEmptySubsequences: false)
    return "\(quote)" + parts.joined(separator: "\(quote)\(quote)") + "\(quote)"
  }
}
