/// What a row is drawn as: a bar, a line, a sector.
///
/// A kind is a name and no more. The engine's traits say which there are and what sets them apart.
package struct MarkKind: Hashable, Sendable {
  /// One word in lower case, as in `BarMark`.
  package let name: String

  package init(_ name: String) { self.name = name }
}
