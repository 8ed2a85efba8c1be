/// A source without the parts that do not compile. Lines keep their numbers.
struct PartialSource: Equatable {
  private let source: [UInt8]
  private let parts: SourceParts
  /// The start of each line.
  private let lines: [Int]
  /// The parts that are left out; no part contains another.
  private(set) var omitted: [SourcePart] = []
  /// The first error, and the number of all errors.
  private var errors: (first: CompilerError?, count: Int) = (nil, 0)

  /// A declaration from which more small parts than this would be left out is left out as a whole.
  private static let limit = 12
  /// The number of compilations after which the body of a declaration with an error is left out as a whole, because
  /// each further one takes long.
  private static let smallRounds = 6
  /// The number of compilations with errors.
  private var rounds = 0

  init(_ text: String) {
    let bytes = Array(text.utf8)
    source = bytes
    parts = SourceParts(outline: SourceOutline(text))
    lines = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  static func == (a: PartialSource, b: PartialSource) -> Bool {
    a.source == b.source && a.omitted == b.omitted
  }

  /// Leaves out, for each of the errors of one compilation, the smallest part around it that is not left out yet.
  ///
  /// - Returns: False if an error belongs to no part.
  mutating func leaveOut(_ newErrors: [CompilerError]) -> Bool {
    let earlierParts = omitted
    var addedParts: [SourcePart] = []
    rounds += 1
    let allowsSmall = rounds <= Self.smallRounds
    for error in newErrors {
      guard let offset = offset(of: error) else { return false }
      errors = (errors.first ?? error, errors.count + 1)
      if addedParts.contains(where: { $0.range.contains(offset) }) { continue }
      let part = parts.around(offset, message: error.message).first { part in
        !earlierParts.contains { $0.range.encloses(part.range) }
          && !(part.isSmall && (!allowsSmall || isCrowded(part, earlierParts)))
      }
      guard let part else { return false }
      addedParts.append(part)
      omitted.removeAll { part.range.encloses($0.range) }
      omitted.append(part)
    }
    return true
  }

  /// Whether the declaration of a small part has reached the limit of small parts that are left out.
  private func isCrowded(_ part: SourcePart, _ omitted: [SourcePart]) -> Bool {
    guard let body = parts.outline.enclosing(part.range.lowerBound).last?.range else { return false }
    return omitted.count { $0.isSmall && body.encloses($0.range) } >= Self.limit
  }

  private func offset(of error: CompilerError) -> Int? {
    guard lines.indices.contains(error.line - 1) else { return nil }
    let end = lines.indices.contains(error.line) ? lines[error.line] - 1 : source.count
    let offset = min(lines[error.line - 1] + max(error.column - 1, 0), max(end - 1, 0))
    return source[offset..<end].firstIndex { $0 != UInt8(ascii: " ") } ?? offset
  }

  /// The text to compile.
  var text: String {
    var result: [UInt8] = []
    var offset = 0
    for part in omitted.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where part.range.lowerBound >= offset {
      result += source[offset..<part.range.lowerBound]
      result += part.replacement.utf8
      // Positions after the part are those of the source.
      var gap = -part.replacement.utf8.count
      for byte in source[part.range] {
        gap += 1
        guard byte == UInt8(ascii: "\n") else { continue }
        result.append(byte)
        gap = 0
      }
      result += repeatElement(UInt8(ascii: " "), count: max(gap, 0))
      offset = part.range.upperBound
    }
    return String(decoding: result + source[offset...], as: UTF8.self)
  }

  /// One line with the first error and the names of what is left out.
  var reason: String? {
    guard let first = errors.first else { return nil }
    let countNote = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
    var names: [String] = []
    for part in omitted.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where !names.contains(part.name) && names.count <= Self.limit {
      names.append(part.name)
    }
    let end = names.count > Self.limit ? " and others are" : names.count > 1 ? " are" : " is"
    return "\(first.summary)\(countNote); \(names.prefix(Self.limit).joined(separator: ", "))\(end) left out"
  }
}

extension Range<Int> {
  /// Whether another range lies within this one.
  fileprivate func encloses(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
