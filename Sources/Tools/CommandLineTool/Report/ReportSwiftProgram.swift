/// The Swift file of a chart block: the block as a preview.
///
/// A view builder cannot contain declarations of types and functions, loops and assignments. The block therefore becomes
/// a function. It begins with the statements up to the last of these, and returns the rest as a view builder. Line numbers
/// do not change.
struct ReportSwiftProgram {
  /// The number of lines before the block's lines.
  static let linesBefore = 2

  let text: String

  /// - Throws: ``ReportWords/Problem`` for a declaration after the chart.
  init(_ source: String, name: String) throws(ReportWords.Problem) {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var imports = ["import Charts", "import Foundation", "import SwiftUI"]
    for (index, line) in lines.enumerated() where line.starts(with: /\s*(@\w+\s+)?import\s/) {
      imports.append(line)
      lines[index] = ""
    }
    let body = lines.joined(separator: "\n")
    let head = imports.joined(separator: "; ")
    if body.contains("#Preview") || body.contains("PreviewProvider") {
      text = "\(head)\n\n\(body)\n"
      return
    }
    let statements = SwiftStatements(body).statements
    let first = statements.firstIndex { $0.kind == .expression }
    guard let first else {
      // Declarations alone: the last view is drawn.
      let pattern = /\bstruct\s+(\w+)\s*:\s*(?:\w+\s*,\s*)*(?:SwiftUI\.)?View\b/
      let view = body.matches(of: pattern).last.map { String($0.output.1) + "()" } ?? ""
      text = "\(head)\n\n\(body)\n#Preview { \(view) }\n"
      return
    }
    // Views may follow variables, but no other statements.
    guard let last = statements.lastIndex(where: { $0.kind != .expression && $0.kind != .variable }) else {
      text = "\(head)\n#Preview {\n\(body)\n}\n"
      return
    }
    guard last < first else {
      let what = statements[last].kind == .command ? "a statement" : "a type or function"
      throw ReportWords.Problem(
        text: "\(what) is after the chart; write it before the chart",
        line: statements[last].lines.lowerBound)
    }
    // The builder begins after the closing brace of the last of them.
    let end = statements[last].lines.upperBound - 1
    let maker = "@MainActor private func make\(name)() -> some View {"
    func isDeclaration(_ index: Int) -> Bool {
      statements[index].kind != .variable && statements[index].kind != .command
    }
    guard statements[...last].contains(where: { $0.kind == .fileScope }),
      let lastDeclaration = statements[...last].indices.last(where: isDeclaration)
    else {
      lines[end] = Self.withoutComment(lines[end]) + "; return Group {"
      text = "\(head); #Preview { make\(name)() }\n\(maker)\n\(lines.joined(separator: "\n"))\n} }\n"
      return
    }
    if let command = statements[..<lastDeclaration].first(where: { $0.kind == .command }) {
      throw ReportWords.Problem(
        text:
          "a statement is before a type or function; in a block with an extension, a protocol or an operator, write statements after all declarations",
        line: command.lines.lowerBound)
    }
    // Extensions, protocols and operators are declared outside of functions.
    let endOfDeclarations = statements[lastDeclaration].lines.upperBound - 1
    let position =
      "\n#sourceLocation(file: \"\(name).swift\", line: \(endOfDeclarations + 1 + Self.linesBefore))\n"
    guard lastDeclaration < last else {
      lines[end] += position + "#Preview {"
      text = "\(head)\n\n\(lines.joined(separator: "\n"))\n}\n"
      return
    }
    lines[end] = Self.withoutComment(lines[end]) + "; return Group {"
    lines[endOfDeclarations] += position + maker
    text = "\(head); #Preview { make\(name)() }\n\n\(lines.joined(separator: "\n"))\n} }\n"
  }

  /// The line without a comment at its end, because the comment would hide the code that is appended.
  private static func withoutComment(_ line: String) -> String {
    guard let comment = line.ranges(of: "//").last, !line[comment.upperBound...].contains("\"") else {
      return line
    }
    return String(line[..<comment.lowerBound])
  }
}
