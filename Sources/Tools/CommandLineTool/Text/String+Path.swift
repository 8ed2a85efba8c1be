extension String {
  /// The path without a slash at its end, except for the root.
  var droppingLastSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
