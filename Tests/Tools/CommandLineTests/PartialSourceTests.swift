import Foundation
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Parts of sources that do not compile")
struct PartialSourceTests {
  /// The text without the parts around errors, which are given by the line and the text at which they are.
  private func text(_ source: String, _ errors: [(line: Int, at: String, message: String)]...)
    -> PartialSource
  {
    var part = PartialSource(source)
    for pass in errors {
      let lines = part.text.split(separator: "\n", omittingEmptySubsequences: false)
      let found = pass.compactMap { error -> CompilerError? in
        let line = lines[error.line - 1]
        let column = line.firstRange(of: error.at).map { line[..<$0.lowerBound].utf8.count + 1 } ?? 1
        return CompilerError.all(
          in: "A.swift:\(error.line):\(column): error: \(error.message)\n", files: []
        ).first
      }
      let isPart = part.leaveOut(found)
      #expect(isPart)
    }
    return part
  }

  private let screen = """
    import HealthKit
    struct Steps: View {
      let store = HKHealthStore()
      @State private var total: HKQuantity?
      var body: some View {
        VStack(spacing: 8) {
          Text("\\(total)")
          Map(position: .constant(1)) { Marker("a", 2) }
            .frame(height: 10)
          Button("Load") {
            store.execute()
          }
          .healthAccess(store: store) { result in
            print(result)
          }
          .padding()
        }
      }
      func load() async { store.execute() }
      func total() throws -> Int { store.sum() }
      func latest() -> Int? { store.last }
      func read(_ sample: HKSample) {}
      init() {
        store.begin()
        print("made")
      }
    }
    """

