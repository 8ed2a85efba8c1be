/// The search for the chart of a table: scores candidates by ``ChoiceRule/all``.
struct ChartChoice {
  /// A candidate with its plan and its points.
  struct Scored {
    let candidate: Candidate
    let plan: ChartPlan
    let score: Double
    /// The rules that apply, in the order of ``ChoiceRule/all``.
    let rules: [ChoiceRule]
  }

  let facts: ChoiceFacts

  init(_ planner: Planner) { facts = ChoiceFacts(planner) }

  /// The candidate with the most points, or the first of several; `nil` if there is nothing to draw.
  ///
  /// Makes plans in descending order of the points from column rules, because making a plan reads the table. Stops if
  /// no remaining candidate can have more points than the best one.
  func best() -> Scored? {
    var best: Scored?
    for (candidate, bound) in bounded(isComplete: false) {
      if let best, best.score >= bound { break }
      guard let scored = scored(candidate) else { continue }
      if scored.score > (best?.score ?? -.infinity) { best = scored }
    }
    return best
  }

  /// All candidates with different plans, the best first.
  func ranked() -> [Scored] {
    let scoredCandidates = bounded(isComplete: true).compactMap { scored($0.candidate) }.enumerated()
      .sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }.map(\.element)
    var rankedPlans: [ChartPlan] = []
    return scoredCandidates.filter { scored in
      guard !rankedPlans.contains(scored.plan) else { return false }
      rankedPlans.append(scored.plan)
      return true
    }
  }

  /// The candidate with its plan, points and rules; `nil` if it has no plan.
  private func scored(_ candidate: Candidate) -> Scored? {
    guard let plan = candidate.plan() else { return nil }
    var (score, rules) = (0.0, [ChoiceRule]())
    for rule in ChoiceRule.all {
      let value =
        switch rule.test {
        case .columns(let test): test(candidate, facts)
        case .plan(let test): test(plan, candidate, facts)
        }
      guard value != 0 else { continue }
      score += rule.weight * value
      rules.append(rule)
    }
    return Scored(candidate: candidate, plan: plan, score: score, rules: rules)
  }

  /// The candidates with their points from column rules, in descending order. Candidates with equal points keep the
  /// order of ``Planner/candidates(_:isComplete:)``.
  private func bounded(isComplete: Bool) -> [(candidate: Candidate, bound: Double)] {
    facts.planner.candidates(facts, isComplete: isComplete).map { candidate in
      let points = ChoiceRule.all.map { rule in
        if case .columns(let test) = rule.test { return rule.weight * test(candidate, facts) }
        return 0
      }
      return (candidate, points.reduce(0, +))
    }.enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map { (candidate: $0.element.0, bound: $0.element.1) }
  }
}
