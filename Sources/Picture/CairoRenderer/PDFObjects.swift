/// The objects of a file from Cairo, found by its cross-reference table (ISO 32000-1, 7.5.4).
///
/// Text in titles, addresses and streams is never mistaken for an object.
struct PDFObjects {
  /// An object with its body, a dictionary as Cairo formats it.
  typealias Object = (number: Int, body: String)

  private let bytes: [UInt8]
  /// Byte offsets by object number; 0 for none.
  private let offsets: [Int]
  /// Object numbers in file order.
  private let order: [Int]
  /// The offset of the cross-reference table.
  let table: Int
  /// The text from the keyword `trailer` to the end of the file.
  let trailer: String

  /// Creates the index; `nil` if the file has no such table.
  init?(_ bytes: [UInt8]) {
    let end = String(decoding: bytes.suffix(64), as: UTF8.self)
    guard let mark = end.range(of: "startxref\n", options: .backwards),
      let table = Self.number(end[mark.upperBound...]), bytes.indices.contains(table)
    else { return nil }
    let text = String(decoding: bytes[table...], as: UTF8.self)
    guard text.hasPrefix("xref\n0 "), let count = Self.number(text.dropFirst(7)), count > 0,
      let first = text.dropFirst(7).firstIndex(of: "\n"),
      let trailer = text.range(of: "\ntrailer\n")
    else { return nil }
    // Each entry has 20 bytes and starts with ten digits.
    let entries = Array(text[text.index(after: first)...trailer.lowerBound].utf8)
    guard entries.count == count * 20 else { return nil }
    let offsets = (0..<count).map { entry in
      let digits = entries[(entry * 20)..<(entry * 20 + 10)]
      return entries[entry * 20 + 17] == UInt8(ascii: "n")
        ? Int(String(decoding: digits, as: UTF8.self)) ?? 0 : 0
    }
    (self.bytes, self.offsets, self.table) = (bytes, offsets, table)
    order = offsets.indices.filter { offsets[$0] > 0 && offsets[$0] < bytes.count }
      .sorted { offsets[$0] < offsets[$1] }
    self.trailer = String(text[trailer.lowerBound...])
  }

  private static func number(_ text: Substring) -> Int? { Int(text.prefix { $0.isASCII && $0.isNumber }) }

  /// Returns the number after a name in the trailer; `nil` if it is absent.
  func trailerNumber(_ name: String) -> Int? {
    trailer.range(of: name + " ").flatMap { Self.number(trailer[$0.upperBound...]) }
  }

  func object(_ number: Int) -> Object? {
    guard offsets.indices.contains(number), offsets[number] > 0, offsets[number] < bytes.count else {
      return nil
    }
    let start = Array("\(number) 0 obj\n".utf8)
    let rest = bytes[offsets[number]...]
    guard rest.starts(with: start),
      let length = rest.dropFirst(start.count).withUnsafeBytes({ ByteSearch.offset(of: "endobj", in: $0) })
    else {
      return nil
    }
    let body = rest.dropFirst(start.count).prefix(length)
    return (number, Self.trimmed(String(decoding: body, as: UTF8.self)))
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// Returns the objects whose dictionaries start with `prefix`, in file order.
  func objects(beginning prefix: String) -> [Object] {
    let prefix = Array(prefix.utf8)
    return order.compactMap { number in
      let skipped = "\(number) 0 obj\n".utf8.count
      return bytes[offsets[number]...].dropFirst(skipped).starts(with: prefix) ? object(number) : nil
    }
  }

  /// Returns the structure elements of a type.
  func elements(_ type: String) -> [Object] { objects(beginning: "<< /Type /StructElem\n   /S /\(type)\n") }
}
