/// Which names of a column an answer has, where there may be very many.
///
///     DataQuery(x: .name("city", .largest(12, others: "Other")), y: .sum("total"))
public struct NameChoice: Sendable, Hashable {
  /// `nil`: all.
  let count: Int?
  let others: String?

  /// Each name.
  public static let all = NameChoice(count: nil, others: nil)

  /// Those with the largest numbers, whatever their sign; of equal ones the first in the order of code points.
  ///
  /// - Parameters:
  ///   - count: How many, from 1 to 10,000, or the query is an error.
  ///   - others: What all other names are together, measured as one; a name that is called so is one of them. `nil`: they
  ///     are left out.
  public static func largest(_ count: Int, others: String? = nil) -> NameChoice {
    NameChoice(count: count, others: others)
  }
}
