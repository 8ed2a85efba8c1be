/// A rule by which the search scores a candidate.
struct ChoiceRule: Sendable {
  let name: String
  /// The points for a candidate to which the rule applies. Negative for faults.
  let weight: Double
  /// The reason for the rule, in the words of a journalist: one sentence without a period.
  let reason: String
  /// The degree to which the rule applies, from 0 to 1.
  let test: Test

  enum Test: Sendable {
    /// Tests only the form and the columns.
    case columns(@Sendable (Candidate, ChoiceFacts) -> Double)
    /// Tests the plan. The weight is negative, so the points of the column rules are an upper bound of the total.
    case plan(@Sendable (ChartPlan, Candidate, ChoiceFacts) -> Double)
  }

  /// A rule that holds for one form.
  static func form(_ form: ChartForm, _ name: String, _ weight: Double, _ reason: String) -> ChoiceRule {
    ChoiceRule(
      name: name, weight: weight, reason: reason,
      test: .columns { candidate, _ in candidate.form == form ? 1 : 0 })
  }

  /// A rule about columns that applies fully or not at all.
  static func columns(
    _ name: String, _ weight: Double, _ reason: String,
    _ test: @escaping @Sendable (Candidate, ChoiceFacts) -> Bool
  ) -> ChoiceRule {
    ChoiceRule(name: name, weight: weight, reason: reason, test: .columns { test($0, $1) ? 1 : 0 })
  }

  /// A rule about plans that applies fully or not at all.
  static func plan(
    _ name: String, _ weight: Double, _ reason: String,
    _ test: @escaping @Sendable (ChartPlan, Candidate, ChoiceFacts) -> Bool
  ) -> ChoiceRule {
    ChoiceRule(name: name, weight: weight, reason: reason, test: .plan { test($0, $1, $2) ? 1 : 0 })
  }
}
