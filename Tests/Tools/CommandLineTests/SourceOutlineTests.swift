import Testing

@testable import OpenChartsCommandLineTool

/// Sources that are generated or contain mistakes.
@Suite("Outlines of odd sources")
struct SourceOutlineTests {
  @Test(
    arguments: [
      "(", "{", "[", "struct A {", "\"\\(", "/*", "#", "##\"", "func a()\n", "struct A\n", "init()\n", "@a(",
    ])
  func `a part that is repeated very often is read in time, and imports before it are found`(part: String) {
    let outline = SourceOutline("import Charts\n" + String(repeating: part, count: 200_000))
    #expect(outline.imports.map(\.module) == ["Charts"])
  }

  @Test func `functions without a body hide no declaration after them`() {
    let source = "struct A {\n  func a()\n  func b()\n}\nstruct B { func c() {} }\n"
    let outline = SourceOutline(source)
    #expect(outline.declarations.map(\.name) == ["A", "B"])
    #expect(outline.declarations.map { $0.members.map(\.name) } == [["a", "b"], ["c"]])
  }

  @Test func `strings within interpolations end where the outer string ends`() {
    let source = ##"""
      let text = "a \(names.map { "b \($0 + ")")" }.joined()) c"
      struct B {}
      let raw = #"no \(value) but \#("x")"#
      struct C {}
      """##
    #expect(SourceOutline(source).declarations.map(\.name) == ["text", "B", "raw", "C"])
  }
}
