/// A script, and the Debian package with fonts for it.
package struct TextScript: Hashable, Sendable {
  /// The name of the script; `nil` for characters of other scripts.
  package var name: String?
  /// The package; `nil` for characters that Unicode does not assign.
  package var package: String?

  /// The package with the default system font.
  package static let standardPackage = "fonts-inter"

  private static let cjk = TextScript(name: "Chinese, Japanese, Korean", package: "fonts-noto-cjk")
  private static let emoji = TextScript(name: "emoji", package: "fonts-noto-color-emoji")

  /// First scalar and script; valid up to the next entry. Blocks of Unicode 15.
  private static let blocks: [(first: UInt32, script: TextScript)] = [
    (0x0000, core("Latin")), (0x0370, core("Greek")), (0x0400, core("Cyrillic")), (0x0530, core("Armenian")),
    (0x0590, core("Hebrew")), (0x0600, core("Arabic")), (0x0700, core("Syriac")), (0x0750, core("Arabic")),
    (0x0780, core("Thaana")), (0x07C0, core("N’Ko")), (0x0800, core(nil)), (0x0870, core("Arabic")),
    (0x0900, core("Devanagari")), (0x0980, core("Bengali")), (0x0A00, core("Gurmukhi")),
    (0x0A80, core("Gujarati")), (0x0B00, core("Odia")), (0x0B80, core("Tamil")), (0x0C00, core("Telugu")),
    (0x0C80, core("Kannada")), (0x0D00, core("Malayalam")), (0x0D80, core("Sinhala")), (0x0E00, core("Thai")),
    (0x0E80, core("Lao")), (0x0F00, core("Tibetan")), (0x1000, core("Burmese")), (0x10A0, core("Georgian")),
    (0x1100, cjk), (0x1200, core("Ethiopic")), (0x13A0, core("Cherokee")),
    (0x1400, core("Canadian syllabics")), (0x1680, core(nil)), (0x1780, core("Khmer")),
    (0x1800, core("Mongolian")), (0x18B0, core(nil)), (0x1C80, core("Cyrillic")), (0x1C90, core("Georgian")),
    (0x1CC0, core(nil)), (0x1D00, core("Latin")), (0x1F00, core("Greek")), (0x2000, core("symbols")),
    (0x2C00, core(nil)), (0x2C60, core("Latin")), (0x2C80, core(nil)), (0x2D80, core("Ethiopic")),
    (0x2DE0, core("Cyrillic")), (0x2E00, core("symbols")), (0x2E80, cjk), (0xA000, core(nil)),
    (0xA640, core("Cyrillic")), (0xA6A0, core(nil)), (0xA720, core("Latin")), (0xA800, core(nil)),
    (0xA960, cjk), (0xA980, core(nil)), (0xAB30, core("Latin")), (0xAB70, core(nil)), (0xAC00, cjk),
    (0xE000, core(nil)), (0xF900, cjk), (0xFB00, core("Latin")), (0xFB1D, core("Hebrew")),
    (0xFB50, core("Arabic")), (0xFE00, core("symbols")), (0xFE30, cjk), (0xFE70, core("Arabic")),
    (0xFF00, cjk), (0xFFF0, core("symbols")), (0x10000, core(nil)), (0x1B000, cjk), (0x1B170, core(nil)),
    (0x1D000, core("symbols")), (0x1E000, core(nil)), (0x1F000, core("symbols")), (0x20000, cjk),
    (0xE0000, core(nil)),
  ]

  private init(name: String?, package: String?) { (self.name, self.package) = (name, package) }

  private static func core(_ name: String?) -> TextScript {
    TextScript(name: name, package: "fonts-noto-core")
  }

  /// Creates the script of a character's first scalar.
  package init(_ character: Character) {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    let asksForColor =
      first.properties.isEmoji && scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
    if first.properties.isEmojiPresentation || asksForColor {
      self = Self.emoji
    } else if Self.isUnknown(first) {
      self.init(name: nil, package: nil)
    } else {
      self = (Self.blocks.last { $0.first <= first.value } ?? Self.blocks[0]).script
    }
  }

  private static func isUnknown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .privateUse, .unassigned, .surrogate: true
    default: false
    }
  }

  /// The character as a message shows it: the character, or its code if it is not visible alone.
  func spelled(_ character: Character) -> String {
    let first = character.unicodeScalars[character.unicodeScalars.startIndex]
    let standsAlone =
      switch first.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark, .format: false
      default: package != nil
      }
    // An unlimited number of combining marks would make the message unlimited.
    if standsAlone { return String(String.UnicodeScalarView(character.unicodeScalars.prefix(16))) }
    let digits = String(first.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
