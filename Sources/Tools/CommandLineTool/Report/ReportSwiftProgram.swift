/// The Swift file of a chart block: the block as a preview.
///
/// Types and functions cannot be declared within a view builder. So the statements up to the last of them become the
/// start of a function, and the rest becomes the builder that it returns. The lines stay where they are.
struct ReportSwiftProgram {
  /// The number of lines before those of the block.
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
    let declarations = statements.indices.filter {
      statements[$0].kind != .expression && statements[$0].kind != .variable
    }
    guard let first else {
      // Declarations alone: the last view is drawn.
      let pattern = /\bstruct\s+(\w+)\s*:\s*(?:\w+\s*,\s*)*(?:SwiftUI\.)?View\b/
      let view = body.matches(of: pattern).last.map { String($0.output.1) + "()" } ?? ""
      text = "\(head)\n\n\(body)\n#Preview { \(view) }\n"
      return
    }
    guard let last = declarations.last else {
      text = "\(head)\n#Preview {\n\(body)\n}\n"
      return
    }
    guard last < first else {
      throw ReportWords.Problem(
        text: "a type or function is behind the chart; write it before the chart",
        line: statements[last].lines.lowerBound)
    }
    // The builder begins after the closing brace of the last declaration.
    let end = statements[last].lines.upperBound - 1
    let isAtFileScope = statements[...last].contains { $0.kind == .fileScope }
    if isAtFileScope {
      lines[end] +=
        "\n#sourceLocation(file: \"\(name).swift\", line: \(end + 2 + Self.linesBefore))\n#Preview {"
      text = "\(head)\n\n\(lines.joined(separator: "\n"))\n}\n"
      return
    }
    lines[end] = Self.withoutComment(lines[end]) + "; return Group {"
    text = """
      \(head); #Preview { make\(name)() }
      @MainActor private func make\(name)() -> some View {
      \(lines.joined(separator: "\n"))
      } }

      """
  }

  /// A line without a comment at its end, which would hide what follows.
  private static func withoutComment(_ line: String) -> String {
    guard let comment = line.ranges(of: "//").last, !line[comment.upperBound...].contains("\"") else {
      return line
    }
    return String(line[..<comment.lowerBound])
  }
}
