import Foundation
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Swift blocks of the guide")
struct GuideBlocksTests {
  private static let package = #filePath.components(separatedBy: "/Tests/Tools/CommandLineTests/")[0]

  @Test func blocksKeepTheLinesOfTheirPage() {
    let text = """
      # Page

      ```swift
      let a = 1
      ```

      ```sh
      make
      ```
      """
    let blocks = GuideBlocks("Page.md", text: text)
    #expect(blocks.program == "#sourceLocation(file: \"Page.md\", line: 4)\nlet a = 1\n#sourceLocation()\n")
  }

  @Test func everyBlockOfAPageCompilesAsWritten() throws {
    let folder = try TemporaryFolder()
    let library = BuiltLibrary(products: Self.package + "/.build/debug", package: Self.package)
    let modules =
      try library.importArguments
      + library.programArguments(objectsListedIn: folder.path + "/objects")
      .filter { !$0.hasPrefix("@") && !$0.hasPrefix("-l_") }
    let pages = try GuideBlocks.all(in: Self.package).filter { !$0.program.isEmpty }
    #expect(pages.count >= 8)
    for page in pages {
      let file = try folder.file("Page.swift", page.program)
      let result = try Subprocess.run(
        try Subprocess.tool("swiftc"),
        ["-typecheck", "-parse-as-library", "-swift-version", "6", "-no-color-diagnostics"]
          + ["-module-name", "Page", file] + modules)
      #expect(result.status == 0, "\(page.page): \(CompilerOutput.errors(result.output))")
    }
  }

  @Test func manifestsOfTheGuideCompile() throws {
    let manifests = try GuideBlocks.all(in: Self.package).flatMap(\.manifests)
    #expect(!manifests.isEmpty)
    let compiler = try Subprocess.tool("swiftc")
    let library = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "../lib/swift/pm/ManifestAPI").standardizedFileURL.path
    let folder = try TemporaryFolder()
    for manifest in manifests {
      let file = try folder.file("main.swift", manifest)
      let result = try Subprocess.run(
        compiler,
        ["-typecheck", "-no-color-diagnostics", "-package-description-version", "6.2"]
          + ["-I", library, file])
      #expect(result.status == 0, "\(CompilerOutput.errors(result.output))")
    }
  }
}
