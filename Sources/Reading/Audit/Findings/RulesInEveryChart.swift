/// Guidelines that no picture can violate, because of the way charts are made, each with the reason.
package enum RulesInEveryChart {
  package static let all: [(rule: String, reason: String)] = [
    (
      "keyboard",
      "The page's list of values walks along x, then between series, in an order that it sorts itself; more than "
        + "100 values come with an outline of groups of ten."
    ),
    (
      "change-noticed",
      "A finished picture does not change. Live pages animate changes, not where motion is reduced, and announce "
        + "them in their status line."
    ),
    (
      "axis-order",
      "Sentences, descriptors and elements name x before y; they are written in that order in one place."
    ),
  ]
}
