import Foundation
import OpenChartsEngines
import OpenChartsLimits
import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Installing drivers despite other users and left-over files. A script replaces Python.
struct DriverInstallerTests {
  let folder = try! TemporaryFolder()

  /// A wheel with one stored file, as bytes.
  private func wheel(_ name: String, _ content: String) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 255) } }
    let (bytes, path) = (Array(content.utf8), Array(name.utf8))
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    let facts =
      number(20, 2) + number(0, 8) + number(Int(~sum), 4) + number(bytes.count, 4) + number(bytes.count, 4)
      + number(path.count, 2) + number(0, 2)
    let local = number(0x0403_4B50, 4) + facts + path + bytes
    let central = number(0x0201_4B50, 4) + number(20, 2) + facts + number(0, 10) + number(0, 4) + path
    return local + central + number(0x0605_4B50, 4) + number(0, 4) + number(1, 2) + number(1, 2)
      + number(central.count, 4) + number(local.count, 4) + number(0, 2)
  }

  private let library = "demo/libdemo.so"

  private func package(_ bytes: [UInt8], _ content: String) -> (DriverPackage, DriverPackage.Wheel) {
    let wheel = DriverPackage.Wheel(
      file: "demo-1.whl", checksum: SHA256.text(of: bytes),
      libraryChecksum: SHA256.text(of: Array(content.utf8)))
    return (DriverPackage(name: "demo", version: "1", wheels: ["any": wheel], library: library), wheel)
  }

  /// A script in place of Python. It records its arguments, and writes these files to pip's download folder.
  private func python(_ files: [String: [UInt8]], before: String = "") throws -> String {
    var lines = [
      "#!/bin/sh", "echo \"$*\" > '\(folder.path)/call'", "stat -c '%a %u' . >> '\(folder.path)/call'",
      before,
    ]
    lines += ["while [ \"$1\" != --dest ]; do shift; done", "pwd >> '\(folder.path)/call'"]
    lines.append("[ \"$(pwd -P)\" = \"$(cd \"$2\" && pwd -P)\" ] && echo inside >> '\(folder.path)/call'")
    for (name, bytes) in files {
      try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/given-" + name))
      lines.append("cp '\(folder.path)/given-\(name)' \"$2/\(name)\"")
    }
    let path = try folder.file("python3", lines.joined(separator: "\n") + "\n")
    #expect(chmod(path, 0o755) == 0)
    return path
  }

  private var drivers: String { folder.path + "/drivers" }
  private var installer: DriverInstaller { DriverInstaller(folder: drivers, printLine: { _ in }) }

  private func left() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: drivers)) ?? [] }

  @Test func theNamedWheelIsInstalledAmongOthers() throws {
    let good = wheel(library, "library")
    let (package, wheel) = package(good, "library")
    var files = ["demo-1.whl": good]
    for name in ["a.whl", "demo-0.whl", "demo-1-planted.whl", "z.whl"] {
      files[name] = self.wheel(library, "planted")
    }
    var loaded: [String] = []
    let path = try installer.install(package, wheel, python: try python(files), load: { loaded.append($0) })
    #expect(path == drivers + "/libdemo.so" && left() == ["libdemo.so"])
    #expect(FileManager.default.contents(atPath: path) == Data("library".utf8))
    // The library was loaded before it got its final name.
    #expect(loaded.count == 1 && loaded[0] != path && loaded[0].hasPrefix(drivers + "/"))
    let call = try String(contentsOfFile: folder.path + "/call", encoding: .utf8).split(separator: "\n")
    #expect(call[0].hasPrefix("-I -m pip download") && call[0].contains("--require-hashes"))
    #expect(call[1] == "700 \(geteuid())" && call.last == "inside")
    #expect(access(String(call[2]), F_OK) != 0, "the scratch folder is gone")
  }

  @Test func anotherChecksumIsNamedWithTheExpectedOne() throws {
    let good = wheel(library, "library")
    let bad = wheel(library, "planted")
    let (package, wheel) = package(good, "library")
    let error = #expect(throws: FileError.self) {
      try installer.install(package, wheel, python: try python(["demo-1.whl": bad]), load: { _ in })
    }
    #expect(error?.description.contains(SHA256.text(of: bad)) == true)
    #expect(error?.description.contains("\(wheel.checksum) is expected") == true)
    #expect(left().isEmpty)
    // A mismatch that pip finds is reported like one that the tool finds.
    let pip =
      "echo '  Expected sha256 \(wheel.checksum)'; echo '       Got        \(SHA256.text(of: bad))'; exit 1"
    let told = #expect(throws: FileError.self) {
      try installer.install(package, wheel, python: try python([:], before: pip), load: { _ in })
    }
    #expect(told?.description.contains("\(SHA256.text(of: bad)), and \(wheel.checksum) is expected") == true)
  }

  @Test func theLibraryHasAChecksumToo() throws {
    let bytes = wheel(library, "library")
    var (package, wheel) = package(bytes, "library")
    wheel = DriverPackage.Wheel(file: wheel.file, checksum: wheel.checksum, libraryChecksum: "0")
    #expect(throws: FileError.self) {
      try installer.install(package, wheel, python: try python(["demo-1.whl": bytes]), load: { _ in })
    }
    package = DriverPackage(name: "demo", version: "1", wheels: [:], library: "demo/other.so")
    let missing = #expect(throws: FileError.self) {
      try installer.install(
        package, self.package(bytes, "library").1, python: try python(["demo-1.whl": bytes]), load: { _ in })
    }
    #expect(missing?.description == "demo-1.whl: demo/other.so is not in it")
    #expect(left().isEmpty)
  }

  @Test func aLibraryThatDoesNotLoadIsRemoved() throws {
    let bytes = wheel(library, "library")
    let (package, wheel) = package(bytes, "library")
    #expect(throws: (any Error).self) {
      try installer.install(package, wheel, python: try python(["demo-1.whl": bytes]))
    }
    #expect(left().isEmpty)
  }

  @Test func aFolderThatOthersCanWriteToIsRefused() throws {
    try FileManager.default.createDirectory(atPath: drivers, withIntermediateDirectories: true)
    #expect(chmod(drivers, 0o777) == 0)
    let bytes = wheel(library, "library")
    let (package, wheel) = package(bytes, "library")
    let error = #expect(throws: FileError.self) {
      try installer.install(package, wheel, python: try python(["demo-1.whl": bytes]), load: { _ in })
    }
    #expect(error?.description.contains("other users can write there") == true)
  }

  @Test func missingWheelsAreOneLine() throws {
    let (package, wheel) = package([], "")
    for (before, reason) in [("", "pip did not fetch demo-1.whl"), ("echo no network; exit 1", "no network")]
    {
      let error = #expect(throws: FileError.self) {
        try installer.install(package, wheel, python: try python([:], before: before), load: { _ in })
      }
      #expect(error?.description == "demo 1 cannot be downloaded: \(reason)")
    }
  }

  @Test func everyPinIsAChecksumOfANamedFile() throws {
    for kind in EngineKind.allCases {
      let package = DriverPackage(for: kind)
      #expect(package.wheels["x86_64"] != nil)
      // DuckDB's version has no wheel for this processor.
      #expect((package.wheels["aarch64"] != nil) == (kind != .duckdb))
      for (processor, wheel) in package.wheels {
        #expect(wheel.file.hasSuffix("_\(processor).whl"))
        #expect(wheel.file.hasPrefix("\(package.name.replacing("-", with: "_"))-\(package.version)-"))
        for sum in [wheel.checksum, wheel.libraryChecksum] {
          #expect(sum.wholeMatch(of: /[0-9a-f]{64}/) != nil)
        }
      }
    }
  }

  @Test func programsAreNeverTakenFromTheCurrentFolder() throws {
    let program = try folder.file("tool", "#!/bin/sh\n")
    #expect(chmod(program, 0o755) == 0)
    let before = FileManager.default.currentDirectoryPath
    #expect(FileManager.default.changeCurrentDirectoryPath(folder.path))
    defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
    for path in ["", ".", ":", "::/none", "./", "/none:.", "../\(folder.path.split(separator: "/").last!)"] {
      #expect(ProgramPath.find("tool", on: path) == nil, "\(path)")
    }
    #expect(ProgramPath.find("tool", on: ".:\(folder.path)") == program)
    // A folder, or a file without permission, is not a program.
    #expect(mkdir(folder.path + "/other", 0o755) == 0)
    #expect(ProgramPath.find("other", on: folder.path) == nil)
  }
}
