import OpenChartsViewCore

/// Generates the file names of previews.
package enum PreviewNames {
  /// The origin of a preview: the stem of its source file, such as `Chart`, and its name, if any.
  package struct Origin: Equatable, Sendable {
    package var stem: String
    package var name: String?
    package init(stem: String, name: String?) {
      self.stem = stem
      self.name = name
    }
  }

  /// Returns a distinct file name for each preview, without extension and even ignoring case: `Chart-Dark-mode`;
  /// `Chart` for the only unnamed preview of a file, `Chart-2` for the second of several.
  package static func fileNames(for origins: [Origin]) -> [String] {
    var counts: [String: Int] = [:]
    for origin in origins { counts[origin.stem, default: 0] += 1 }
    var positions: [String: Int] = [:]
    var usedNames: Set<String> = []
    return origins.map { origin in
      positions[origin.stem, default: 0] += 1
      let stem = plain(origin.stem)
      var name = stem
      if let label = origin.name.map(plain), !label.isEmpty {
        name += "-" + label
      } else if counts[origin.stem] != 1 {
        name += "-\(positions[origin.stem]!)"
      }
      var unique = name
      var copy = 2
      while !usedNames.insert(unique.lowercased()).inserted {
        unique = "\(name)-\(copy)"
        copy += 1
      }
      return unique
    }
  }

  /// The name of a provider that crashed before its previews were known.
  package static func label(_ provider: String, besides stem: String?) -> String {
    stem.map { $0 == provider ? provider : "\($0)-\(provider)" } ?? provider
  }

  /// Keeps letters, digits and characters that are safe in file names; replaces each run of others by one dash.
  private static func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isLetter || character.isNumber || "._+".contains(character) {
        result.append(character)
      } else if !result.isEmpty, result.last != "-" {
        result.append("-")
      }
    }
    while result.last == "-" { result.removeLast() }
    while let first = result.first, ".-".contains(first) { result.removeFirst() }
    return result
  }
}
