import Foundation

/// The Swift blocks of one page of the guide, as one program with the page's line numbers.
struct GuideBlocks {
  /// The page's path in the package.
  var page: String
  /// Swift code, each block at its own lines; empty if the page has no Swift block.
  var program = ""
  /// Package manifests among the blocks.
  var manifests: [String] = []

  /// Reads README.md and Documentation/*.md.
  static func all(in package: String) throws -> [GuideBlocks] {
    let guide = try FileManager.default.contentsOfDirectory(atPath: package + "/Documentation")
      .filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/" + $0 }
    return try (["README.md"] + guide).map { page in
      GuideBlocks(page, text: try String(contentsOfFile: package + "/" + page, encoding: .utf8))
    }
  }

  init(_ page: String, text: String) {
    self.page = page
    var block: [Substring]?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line == "```swift" {
        block = []
      } else if line.hasPrefix("```"), let lines = block {
        let code = lines.joined(separator: "\n")
        if code.hasPrefix("// swift-tools-version") {
          manifests.append(code)
        } else {
          let first = index - lines.count + 1
          program += "#sourceLocation(file: \"\(page)\", line: \(first))\n\(code)\n#sourceLocation()\n"
        }
        block = nil
      } else {
        block?.append(line)
      }
    }
  }
}
