extension String {
  /// The path without a slash at its end; the root keeps it.
  var droppingLastSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
