/// The numbers that have no position on a scale, as text for a diagnostic.
package struct ScaleExclusion: Hashable, Sendable {
  /// Describes the numbers; it follows "values".
  package var numbers: String
  /// The kind of scale; it precedes "scale".
  package var scale: String
  /// The recommended alternative, as a sentence.
  package var remedy: String
}
