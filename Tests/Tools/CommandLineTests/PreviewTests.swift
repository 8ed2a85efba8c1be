import Foundation
import SwiftUI
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Previews")
@MainActor
struct PreviewTests {
  let folder = try! TemporaryFolder()

  @Test("each picture is named after its file and preview, and names are unique")
  func names() {
    func names(_ origins: (String, String?)...) -> [String] {
      PreviewNames.fileNames(for: origins.map { .init(stem: $0.0, name: $0.1) })
    }
    #expect(names() == [])
    #expect(names(("Chart", nil)) == ["Chart"])
    #expect(names(("Chart", nil), ("Chart", nil)) == ["Chart-1", "Chart-2"])
    #expect(names(("Chart", "Dark mode"), ("Chart", nil)) == ["Chart-Dark-mode", "Chart-2"])
    #expect(names(("A", "x"), ("A", "X"), ("B", "x")) == ["A-x", "A-X-2", "B-x"])
    #expect(names(("A", "../b / c?"), ("B", "…")) == ["A-b-c", "B"])
  }

  @Test("the package is found by option, variable, program or source, and the error names what to install")
  func package() throws {
    _ = try folder.file("Package.swift", "let package = Package(name: \"OpenCharts\")")
    let here = folder.path
    func found(_ option: String?, _ variable: String?, _ program: String, _ source: String) throws -> String?
    {
      try OpenChartsPackage.found(option: option, variable: variable, program: program, source: source)?
        .folder
    }
    #expect(try found(here, "/none", "/a", "/b") == here)
    #expect(try found(nil, here + "/", "/a", "/b") == here)
    #expect(try found(nil, nil, here + "/.build/release/opencharts", "/b") == here)
    #expect(try found(nil, "", "/a/b", here + "/Sources/X/Y.swift") == here)
    #expect(throws: FileError("--package /none: this is not the folder of OpenCharts' package")) {
      try found("/none", here, here + "/x", "/b")
    }
    #expect(try found(nil, nil, "/a/b", "/c") == nil)
    for way in ["opencharts-dev", "--package FOLDER", "OPENCHARTS_PACKAGE"] {
      #expect(OpenChartsPackage.missing.description.contains(way))
    }
  }

  @Test("files, folders of files and packages are distinguished")
  func sources() throws {
    let a = try folder.file("A.swift", "")
    #expect(try PreviewSources([a]) == .files([a]))
    try FileManager.default.createDirectory(atPath: folder.path + "/Inner", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/ATests", withIntermediateDirectories: true)
    let b = try folder.file("Inner/B.swift", "")
    _ = try folder.file("ATests/C.swift", "")
    _ = try folder.file("Inner/.D.swift", "")
    #expect(try PreviewSources([folder.path + "/"]) == .files([a, b]))
    _ = try folder.file("Package.swift", "")
    #expect(try PreviewSources([folder.path]) == .package(folder.path))
    #expect(throws: FileError("\(a)x: there is no such file")) { try PreviewSources([a + "x"]) }
    let table = try folder.file("t.csv", "")
    #expect(throws: FileError("\(table): this is not a Swift file")) { try PreviewSources([table]) }
  }

  @Test
  func `a folder with a manifest is an app's if only files outside the package's targets have previews`()
    throws
  {
    for name in ["App", "Core"] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/" + name, withIntermediateDirectories: true)
    }
    _ = try folder.file(
      "Package.swift",
      "let package = Package(name: \"Core\", targets: [.target(name: \"Core\", path: \"Core\")])")
    let core = try folder.file("Core/Core.swift", "")
    let app = try folder.file("App/App.swift", "")
    #expect(try PreviewSources([folder.path]) == .package(folder.path))
    _ = try folder.file("App/App.swift", "#Preview { Text(\"App\") }")
    #expect(try PreviewSources([folder.path]) == .files([app, core]))
    let modules = LocalModules(in: [folder.path], projects: [])
    _ = try folder.file("App/App.swift", "import Core\n#Preview { Text(\"App\") }")
    #expect(modules.imported(by: [app], isModule: { _ in false }).map(\.name) == ["Core"])
    _ = try folder.file("Core/Core.swift", "#Preview { Text(\"Core\") }")
    #expect(try PreviewSources([folder.path]) == .package(folder.path))
  }

  @Test func `of paths that differ only in capital letters the last stays`() {
    let files = ["a/NetWork/A.swift", "a/Network/A.swift", "a/Network/B.swift", "b.swift"]
    #expect(PreviewSources.withoutSpellings(files) == Array(files.dropFirst()))
    #expect(PreviewSources.withoutSpellings(Array(files.dropFirst())) == Array(files.dropFirst()))
  }

  @Test func aWatchLoopEndsAfterAChangeOrItsIntervalOrOnRequest() throws {
    let path = try folder.file("B.swift", "a")
    var calls = 0
    WatchLoop([path]).wait {
      calls += 1
      return calls == 3
    }
    #expect(calls == 3)
    WatchLoop([path]).wait {
      Issue.record("the list of files has changed")
      return true
    } now: {
      [path, path + "2"]
    }
    let loop = WatchLoop([path])
    _ = try folder.file("B.swift", "ab")
    loop.wait {
      Issue.record("the file has changed")
      return true
    }
    calls = 0
    WatchLoop([path], refresh: 0.3).wait {
      calls += 1
      return false
    }
    #expect((2...4).contains(calls))
  }

  @Test("writing, replacing or removing a file is a change; reading is not")
  func watch() throws {
    let path = try folder.file("A.swift", "a")
    let watch = FileWatch([path])
    #expect(!watch.hasChange(now: [path]))
    _ = FileManager.default.contents(atPath: path)
    #expect(!watch.hasChange(now: [path]))
    #expect(watch.hasChange(now: [path, path + "2"]))
    _ = try folder.file("A.swift", "ab")
    #expect(watch.hasChange(now: [path]))
    try FileManager.default.removeItem(atPath: path)
    #expect(watch.hasChange(now: [path]))
  }

  @Test("compiler errors are shown once, with paths in the user's folders")
  func compilerOutput() {
    let output = """
      [3/9] Compiling A B.swift
      /tmp/copy/Sources/A/B.swift:3:1: warning: unused
       3 | let x = 1
      /tmp/copy/Sources/A/B.swift:4:9: error: cannot find 'y' in scope
       4 | let z = y
         |         `- error: cannot find 'y' in scope
      /tmp/copy/Sources/A/B.swift:2:5: note: did you mean 'x'?
      [4/9] Compiling A C.swift
      /tmp/copy/Sources/A/B.swift:4:9: error: cannot find 'y' in scope
       4 | let z = y
      """
    #expect(
      CompilerOutput.errors(output, moved: [("/tmp/copy", "App")]) == """
        App/Sources/A/B.swift:4:9: error: cannot find 'y' in scope
         4 | let z = y
           |         `- error: cannot find 'y' in scope
        App/Sources/A/B.swift:2:5: note: did you mean 'x'?
        """)
    #expect(CompilerOutput.errors("ld: something else\n") == "ld: something else")
  }

  @Test(
    "the output of a crashing program is shown without message and stack, for any division into pieces")
  func crashes() {
    let text = "warned\nApp/A.swift:3: Fatal error: none\nCurrent stack trace:\n0 libswift <x>\n1 y\n"
    for length in [1, 7, 1_000] {
      var output = CrashOutput()
      var shown = Data()
      for start in stride(from: 0, to: text.utf8.count, by: length) {
        shown += output.take(Data(text.utf8.dropFirst(start).prefix(length)))
      }
      shown += output.end()
      #expect(String(decoding: shown, as: UTF8.self) == "warned\n")
      #expect(output.message == "none (A.swift:3)")
    }
    // A position within a library is left out.
    for place in ["Swift/Array.swift:3: ", "OpenChartsViewCore/Environment.swift:23: ", ""] {
      var output = CrashOutput()
      _ = output.take(Data("\(place)Fatal error: none\n".utf8))
      #expect(output.message == "none")
    }
    var output = CrashOutput()
    var shown = output.take(Data("a\nb".utf8))
    shown.append(output.end())
    #expect(shown == Data("a\nb".utf8))
  }

  @Test("files without previews are one line of error")
  func failures() throws {
    let empty = try folder.file("Empty.swift", "import SwiftUI\n")
    let result = run("preview", empty, "--once", "--scratch-path", folder.path + "/s")
    #expect(result.status == 1)
    #expect(
      result.error == ["\(empty): there is no preview and no app; #Preview { … } makes a preview of a view"])
    #expect(run("preview", folder.path + "/no.swift").status == 1)
    #expect(run("preview").status == 2)
    #expect(run("preview", "--help").out == [Help.preview])
  }
}
