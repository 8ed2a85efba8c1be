/// An option of the command line by its spelling: the name after two dashes, or the letter after one.
protocol SpelledOption: RawRepresentable<String> {
  var takesValue: Bool { get }
}

extension SpelledOption {
  /// `nil` where there is no such option.
  init?(spelling: String) {
    switch spelling {
    case "-o": self.init(rawValue: "output")
    case "-h": self.init(rawValue: "help")
    default:
      guard spelling.hasPrefix("--") else { return nil }
      self.init(rawValue: String(spelling.dropFirst(2)))
    }
  }

  var spelling: String { "--" + rawValue }
}
