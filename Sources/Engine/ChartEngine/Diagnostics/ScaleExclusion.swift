/// The numbers that a scale has no position for, in the words of a diagnostic.
struct ScaleExclusion: Hashable, Sendable {
  /// Which numbers, after "values".
  var numbers: String
  /// The kind of scale, before "scale".
  var scale: String
  /// What would be right instead, a sentence.
  var remedy: String
}
