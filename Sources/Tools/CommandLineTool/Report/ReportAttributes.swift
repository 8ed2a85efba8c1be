/// The name and width after a fence, heading, picture or caption: `{#fig-rain width=50%}`.
struct ReportAttributes: Equatable {
  /// The name for references, such as `fig-rain`.
  var name: String?
  /// The share of the text's width; `nil` means all of it.
  var share: Double?

  var isEmpty: Bool { name == nil && share == nil }

  init() {}

  /// - Parameter text: The text between the braces.
  /// - Throws: A sentence about the first word that is neither a name nor a width.
  init(_ text: some StringProtocol) throws(ReportWords.Problem) {
    for word in text.split(separator: " ") {
      if word.hasPrefix("#") {
        let name = word.dropFirst()
        guard Self.isName(name), self.name == nil else {
          throw ReportWords.Problem(
            text: "\(word) is no name; a name is one word of letters, digits and hyphens, as in {#fig-rain}",
            line: 0)
        }
        self.name = String(name)
      } else if word.hasPrefix("width=") {
        let value = word.dropFirst(6)
        guard value.hasSuffix("%"), let percent = Double(value.dropLast()), (10...100).contains(percent)
        else {
          throw ReportWords.Problem(text: "\(word) is no width; it can be width=10% to width=100%", line: 0)
        }
        share = percent / 100
      } else {
        throw ReportWords.Problem(
          text: "{\(text)} is unknown; braces hold a name and a width, as in {#fig-rain width=50%}", line: 0)
      }
    }
  }

  /// Takes the attributes from the end of a text; empty attributes if it does not end in braces with `#` or `width`.
  static func taken(from text: inout String) throws(ReportWords.Problem) -> ReportAttributes {
    let trimmed = text.trimmed
    guard trimmed.hasSuffix("}"), let start = trimmed.lastIndex(of: "{") else { return ReportAttributes() }
    let inner = trimmed[trimmed.index(after: start)...].dropLast()
    guard inner.hasPrefix("#") || inner.hasPrefix("width=") else { return ReportAttributes() }
    let attributes = try ReportAttributes(inner)
    text = String(trimmed[..<start])
    while text.last?.isWhitespace == true { text.removeLast() }
    return attributes
  }

  private static func isName(_ text: some StringProtocol) -> Bool {
    text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}
