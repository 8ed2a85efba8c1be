/// An option of the command line by its spelling: the name after two dashes, or the letter after one.
protocol SpelledOption: RawRepresentable<String> {
  var takesValue: Bool { get }
}

extension SpelledOption {
  /// `nil` where there is no such option.
  init?(spelling: String) {
    if let name = Self.letters[spelling] {
      self.init(rawValue: name)
    } else {
      guard spelling.hasPrefix("--") else { return nil }
      self.init(rawValue: String(spelling.dropFirst(2)))
    }
  }

  var spelling: String { "--" + rawValue }

  /// All its spellings, short ones first.
  var spellings: [String] { Self.letters.filter { $0.value == rawValue }.map(\.key) + [spelling] }

  private static var letters: [String: String] { ["-o": "output", "-h": "help"] }
}
