import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// Only the options decide which files an untrusted report may read and whether it runs code, never the report.
@MainActor
struct ReportReachTests {
  /// The parent folder of the report's folder.
  let outer = try! TemporaryFolder()
  private var folder: String { outer.path + "/report" }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder + "/data", withIntermediateDirectories: true)
    _ = try outer.file("secret.csv", "a,b\n1,2\n")
    _ = try outer.file("report/own.csv", "a,b\n1,2\n")
    _ = try outer.file("report/data/own.csv", "a,b\n1,2\n")
    let link = FileManager.default.createSymbolicLink(atPath:withDestinationPath:)
    try link(folder + "/away.csv", "../secret.csv")
    try link(folder + "/out", "..")
    try link(folder + "/near.csv", "data/own.csv")
  }

  private func made(_ text: String, _ options: String...) throws -> (
    status: Int32, out: [String], error: [String]
  ) {
    let path = try outer.file("report/r.md", text)
    return run(["report", path, "-o", outer.path + "/r.html"] + options)
  }

  private func chart(_ words: String) -> String { "```chart\n\(words)\n```\n" }

  @Test(arguments: ["own.csv", "data/own.csv", "./data/../own.csv", "near.csv", "out/report/own.csv"])
  func tablesWithinTheFolderAreRead(name: String) throws {
    for options in [[], ["--safe"], ["--allow-files"]] {
      let path = try outer.file("report/r.md", chart(name + " --x a --y b"))
      let result = run(["report", path, "-o", outer.path + "/r.html"] + options)
      #expect(result.status == 0, "\(result.error)")
    }
  }

  @Test(arguments: [
    "../secret.csv", "away.csv", "out/secret.csv", "data/../../secret.csv", "/etc/passwd", "../none.csv",
    "../none/x.csv",
    "none/../../secret.csv", "/proc/self/environ", "/dev/zero", "~/x.parquet", "file:/etc/x.parquet",
    "../*.csv.gz", "*/../../*.csv", "/etc/*.csv", "out/*.parquet",
  ])
  func tablesOutsideTheFolderNeedAnOption(name: String) throws {
    let result = try made(chart(name + " --x a --y b"))
    #expect(result.status == 1 && result.error.count == 1)
    if name.hasPrefix("~") || name.hasPrefix("file:") {
      // Interpreted as a name in the folder.
      #expect(
        result.error[0].contains("there is no") || result.error[0].contains("driver")
          || result.error[0].contains("No files"), "\(result.error)")
    } else if !name.hasPrefix("*") {
      #expect(
        result.error[0].hasSuffix("outside the folder of the report; --allow-files allows it"),
        "\(result.error)")
    }
    #expect(outer.names == ["report", "secret.csv"])
  }

  @Test func patternsMatchNothingThatLinksLeadOutside() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/away.csv.gz", withDestinationPath: "../secret.csv")
    let result = try made(chart("*.csv.gz --x a --y b"))
    #expect(result.status == 1)
    #expect(result.error.first?.contains("outside the folder of the report") == true, "\(result.error)")
  }

  @Test func patternsCheckOnlyFilesThatTheyMayMatch() throws {
    #expect(mkfifo(folder + "/pipe.png", 0o600) == 0)
    var arguments = ReportArguments()
    arguments.paths = [folder + "/r.md"]
    let files = ReportFiles(arguments)
    #expect(throws: Never.self) { try files.check(table: folder + "/ln*.csv") }
    #expect(throws: Never.self) { try files.check(table: folder + "/data/**/*.csv") }
    #expect(throws: FileError.self) { try files.check(table: folder + "/*.png") }
    #expect(throws: FileError.self) { try files.check(table: folder + "/aw*.csv") }
    // A link to a folder that the pattern passes through.
    #expect(throws: FileError.self) { try files.check(table: folder + "/o*/*.csv") }
    #expect(throws: FileError.self) { try files.check(table: folder + "/**/*.txt") }
    try FileManager.default.removeItem(atPath: folder + "/out")
    #expect(throws: Never.self) { try files.check(table: folder + "/**/*.txt") }
  }

  @Test(
    arguments: [
      ("*.csv", "a.csv", true, true), ("*.csv", "b/a.csv", false, false), ("*/a.csv", "b", false, true),
      ("**/a.csv", "a.csv", true, true), ("**/a.csv", "b/c/a.csv", true, true),
      ("**/a.csv", "b/c", false, true),
      ("a[0-9].csv", "a7.csv", true, true), ("a?.csv", "a.csv", false, false),
      ("./*.csv", ".a.csv", true, true),
      ("b/**", "b/c/d", true, true), ("b/**/c/*.csv", "a", false, false),
    ])
  func pathsMatchPatternsAsEnginesReadThem(pattern: String, path: String, matches: Bool, passes: Bool) {
    let pathPattern = PathPattern(pattern)
    #expect(pathPattern.matches(path) == matches && pathPattern.passes(path) == passes)
  }

  @Test func anOptionAllowsFilesOutside() throws {
    for name in ["../secret.csv", "away.csv", outer.path + "/secret.csv"] {
      let result = try made(chart(name + " --x a --y b"), "--allow-files")
      #expect(result.status == 0, "\(result.error)")
    }
  }

  @Test func tablesAreRegularFilesInAnyCase() throws {
    #expect(mkfifo(folder + "/pipe.csv", 0o600) == 0)
    for (name, words) in [
      ("pipe.csv", "this is a pipe, not a table"), ("data", "this is a folder, not a table"),
    ] {
      #expect(try made(chart(name)).error.first?.hasSuffix(words) == true)
    }
    #expect(
      try made(chart("/dev/zero"), "--allow-files").error.first?.hasSuffix("this is a device, not a table")
        == true)
  }

  @Test(arguments: ["../x.png", "/etc/hostname", "out/x.png"])
  func picturesOutsideTheFolderNeedAnOption(name: String) throws {
    let words = "outside the folder of the report; --allow-files allows it"
    #expect(try made("![x](\(name))\n").error.first?.hasSuffix(words) == true)
    #expect(try made("![x](\(name))\n", "--allow-files").error.first?.hasSuffix(words) == false)
  }

  @Test func safeReportsRunNoSwiftAndAskNoServers() throws {
    let mark = outer.path + "/mark"
    let text =
      "a\n\n```chart swift\nlet x = try! \"x\".write(toFile: \"\(mark)\", atomically: true, encoding: .utf8)\n```\n\n"
      + chart("postgresql://127.0.0.1:9/shop --table t --x a")
    let path = folder + "/r.md"
    let result = try made(text, "--safe")
    #expect(result.status == 1)
    #expect(
      result.error.sorted() == [
        "\(path):4: --safe runs no Swift, and this block is Swift",
        "\(path):8: --safe refuses servers, and this chart queries one",
      ])
    #expect(outer.names == ["report", "secret.csv"])
    #expect(
      try made("a", "--safe", "--allow-files").error.first?.contains("--safe keeps to the report's folder")
        == true)
  }

  @Test func servingTakesTheSameOptions() throws {
    let arguments = try #require(try ServeArguments.parsed(["r.md", "--safe"]))
    #expect(arguments.isSafe && !arguments.allowsFiles)
    #expect(try ServeArguments.parsed(["r.md", "--allow-files"])?.allowsFiles == true)
    for option in ["--safe", "--allow-files"] {
      let result = run("serve", "App.swift", option)
      #expect(result.status == 2 && result.error.count == 1)
    }
  }
}
