/// The notes of a server's pictures that were not printed before. Pages draw the same problems again and again, and a
/// server that shows texts of users would otherwise print without end.
package struct NewNotes {
  /// The maximum number of notes.
  package static let limit = 100
  private var reportedNotes: Set<String> = []

  package init() {}

  /// Returns the new ones among notes, in order.
  package mutating func among(_ notes: [String]) -> [String] {
    notes.filter { reportedNotes.count < Self.limit && reportedNotes.insert($0).inserted }
  }
}
