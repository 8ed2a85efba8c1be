/// What is known of the names of a channel whose largest alone an engine gave.
struct NameCut: Equatable, Sendable {
  /// How many there are.
  var all: Int
  /// Whether the others came as one more.
  var hasOther: Bool
}