  @Test func theSmallestPartIsLeftOut() {
    let part = text(
      screen,
      [
        (1, "HealthKit", "no such module 'HealthKit'"), (3, "HKHealthStore", "cannot find"),
        (4, "HKQuantity", "cannot find type"), (8, "Map", "cannot find 'Map' in scope"),
        (11, "store", "cannot find"), (13, "healthAccess", "no member"), (14, "result", "again"),
        (19, "store", "cannot find"), (20, "store", "cannot find"), (21, "store", "cannot find"),
        (22, "HKSample", "cannot find type"), (24, "store", "cannot find"),
      ])
    let lines = part.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(lines.count == 27)
    #expect(lines[0].isEmpty && lines[2].isEmpty && lines[3].isEmpty && lines[21].isEmpty)
    #expect(lines[7].hasPrefix("SwiftUI.Text(verbatim: \"Map is left out\")") && lines[8].isEmpty)
    #expect(lines[9] == "Button(\"Load\") {" && lines[10].isEmpty && lines[11] == "}")
    #expect(lines[12...14].allSatisfy(\.isEmpty) && lines[15] == ".padding()")
    #expect(lines[18] == "func load() async {}")
    #expect(lines[19] == "func total() throws -> Int { throw CancellationError() }")
    #expect(lines[20] == "func latest() -> Int? { nil }")
    #expect(lines[23].isEmpty && lines[24] == "print(\"made\")")
    #expect(
      part.reason
        == "A.swift:1:8: error: no such module 'HealthKit' (and 11 more); import HealthKit, Steps.store, Steps.total, "
        + "Map, store, .healthAccess, Steps.load, Steps.latest, Steps.read are left out")
  }

  @Test func anErrorThatStaysLeavesOutTheNextLargerPart() {
    let error = (line: 8, at: "Map", message: "no")
    let body = text(screen, [error], [error], [error])
    #expect(body.text.contains("Steps.body is left out") && body.text.contains("func load"))
    #expect(!text(screen, [error], [error], [error], [error]).text.contains("var body"))
    var rest = text(screen, [error], [error], [error], [error], [error])
    #expect(!rest.text.contains("struct Steps"))
    let again = CompilerError.all(in: "A.swift:8:5: error: no\n", files: [])
    let isPart = rest.leaveOut(again)
    #expect(!isPart)
  }

  @Test func afterManyCompilationsBodiesAreLeftOutAsAWhole() {
    let lines = (1...8).map { "    Text(a\($0))" }
    let source = "struct A: View {\n  var body: some View {\n\(lines.joined(separator: "\n"))\n  }\n}\n"
    var part = PartialSource(source)
    var counts: [Int] = []
    for line in 3...9 {
      let error = CompilerError.all(in: "A.swift:\(line):10: error: cannot find 'a' in scope\n", files: [])
      let isPart = part.leaveOut(error)
      #expect(isPart)
      counts.append(part.omitted.count)
    }
    #expect(counts == [1, 2, 3, 4, 5, 6, 1])
    #expect(part.text.contains("A.body is left out") && !part.text.contains("a8"))
  }

  @Test func inheritedTypesAttributesAndPreviewsAreParts() {
    let source = """
      @main class Place: NSObject, LocationDelegate {}
      struct Row: Codable { var a: Int }
      extension HKUnit { var b: Int { 1 } }
      #Preview("Dark") { Wrong() }
      // A comment { of one brace
      let text = "a { \\(1) }"
      """
    let part = text(
      source,
      [
        (1, "@main", "'main' attribute can only apply to one type in a module"),
        (1, "LocationDelegate", "cannot find type 'LocationDelegate' in scope"),
        (2, "Row", "type 'Row' does not conform to protocol 'Decodable'"),
        (3, "HKUnit", "cannot find type 'HKUnit' in scope"), (4, "#Preview", "no"),
      ])
    let lines = part.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(
      lines == [
        "class Place: NSObject {}", "struct Row { var a: Int }", "", "", "// A comment { of one brace",
        "let text = \"a { \\(1) }\"",
      ])
  }

  @Test func bodiesThatDoNotCompileDoNothingUnlessTheyHaveAResult() {
    let source = """
      func a(then: @escaping (Int) throws -> Int) { wrong() }
      func b(_ c: Int) -> [Int] { wrong() }
      class D {
        init() {
          if let user = wrong() { use(user) } else { use(nil) }
          name = "d"
        }
        var e: Int? { wrong() }
        var f: [Int] { wrong() }
      }
      """
    let part = text(source, [1, 2, 5, 8, 9].map { ($0, "wrong", "cannot find 'wrong' in scope") })
    let lines = part.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let end = " is left out, because it does not compile\") }"
    #expect(
      lines == [
        "func a(then: @escaping (Int) throws -> Int) {}", "func b(_ c: Int) -> [Int] { fatalError(\"b\(end)",
        "class D {", "init() {", "", "name = \"d\"", "}", "var e: Int? { nil }",
        "var f: [Int] { fatalError(\"D.f\(end)", "}",
      ])
  }

  @Test func importsOfMissingModulesAreFoundInAllFilesAtOnce() {
    let texts = [
      "A.swift": "import Gone\n@preconcurrency  import struct Lost.Place\n#if os(iOS)\nimport Gone\n#endif\n",
      "B.swift": "import Foundation\n\n  public import Gone // import Lost\nlet text = \"import Gone\"\n",
    ]
    let check = ImportCheck(["A.swift", "B.swift"]) { texts[$0] }
    #expect(check.source.split(separator: "\n").count { $0.hasPrefix("#if !canImport(") } == 3)
    let output = "x.swift:1:1: error: no such module 'Gone'\nx.swift:4:1: error: no such module 'Lost'\n"
    #expect(
      check.errors(output).map(\.summary) == [
        "A.swift:1:8: error: no such module 'Gone'", "A.swift:2:32: error: no such module 'Lost'",
        "B.swift:3:17: error: no such module 'Gone'",
      ])
    #expect(check.errors("").isEmpty)
  }

  @Test func aLongSourceIsReadInLinearTime() {
    let long = String(repeating: "struct A { func a() { if b { c() } } }\n", count: 20_000)
    #expect(PartialSource(long).text == long)
    let open = String(repeating: "struct A { func a() {\n", count: 300)
    #expect(PartialSource(open).text == open)
  }
}
