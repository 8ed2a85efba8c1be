extension String {
  /// The path without a slash at its end, except for the root.
  var droppingLastSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }

  /// The path without `.` and repeated slashes, as the compiler prints it: `./app/.` is `app`.
  var withoutDots: String {
    let parts = split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return hasPrefix("/") ? "/" + parts : parts.isEmpty ? "." : parts
  }
}
