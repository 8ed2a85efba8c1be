import Foundation
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Files that do not compile")
struct OmittedFileTests {
  private func errors(_ output: String, _ files: [String]) -> [CompilerError] {
    CompilerError.all(in: output, files: files)
  }

  @Test func errorsAreInTheOrderOfFilesAndLinesWithoutConsequences() {
    let output = """
      macro expansion @ObservationTracked:2:18: error: cannot find type 'Foo' in scope
      `- /app/A.swift:3:34: note: expanded code originates here
      1 | import SwiftUI
      /app/B.swift:9:1: error: second
      9 | x
      /app/A.swift:5:17: error: cannot use explicit 'return' statement in the body of result builder 'ViewBuilder'
      /app/B.swift:4:19: error: first
      /app/A.swift:3:30: error: cannot find type 'Foo' in scope
      """
    let all = errors(output, ["/app/A.swift", "/app/B.swift"])
    #expect(
      all.map(\.summary) == [
        "/app/A.swift:3:30: error: cannot find type 'Foo' in scope", "/app/B.swift:4:19: error: first",
        "/app/B.swift:9:1: error: second",
      ])
    #expect(all[2].text == "/app/B.swift:9:1: error: second\n9 | x")
    // If the error in generated code is the only one, it is reported at the position of the macro.
    let alone = errors(
      "macro expansion #Preview:2:18: error: no\n`- A.swift:3:34: note: expanded code originates here\n", [])
    #expect(alone.map(\.summary) == ["A.swift:3:34: error: no"])
  }

  @Test func filesAreLeftOutWithThoseThatNeedThem() {
    var omitted = OmittedFiles()
    let texts = ["A.swift": "struct Store { var total = 1 }\nfunc other() {}", "B.swift": "", "C.swift": ""]
    let first = errors("A.swift:1:1: error: no\nA.swift:2:1: error: again\n", [])
    let second = errors(
      "B.swift:4:1: error: cannot find 'Store' in scope\n"
        + "C.swift:1:2: error: value of type 'X' has no member 'size'\n",
      ["A.swift", "B.swift", "C.swift"])
    var hasMore = [first, second].map { omitted.add($0, text: { texts[$0] }) }
    #expect(hasMore == [true, true])
    #expect(
      omitted.files.map(\.reason) == [
        "A.swift:1:1: error: no (and 1 more); A.swift is left out",
        "B.swift: left out, because it needs A.swift",
        "C.swift:1:2: error: value of type 'X' has no member 'size'; C.swift is left out",
      ])
    // All files with errors are already left out.
    hasMore = [omitted.add(first, text: { texts[$0] })]
    #expect(hasMore == [false])
  }

  @Test func errorsOfTheWholeModuleComeFirst() {
    var omitted = OmittedFiles()
    _ = omitted.add(
      errors(
        "A.swift:1:8: error: no such module 'HealthKit'\nB.swift:3:1: error: 'X' is ambiguous for type lookup\n",
        []), text: { _ in "" })
    #expect(omitted.paths == ["A.swift"])
    // Two files have an entry point: only the second is left out.
    omitted = OmittedFiles()
    let main = "error: 'main' attribute can only apply to one type in a module"
    _ = omitted.add(errors("A.swift:1:1: \(main)\nB.swift:1:1: \(main)\n", []), text: { _ in "" })
    #expect(omitted.paths == ["B.swift"])
  }

  @Test func symbolsOfAssetsHaveTheSpellingOfTheSources() throws {
    let assets = [
      CatalogAsset(kind: .image, name: "logo"),
      CatalogAsset(kind: .image, name: "Icons/home 2", namespaces: ["Icons"]),
      CatalogAsset(kind: .color, name: "BrandColor"), CatalogAsset(kind: .color, name: "red"),
      CatalogAsset(kind: .color, name: "unused"), CatalogAsset(kind: .image, name: "1st"),
    ]
    let source = """
      Image(.logo); Image(.Icons.home2); Color(.brand); x.foregroundStyle(.brand); y.fill(.red); Image(._1St)
      """
    let code = try #require(AssetSymbols(sources: [source], assets: assets).code)
    let lines = code.split(separator: "\n").map(String.init)
    #expect(lines.contains(#"static var logo: ImageResource { ImageResource(name: "logo", bundle: .main) }"#))
    #expect(lines.contains("enum Icons {"))
    #expect(
      lines.contains(
        #"static var home2: ImageResource { ImageResource(name: "Icons/home 2", bundle: .main) }"#))
    #expect(lines.contains(#"static var _1St: ImageResource { ImageResource(name: "1st", bundle: .main) }"#))
    #expect(
      lines.contains(#"static var brand: ColorResource { ColorResource(name: "BrandColor", bundle: .main) }"#)
    )
    #expect(lines.contains("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {"))
    // SwiftUI's colours are not replaced, and symbols that no source uses are not generated.
    #expect(!code.contains(#"Color("red""#) && !code.contains("unused") && !code.contains("UIColor"))
    #expect(AssetSymbols(sources: ["Text(\"a\")"], assets: assets).code == nil)
    // A regular expression for mail addresses, and an asset whose whole name is the word that symbols leave out.
    let mail = AssetSymbols(
      sources: ["let mail = \"[A-Z0-9a-z._%+-]+\""], assets: [CatalogAsset(kind: .image, name: "Image")])
    #expect(mail.code == nil)
    // Declarations of the sources are not generated again.
    let own = "extension Color { static let brand = Color(\"BrandColor\") }; Color.brand; UIColor.brand"
    let rest = try #require(AssetSymbols(sources: [own], assets: assets).code)
    #expect(!rest.contains("extension SwiftUI.Color {") && rest.contains("extension UIColor {"))
    #expect(AssetSymbols(sources: ["Bundle.module"], assets: []).code?.contains("static var module") == true)
  }
}
