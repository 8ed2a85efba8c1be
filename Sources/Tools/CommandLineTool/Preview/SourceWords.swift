/// The names in sources that matter for the symbols of asset catalogues. Each source is read once, byte by byte.
///
///     SourceWords(["Image(.logo)", "extension Color { static let brand = Color.red }"], types: ["Color"])
///       .members        // logo, red
///       .declarations   // Color.brand
struct SourceWords {
  /// The names after a point.
  private(set) var members: Set<String> = []
  /// The static members of each source, with each of the types that the source extends: `Color.brand`.
  private(set) var declarations: Set<String> = []
  /// The paths that begin with a type: `UIColor.brand`, `UIColor.Icons.star`.
  private(set) var paths: Set<String> = []

  private let types: Set<String>
  /// The most names in a path.
  private static let longestPath = 8

  /// - Parameter types: The types for ``declarations`` and ``paths``.
  init(_ sources: [String], types: Set<String>) {
    self.types = types
    for source in sources { add(Array(source.utf8)) }
  }

  /// The possible role of the next word, if there is only white space before it.
  private enum Expected { case other, extendedType, staticKind, staticName }

  private mutating func add(_ bytes: [UInt8]) {
    var extendedTypes: Set<String> = []
    var staticNames: Set<String> = []
    var expected = Expected.other
    // The path that ends with the last word, its number of names, and the end of that word.
    var (path, length, end) = ("", 0, -1)
    // Whether the last word is the module of an extended type.
    var isModule = false
    var position = 0
    while position < bytes.count {
      guard Self.isWord(bytes[position]) else {
        if !Self.isSpace(bytes[position]) { expected = .other }
        position += 1
        continue
      }
      let start = position
      while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
      let word = String(decoding: bytes[start..<position], as: UTF8.self)
      let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
      let continues = isMember && end == start - 1
      if isMember { members.insert(word) }
      if continues, length > 0, length < Self.longestPath {
        path += "." + word
        length += 1
        paths.insert(path)
      } else {
        (path, length) = types.contains(word) ? (word, 1) : ("", 0)
      }
      if expected == .extendedType || (continues && isModule), types.contains(word) {
        extendedTypes.insert(word)
      }
      if expected == .staticName { staticNames.insert(word) }
      isModule = expected == .extendedType
      expected =
        switch word {
        case "extension": .extendedType
        case "static": .staticKind
        case "let" where expected == .staticKind, "var" where expected == .staticKind: .staticName
        default: .other
        }
      end = position
    }
    for type in extendedTypes { declarations.formUnion(staticNames.map { "\(type).\($0)" }) }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}
