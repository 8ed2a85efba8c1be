/// An option by its spelling: a name after two hyphens, or a letter after one.
protocol SpelledOption: RawRepresentable<String> {
  var takesValue: Bool { get }
}

extension SpelledOption {
  /// `nil` for an unknown spelling.
  init?(spelling: String) {
    if let name = Self.letters[spelling] {
      self.init(rawValue: name)
    } else {
      guard spelling.hasPrefix("--") else { return nil }
      self.init(rawValue: String(spelling.dropFirst(2)))
    }
  }

  var spelling: String { "--" + rawValue }

  /// All spellings, short ones first.
  var spellings: [String] { Self.letters.filter { $0.value == rawValue }.map(\.key) + [spelling] }

  private static var letters: [String: String] { ["-o": "output", "-h": "help"] }
}
