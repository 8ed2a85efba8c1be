import Foundation
import Testing

/// Compares the shims that declare functions by hand with the headers. Only pkg-config knows where these headers are,
/// or builds do not need them.
@Suite struct ShimTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardizedFileURL

  private func run(_ program: String, _ arguments: [String], input: String = "") throws -> (
    status: Int32, text: String
  ) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let (standardInput, output) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = output
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// The list of functions in a shim: names, results and parameters.
  private func declarations(_ shim: String, _ list: String) throws -> String {
    let text = try String(contentsOf: root.appending(path: "Sources/System/\(shim)/shim.h"), encoding: .utf8)
    let start = try #require(text.range(of: "#define \(list)(F)"))
    let rest = text[start.lowerBound...]
    let end = try #require(rest.range(of: "\n\n"))
    return String(rest[..<end.lowerBound])
  }

  /// - Parameter names: Replaces integer and base types of the shim by the names of types in the headers.
  private func check(
    _ headers: [String], _ shim: String, _ list: String, flags: [String] = [], names: [(String, String)]
  ) throws {
    var declarations = try declarations(shim, list)
    for (type, name) in names {
      #expect(declarations.contains(type))
      declarations = declarations.replacingOccurrences(of: type, with: name)
    }
    let source =
      headers.map { "#include <\($0)>\n" }.joined() + "#include <stdbool.h>\n#include <stdint.h>\n"
      + declarations
      + "\n#define F(name, result, parameters) result (*const check_##name) parameters = name;\n\(list)(F)\n"
    let options = ["-fsyntax-only", "-Werror=incompatible-function-pointer-types", "-Wno-pointer-sign"]
    let result = try run("clang", ["-x", "c"] + options + flags + ["-"], input: source)
    #expect(result.status == 0, "\(result.text)")
  }

  @Test func functionsOfPangoHaveTheTypesOfItsHeaders() throws {
    let flags = try run("pkg-config", ["--cflags", "pangoft2", "fontconfig"])
    #expect(flags.status == 0, "\(flags.text)")
    try check(
      ["pango/pangoft2.h", "pango/pangofc-font.h", "fontconfig/fontconfig.h"], "CPango", "PANGO_FUNCTIONS",
      flags: flags.text.split(whereSeparator: \.isWhitespace).map(String.init),
      names: [
        ("int weight", "PangoWeight weight"), ("int style", "PangoStyle style"),
        ("int direction", "PangoDirection direction"), ("void *iterator", "PangoAttrIterator *iterator"),
        ("int script", "GUnicodeScript script"), ("FcPattern *, (PangoFont *", "FcPattern *, (PangoFcFont *"),
        ("String, int,", "String, FcResult,"), ("Integer, int,", "Integer, FcResult,"),
        ("Bool, int,", "Bool, FcResult,"), ("Matrix, int,", "Matrix, FcResult,"),
      ])
  }

  @Test func functionsOfMarkdownHaveTheTypesOfItsHeaders() throws {
    try check(
      ["cmark-gfm.h", "cmark-gfm-core-extensions.h", "cmark-gfm-extension_api.h"], "CMarkdown",
      "MARKDOWN_FUNCTIONS", names: [("list_type, int,", "list_type, cmark_list_type,")])
  }
}
