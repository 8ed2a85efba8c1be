import OpenChartsLimits

/// Estimates the bytes that cmark-gfm copies for the links of a report.
///
/// Each link with a reference has a copy of the reference's address and title. Each mail address in a text has a copy of
/// the rest of its paragraph.
struct LinkCopies {
  private var bracketCount = 0
  private var longestReference = 0
  /// The bytes of the reference that the current line may belong to; `nil` for none.
  private var reference: Int?
  private var paragraphBytes = 0
  /// The number of `@` in the paragraph.
  private var signCount = 0
  /// The bytes that are copied for mail addresses of the paragraphs before.
  private var mailBytes = 0

  /// Ends a paragraph.
  mutating func endParagraph() {
    mailBytes += copiesOfParagraph
    (paragraphBytes, signCount, reference) = (0, 0, nil)
  }

  mutating func add(_ line: ArraySlice<UInt8>) {
    paragraphBytes += line.count + 1
    signCount += line.count { $0 == UInt8(ascii: "@") }
    bracketCount += line.count { $0 == UInt8(ascii: "]") }
    if Self.beginsReference(line) { reference = 0 }
    guard let bytes = reference else { return }
    reference = bytes + line.count + 1
    longestReference = max(longestReference, bytes + line.count + 1)
  }

  /// Whether the lines so far exceed ``Limits/linkBytes``.
  var areTooLarge: Bool {
    mailBytes + copiesOfParagraph + longestReference * bracketCount > Limits.linkBytes.value
  }

  /// On average, half of a paragraph follows a mail address.
  private var copiesOfParagraph: Int { paragraphBytes * signCount / 2 }

  /// Whether a line begins `[name]:`, after markers of quotes and lists. `[^1]:` is a footnote.
  private static func beginsReference(_ line: ArraySlice<UInt8>) -> Bool {
    guard let start = line.firstIndex(of: UInt8(ascii: "[")),
      line[..<start].allSatisfy({ " \t>-*+.)0123456789".utf8.contains($0) }),
      !line[start...].starts(with: "[^".utf8)
    else { return false }
    return zip(line[start...], line[start...].dropFirst()).contains {
      $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: ":")
    }
  }
}
