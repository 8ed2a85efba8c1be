/// The kinds of marks, for all who draw, describe or check them.
package enum MarkKind: String, Hashable, Sendable, CaseIterable {
  case bar, line, area, point, rule, rectangle, sector
}
