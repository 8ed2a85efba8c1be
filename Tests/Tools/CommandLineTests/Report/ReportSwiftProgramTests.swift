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
        text: "a type or function is after the chart; write it before the chart", line: 1)
    ) {
      try ReportSwiftProgram("Chart { }\nfunc a() {}", name: "B")
    }
  }

  @Test func statementsBeforeTheChartAreInAFunction() throws {
    let loop = "var ps: [P] = []\nfor v in [1.0, 2] { ps.append(P(v: v)) }\nps.sort()\nChart(ps) { _ in }\n"
    #expect(
      SwiftStatements(loop).statements.map(\.kind) == [.variable, .command, .command, .expression])
    let text = try ReportSwiftProgram(loop, name: "B").text
    #expect(text.contains("makeB() -> some View {\nvar ps: [P] = []\n"))
    #expect(text.contains("ps.sort(); return Group {\nChart(ps) { _ in }\n\n} }\n"))
    let guarded = "let a = [1]\nguard let first = a.first else {\n  fatalError()\n}\nChart { }"
    #expect(SwiftStatements(guarded).statements.map(\.kind) == [.variable, .command, .expression])
    #expect(try ReportSwiftProgram(guarded, name: "B").text.contains("}; return Group {\nChart { }"))
  }

  @Test func branchesAndFunctionsThatAreViewsStay() {
    func kinds(_ text: String) -> [SwiftStatements.Kind] { SwiftStatements(text).statements.map(\.kind) }
    #expect(
      kinds("let a = 1\nif a > 0 {\n  Text(\"a\")\n}\nChart { }") == [.variable, .expression, .expression])
    #expect(kinds("var a = 1\nif a > 0 {\n  a = 2\n}\nChart { }") == [.variable, .command, .expression])
    #expect(
      kinds("func part() -> some View { Chart { } }\npart()\npart()") == [
        .function, .expression, .expression,
      ])
    #expect(
      kinds("var a = [1]\na[0] += 2\n_ = a.popLast()\nText(\"a\")") == [
        .variable, .command, .command, .expression,
      ])
  }

  @Test func operatorsAreDeclaredOutsideOfFunctions() throws {
    let text =
      "infix operator +++\nprecedencegroup G {\n  associativity: left\n}\nfunc +++ (a: Int, b: Int) -> Int { a + b }\nvar n = 1\nn = 2\nChart { }\n"
    #expect(
      SwiftStatements(text).statements.map(\.kind) == [
        .fileScope, .fileScope, .function, .variable, .command, .expression,
      ])
    let program = try ReportSwiftProgram(text, name: "B").text
    #expect(
      program.contains(
        "{ a + b }\n#sourceLocation(file: \"B.swift\", line: 7)\n@MainActor private func makeB()"))
    #expect(
      program.contains("n = 2; return Group {\nChart { }\n\n} }\n")
        && program.contains("#Preview { makeB() }\n\n"))
    #expect(
      throws: ReportWords.Problem(text: "a statement is after the chart; write it before the chart", line: 1)
    ) { try ReportSwiftProgram("Chart { }\nfor _ in 0..<2 { }", name: "B") }
  }
}
