/// The names of a column to include in an answer, for columns with many names.
///
///     DataQuery(x: .name("city", .largest(12, others: "Other")), y: .sum("total"))
public struct NameChoice: Sendable, Hashable {
  /// The number of names; `nil` for all names.
  let count: Int?
  let others: String?

  /// All names.
  public static let all = NameChoice(count: nil, others: nil)

  /// The names with the largest absolute measure; ties are in code-point order.
  ///
  /// - Parameters:
  ///   - count: The number of names, from 1 to 10,000, otherwise an error.
  ///   - others: The label of the group of all other names; rows with a name equal to this label belong to this group.
  ///     `nil` to leave the others out.
  public static func largest(_ count: Int, others: String? = nil) -> NameChoice {
    NameChoice(count: count, others: others)
  }
}
