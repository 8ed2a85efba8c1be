/// Describes a channel of which the engine returned only the largest names.
struct TopNTruncation: Equatable, Sendable {
  /// Number of names in the whole table.
  var nameCount: Int
  /// Whether the other names were merged into one, rather than omitted.
  var hasOther: Bool
}
