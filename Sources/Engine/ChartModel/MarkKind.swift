/// The type of a mark, such as bar, line or sector.
///
/// A kind is only a name. The engine's traits list the kinds and their differences.
package struct MarkKind: Hashable, Sendable {
  /// One lowercase word, such as `bar` for `BarMark`.
  package let name: String

  package init(_ name: String) { self.name = name }
}
