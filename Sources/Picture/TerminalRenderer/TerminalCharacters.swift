/// The characters that a picture in a terminal uses.
public enum TerminalCharacters: String, Hashable, Sendable, CaseIterable {
  /// Blocks, eighths of blocks and braille, for terminals that support Unicode.
  case blocks
  /// Only ASCII characters.
  case ascii
}

/// The colours that a picture in a terminal uses.
public enum TerminalColors: Hashable, Sendable, CaseIterable {
  /// No colours and no escape sequences; series have different characters.
  case none
  /// The 16 colours of the terminal.
  case sixteen
  /// The 256 colours that most terminals support.
  case palette
  /// 24-bit colours.
  case trueColor
}
