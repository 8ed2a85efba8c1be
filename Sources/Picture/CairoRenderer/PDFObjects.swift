/// The objects of a file from Cairo, found by its cross-reference table (ISO 32000-1, 7.5.4), with changes.
///
/// Text in titles, addresses and streams is never mistaken for an object.
struct PDFObjects {
  /// An object with its body, a dictionary as Cairo formats it.
  typealias Object = (number: Int, body: String)

  private let bytes: [UInt8]
  /// The byte range of each object's body by its number; empty for none.
  private let ranges: [Range<Int>]
  /// Object numbers in file order.
  private let order: [Int]
  /// The text from the keyword `trailer` to the end of the file.
  private let trailer: String
  /// The bodies of new and changed objects.
  private var changes: [Int: [UInt8]] = [:]
  /// The data of new streams, whose dictionaries are in ``changes``. They can be large, so they are not copied.
  private var data: [Int: [UInt8]] = [:]
  private var next: Int

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
    let order = offsets.indices.filter { offsets[$0] > 0 && offsets[$0] < table }
      .sorted { offsets[$0] < offsets[$1] }
    var ranges = [Range<Int>](repeating: 0..<0, count: count)
    for (orderIndex, number) in order.enumerated() {
      let start = offsets[number] + "\(number) 0 obj\n".utf8.count
      let end = orderIndex + 1 < order.count ? offsets[order[orderIndex + 1]] : table
      guard start < end, bytes[offsets[number]...].starts(with: "\(number) 0 obj\n".utf8) else { return nil }
      ranges[number] = start..<end
    }
    (self.bytes, self.ranges, self.order, next) = (bytes, ranges, order, count)
    self.trailer = String(text[trailer.lowerBound...])
  }

  private static func number(_ text: Substring) -> Int? { Int(text.prefix { $0.isASCII && $0.isNumber }) }

  /// Returns the number after a name in the trailer; `nil` if it is absent.
  func trailerNumber(_ name: String) -> Int? {
    trailer.range(of: name + " ").flatMap { Self.number(trailer[$0.upperBound...]) }
  }

  // MARK: Reading

  /// Returns the current body of an object that is not a stream.
  func object(_ number: Int) -> Object? {
    body(number).map { (number, String(decoding: $0, as: UTF8.self)) }
  }

  /// Returns the dictionary and the uncompressed bytes of a stream.
  func stream(_ number: Int) -> (dictionary: String, bytes: [UInt8])? {
    guard let body = body(number), let start = Self.streamStart(in: body) else { return nil }
    let dictionary = String(decoding: body[..<start], as: UTF8.self)
    guard let key = dictionary.range(of: "/Length "), let length = Self.number(dictionary[key.upperBound...])
    else { return nil }
    // Cairo writes the length as a separate object.
    let isIndirect = dictionary[key.upperBound...].hasPrefix("\(length) 0 R")
    let size = isIndirect ? object(length).flatMap { Int($0.body.drop(while: \.isWhitespace)) } : length
    let first = start + "\nstream\n".utf8.count
    guard let size, size >= 0, first + size <= body.endIndex else { return nil }
    let data = body[first..<first + size]
    if dictionary.contains("/FlateDecode") {
      return PDFStream.inflated(data).map { (dictionary, $0) }
    }
    return dictionary.contains("/Filter") ? nil : (dictionary, Array(data))
  }

  /// Returns the dictionary of an object, also of a stream.
  func dictionary(_ number: Int) -> String? {
    guard let body = body(number) else { return nil }
    return String(decoding: body[..<(Self.streamStart(in: body) ?? body.endIndex)], as: UTF8.self)
  }

  /// Returns the numbers of the objects whose bodies start with `prefix`, in file order.
  func numbers(beginning prefix: String) -> [Int] {
    let prefix = Array(prefix.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      order.filter { number in
        let range = ranges[number]
        guard range.count >= prefix.count else { return false }
        for index in prefix.indices where bytes[range.lowerBound + index] != prefix[index] { return false }
        return true
      }
    }
  }

  /// Returns whether the body of an object contains some bytes.
  func body(of number: Int, contains text: [UInt8]) -> Bool {
    guard let body = body(number) else { return false }
    return body.withUnsafeBytes { bytes in
      text.withUnsafeBytes { ByteSearch.offset(ofBytes: $0, in: bytes) != nil }
    }
  }

  /// The body without the white space and the keyword at its end.
  private func body(_ number: Int) -> ArraySlice<UInt8>? {
    if let changed = changes[number] { return changed[...] }
    guard ranges.indices.contains(number), !ranges[number].isEmpty else { return nil }
    let start = ranges[number].lowerBound
    var end = ranges[number].upperBound
    func isSpace(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 || byte == 32 }
    func trim() { while end > start, isSpace(bytes[end - 1]) { end -= 1 } }
    trim()
    guard end - start >= 6, bytes[(end - 6)..<end].elementsEqual("endobj".utf8) else { return nil }
    end -= 6
    trim()
    return bytes[start..<end]
  }

  private static func streamStart(in body: ArraySlice<UInt8>) -> Int? {
    body.withUnsafeBytes { ByteSearch.offset(of: ">>\nstream\n", in: $0) }.map { body.startIndex + $0 + 2 }
  }

  // MARK: Writing

  /// Replaces an object's body.
  mutating func set(_ number: Int, _ body: String) { changes[number] = Array(body.utf8) }
  mutating func set(_ number: Int, _ body: [UInt8]) { changes[number] = body }

  /// Replaces the dictionary of a stream.
  mutating func set(dictionary: String, of number: Int) {
    guard let body = body(number) else { return }
    changes[number] = Array(dictionary.utf8) + body[(Self.streamStart(in: body) ?? body.endIndex)...]
  }

  /// Corrects the length of a stream that counts the line end before `endstream` as data (ISO 19005-3, 6.1.7.1).
  mutating func correctLength(of number: Int) {
    guard let body = body(number), let start = Self.streamStart(in: body) else { return }
    let dictionary = String(decoding: body[..<start], as: UTF8.self)
    guard let key = dictionary.range(of: "/Length "), let length = Self.number(dictionary[key.upperBound...])
    else { return }
    let end = start + "\nstream\n".utf8.count + length
    guard length > 0, end < body.endIndex, body[end - 1] == UInt8(ascii: "\n"),
      body[end...].elementsEqual("endstream".utf8)
    else { return }
    let rest = dictionary[key.upperBound...].dropFirst(String(length).count)
    set(dictionary: "\(dictionary[..<key.upperBound])\(length - 1)\(rest)", of: number)
  }

  /// Adds an object, and returns its number.
  mutating func add(_ body: [UInt8]) -> Int {
    defer { next += 1 }
    changes[next] = body
    return next
  }

  /// Adds a file as a stream, and returns its number.
  ///
  /// - Parameter entries: The entries of the stream's dictionary besides the length and the filter.
  mutating func add(stream entries: String, _ file: PackedFile) -> Int {
    data[next] = file.bytes
    return add(PDFStream.dictionary(entries, count: file.bytes.count, isCompressed: file.isCompressed))
  }

  mutating func add(_ body: String) -> Int { add(Array(body.utf8)) }

  /// Reserves a number for an object that is set later.
  mutating func reserve() -> Int { add([]) }

  /// Returns the file in PDF 1.7, with an identifier that depends only on its bytes.
  func written(root: Int, information: Int) -> [UInt8] {
    var output = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 10]
    // The size is reserved, because an array that grows is copied, and both copies would be in memory.
    let sizes = [changes, data].map { $0.values.reduce(0) { $0 + $1.count } }
    output.reserveCapacity(bytes.count + sizes.reduce(0, +) + 64 * next)
    var offsets = [Int](repeating: 0, count: next)
    for number in order + (ranges.count..<max(next, ranges.count)) {
      guard let body = body(number) else { continue }
      offsets[number] = output.count
      output += "\(number) 0 obj\n".utf8
      output += body
      if let data = data[number] {
        output += "\nstream\n".utf8
        output += data
        output += "\nendstream".utf8
      }
      output += "\nendobj\n".utf8
    }
    let table = output.count
    let identifier = Self.digest(output)
    output += "xref\n0 \(next)\n0000000000 65535 f \n".utf8
    for offset in offsets.dropFirst() {
      let digits = String(offset)
      output +=
        offset == 0
        ? "0000000000 65535 f \n".utf8
        : "\(String(repeating: "0", count: max(0, 10 - digits.count)))\(digits) 00000 n \n".utf8
    }
    output += "trailer\n<< /Size \(next) /Root \(root) 0 R /Info \(information) 0 R ".utf8
    output += "/ID [ <\(identifier)> <\(identifier)> ] >>\nstartxref\n\(table)\n%%EOF\n".utf8
    return output
  }

  /// Returns 32 hexadecimal digits: two FNV-1a hashes of 64 bits.
  private static func digest(_ bytes: [UInt8]) -> String {
    var (first, second): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x6c62_272e_07bb_0142)
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
      second = (second ^ UInt64(byte ^ 0xA5)) &* 0x100_0000_01b3
    }
    return [first, second].map { hash in
      let digits = String(hash, radix: 16, uppercase: true)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
