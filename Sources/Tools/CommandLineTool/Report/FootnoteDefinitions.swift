/// Compares the footnotes that a report defines with its references. cmark-gfm leaves out footnotes without a
/// reference, and every definition of a name except the first; references without a definition stay text.
struct FootnoteDefinitions {
  private(set) var problems: [ReportProblem] = []
  private(set) var notes: [ReportProblem] = []

  init(_ text: [UInt8], file: String) {
    let label = #/\[\^([^\]\s]+)\]/#
    let definition = #/ {0,3}\[\^([^\]\s]+)\]:/#
    var defined: [(name: String, line: Int)] = []
    var lines: [String: Int] = [:]
    let code = #/`[^`]*`/#
    var usedNames: Set<String> = []
    var references: [(name: String, line: Int)] = []
    var fence: (marker: UInt8, count: Int)?
    for (index, bytes) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if Self.isFence(bytes, &fence) || fence != nil { continue }
      // A caret is rare, so this test avoids the pattern for most lines.
      guard bytes.contains(UInt8(ascii: "^")) else { continue }
      var remainder = String(decoding: bytes, as: UTF8.self)[...]
      if let match = remainder.prefixMatch(of: definition) {
        let name = String(match.output.1)
        remainder = remainder[match.range.upperBound...]
        if let first = lines[name.lowercased()] {
          problems.append(
            ReportProblem(
              file: file, line: index + 1,
              text: "the footnote [^\(name)] is defined twice, first in line \(first)"))
        } else {
          lines[name.lowercased()] = index + 1
          defined.append((name, index + 1))
        }
      }
      for match in remainder.replacing(code, with: "").matches(of: label)
      where usedNames.insert(match.output.1.lowercased()).inserted {
        references.append((String(match.output.1), index + 1))
      }
    }
    for (name, line) in references where lines[name.lowercased()] == nil {
      notes.append(
        ReportProblem(
          file: file, line: line,
          text: "note: the footnote [^\(name)] has no text; a line [^\(name)]: gives it"))
    }
    for (name, line) in defined where !usedNames.contains(name.lowercased()) {
      notes.append(
        ReportProblem(
          file: file, line: line, text: "note: no text refers to the footnote [^\(name)], so it is left out"))
    }
  }

  /// Whether a line begins or ends code in a fence, also within quotes and lists.
  private static func isFence(_ line: ArraySlice<UInt8>, _ open: inout (marker: UInt8, count: Int)?) -> Bool {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
    guard let marker = text.first, marker == UInt8(ascii: "`") || marker == UInt8(ascii: "~") else {
      return false
    }
    let count = text.prefix { $0 == marker }.count
    let infoString = text.dropFirst(count)
    if let fence = open {
      guard marker == fence.marker, count >= fence.count, infoString.allSatisfy({ $0 == 0x20 || $0 == 0x09 })
      else {
        return false
      }
      open = nil
      return true
    }
    guard count >= 3, !infoString.contains(UInt8(ascii: "`")) else { return false }
    open = (marker, count)
    return true
  }
}
