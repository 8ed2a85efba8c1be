import Foundation
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Examples in comments")
struct DocumentedExamplesTests {
  private var package: String {
    #filePath.components(separatedBy: "/Tests/Tools/CommandLineTests/")[0]
  }

  @Test("are found with their lines")
  func found() {
    let text = """
      /// A word.
      ///
      ///     let a = 1
      ///
      ///       a + 1
      ///
      /// - Note: wrapped
      ///     text is none.
      public struct A {}

        /// Another.
        ///
        ///     B()
        struct B {}
      """
    let found = DocumentedExamples.examples(in: text, "F.swift")
    #expect(found.map(\.place) == ["F.swift:3", "F.swift:13"])
    #expect(found.map(\.lines) == [["let a = 1", "", "  a + 1"], ["B()"]])
  }

  @Test("compile")
  func compile() throws {
    let folder = try TemporaryFolder()
    let examples = try DocumentedExamples.all(in: package)
    #expect(examples.count >= 75)
    let library = BuiltLibrary(products: package + "/.build/debug", package: package)
    let file = try folder.file("Examples.swift", DocumentedExamples.program(examples))
    let arguments =
      try library.importArguments
      + library.programArguments(objectsListedIn: folder.path + "/objects")
    // Nothing is linked, so only the arguments for modules are used.
    let result = try Subprocess.run(
      try Subprocess.tool("swiftc"),
      [
        "-typecheck", "-parse-as-library", "-swift-version", "5", "-suppress-warnings",
        "-no-color-diagnostics",
      ]
        + ["-module-name", "Examples", file] + arguments.filter { !$0.hasPrefix("@") && !$0.hasPrefix("-l_") }
    )
    #expect(result.status == 0, "\(CompilerOutput.errors(result.output))")
  }
}
