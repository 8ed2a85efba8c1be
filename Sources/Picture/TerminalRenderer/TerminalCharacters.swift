/// Which characters a picture in a terminal is made of.
public enum TerminalCharacters: String, Hashable, Sendable, CaseIterable {
  /// Blocks, eighths of blocks and braille: for terminals that show Unicode.
  case blocks
  /// The letters and signs of ASCII alone.
  case ascii
}

/// Which colours a picture in a terminal is drawn in.
public enum TerminalColors: Hashable, Sendable, CaseIterable {
  /// No colours, and no escape sequences at all: series differ by their characters.
  case none
  /// The terminal's own sixteen.
  case sixteen
  /// The 256 that most terminals have.
  case palette
  /// Any: 24 bits each.
  case trueColor
}
