/// The numbers that a scale has no position for, in the words of a diagnostic.
package struct ScaleExclusion: Hashable, Sendable {
  /// Which numbers, after "values".
  package var numbers: String
  /// The kind of scale, before "scale".
  package var scale: String
  /// What would be right instead, a sentence.
  package var remedy: String
}
