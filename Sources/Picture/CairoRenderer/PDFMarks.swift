/// The marked content in the list of an element's children.
enum PDFMarks {
  /// Elements of these types consist of other elements. Drawing directly in one of them, such as the page number in a
  /// document, is an artifact.
  static let containers: Set = ["Document", "Sect", "Table", "TR", "THead", "TBody", "L", "LI", "TOC"]

  /// Removes marked content from the children of an element; false if it has none.
  ///
  /// - Parameters:
  ///   - mark: The number of the content on its page.
  ///   - page: The object number of the page.
  static func remove(_ mark: Int, on page: Int, from element: Int, in file: inout PDFObjects) -> Bool {
    guard var body = file.object(element)?.body, let key = body.firstRange(of: "/K ") else { return false }
    let rest = body[key.upperBound...]
    guard rest.first == "[", let end = rest.firstIndex(of: "]") else {
      // The content is the only child.
      let end = rest.firstIndex { !$0.isNumber } ?? rest.endIndex
      body.replaceSubrange(rest.startIndex..<end, with: "[ ]")
      file.set(element, body)
      return true
    }
    let words = rest[rest.index(after: rest.startIndex)..<end].split { $0 == " " || $0 == "\n" }
    var children: [String] = []
    var index = 0
    while index < words.count {
      if words[index] == "<<", let close = words[index...].firstIndex(of: ">>") {
        children.append(words[index...close].joined(separator: " "))
        index = close + 1
      } else if index + 2 < words.count, words[index + 2] == "R" {
        children.append(words[index...(index + 2)].joined(separator: " "))
        index += 3
      } else {
        children.append(String(words[index]))
        index += 1
      }
    }
    // A number alone is content on the element's own page.
    let isOwnPage = body.contains("/Pg \(page) 0 R\n")
    children.removeAll {
      $0 == "<< /Type /MCR /Pg \(page) 0 R /MCID \(mark) >>" || isOwnPage && $0 == "\(mark)"
    }
    body.replaceSubrange(rest.startIndex...end, with: "[ \(children.joined(separator: " ")) ]")
    file.set(element, body)
    return true
  }
}
