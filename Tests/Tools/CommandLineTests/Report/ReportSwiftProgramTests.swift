import Testing

@testable import OpenChartsCommandLineTool

/// Programs of chart blocks in Swift.
struct ReportSwiftProgramTests {
  @Test func statementsAreFoundByTheirFirstWords() {
    let statements = SwiftStatements(
      """
      // A remark {
      struct P: Identifiable { var id: String }

      @MainActor
      private func twice(_ x: Int) -> Int {
        x * 2  // }
      }
      let all = [1, 2]
        .map { $0 + 1 }
      let text = \"\"\"
      func no() {
      \"\"\"
      let sum =
        3
      Chart(all, id: \\.self) { item in
        BarMark(x: .value("a{", item), y: .value("b", 1))
      }
      .frame(height: 100)
      extension Int { var half: Int { self / 2 } }
      """
    ).statements
    #expect(
      statements.map(\.kind) == [.type, .function, .variable, .variable, .variable, .expression, .fileScope])
    #expect(statements[1].lines == 4..<7 && statements[5].lines == 14..<18)
  }

  @Test func declarationsComeBeforeTheBuilderAndLinesStay() throws {
    let source =
      "struct P { var v: Double }\nfunc twice() -> Double { 2 } // two\nlet ps = [P(v: 1)]\nChart { }\n"
    let text = try ReportSwiftProgram(source, name: "Block7").text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[2] == "struct P { var v: Double }" && lines[4] == "let ps = [P(v: 1)]" && lines[5] == "Chart { }")
    #expect(lines[3] == "func twice() -> Double { 2 } ; return Group {")
    #expect(
      try ReportSwiftProgram("let a = 1\nChart { }", name: "B").text.contains(
        "#Preview {\nlet a = 1\nChart { }\n}"))
    #expect(try ReportSwiftProgram("struct V: View { }\n", name: "B").text.contains("#Preview { V() }"))
    #expect(
      throws: ReportWords.Problem(
        text: "a type or function is behind the chart; write it before the chart", line: 1)
    ) {
      try ReportSwiftProgram("Chart { }\nfunc a() {}", name: "B")
    }
  }
}
