/// A running head or foot of a PDF: texts at the left, in the middle and at the right, with bars between them.
///
/// `Rain | {page} / {pages}` puts two texts at the left and right. `{title}`, `{author}` and `{date}` come from the
/// front matter.
struct RunningText: Equatable {
  static let names = ["title", "author", "date", "page", "pages"]

  /// The standard foot: the title, and the page number if there are several pages.
  static let standard = RunningText("{title} | {page} / {pages}")

  /// The parts of the line, from left to right.
  private let parts: [String]

  init(_ text: String) {
    parts = text.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false).map {
      String($0.trimmed)
    }
  }

  /// The first name in braces that is not one of ``names``. Values `{= … }` have none.
  static func unknownName(in text: String) -> String? {
    text.matches(of: /\{([^{}]*)\}/).map { String($0.output.1) }.first {
      !$0.hasPrefix("=") && !names.contains($0)
    }
  }

  /// The texts of a page with their alignments: 0 for left, 1 for right. If the document has one page, texts with the
  /// number of pages are left out.
  func texts(_ values: [String: String], page: Int, of count: Int) -> [(text: String, alignment: Double)] {
    let alignments: [Double] = parts.count == 1 ? [0] : parts.count == 2 ? [0, 1] : [0, 0.5, 1]
    return zip(parts, alignments).compactMap { part, alignment in
      if count == 1, part.contains("{pages}") { return nil }
      var text = part
      for name in Self.names {
        let value = name == "page" ? "\(page)" : name == "pages" ? "\(count)" : values[name] ?? ""
        text = text.replacing("{\(name)}", with: value)
      }
      return text.isEmpty ? nil : (text, alignment)
    }
  }
}
