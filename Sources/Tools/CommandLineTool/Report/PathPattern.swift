import Foundation

/// A pattern of paths, as engines read it: `*`, `?` and `[a-z]` within one name, `**` for any number of folders.
///
///     PathPattern("2024/*.csv").matches("2024/ln.csv")   // true
///     PathPattern("2024/*.csv").passes("2024")           // true
///
/// Names that begin with a dot match too, and a backslash matches as itself and as an escape, because engines differ.
struct PathPattern {
  private let parts: [String]

  /// - Parameter text: The pattern, relative to the folder of the paths.
  init(_ text: String) {
    parts = text.split(separator: "/").map { String($0) }.filter { $0 != "." }
  }

  /// Whether the pattern may match a path.
  func matches(_ path: String) -> Bool { reached(by: path).contains(parts.count) }

  /// Whether the pattern may match a path, or a file below it.
  func passes(_ path: String) -> Bool { !reached(by: path).isEmpty }

  /// The numbers of parts that a path may fill.
  ///
  /// - Complexity: O(*n* · *m*) for *n* names and *m* parts.
  private func reached(by path: String) -> Set<Int> {
    var counts = skippingFolders([0])
    for name in path.split(separator: "/") {
      var next: Set<Int> = []
      for count in counts where count < parts.count {
        if parts[count] == "**" { next.insert(count) }
        if Self.isMatch(String(name), parts[count]) { next.insert(count + 1) }
      }
      counts = skippingFolders(next)
    }
    return counts
  }

  /// Adds the counts for a `**` that matches no folder, so that the following part of the pattern is next.
  private func skippingFolders(_ counts: Set<Int>) -> Set<Int> {
    var result = counts
    for count in counts {
      var next = count
      while next < parts.count, parts[next] == "**" {
        next += 1
        result.insert(next)
      }
    }
    return result
  }

  private static func isMatch(_ name: String, _ part: String) -> Bool {
    fnmatch(part, name, 0) == 0 || fnmatch(part.replacing("\\", with: "\\\\"), name, 0) == 0
  }
}
