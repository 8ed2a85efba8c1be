import Testing

@testable import OpenChartsHTMLRenderer

@Suite("Scripts without their spaces")
struct ScriptCompactorTests {
  @Test(
    "spaces are removed if the meaning stays the same, but not in strings, patterns and templates",
    arguments: [
      ("const a = b + 1;", "const a=b+1;"), ("a - -1 + +b", "a- -1+ +b"), ("a / b / c", "a/b/c"),
      ("return x in y ? 'a  b' : \"c d\";", "return x in y?'a  b':\"c d\";"),
      ("f(/[\" ,/] x/g, 1)", "f(/[\" ,/] x/g,1)"), ("cell => / a/.test(cell)", "cell=>/ a/.test(cell)"),
      ("`${a} and ${b}` + c", "`${a} and ${b}`+c"), ("'it\\'s  one', 2", "'it\\'s  one',2"), ("", ""),
      ("x = 'open", "x='open"),
    ])
  func line(long: String, short: String) {
    #expect(ScriptCompactor.compact(long) == short)
  }
}
