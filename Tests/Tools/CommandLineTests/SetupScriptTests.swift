import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// `Scripts/setup` on machines whose package manager has other package names. Scripts replace apt and dpkg.
struct SetupScriptTests {
  let folder = try! TemporaryFolder()

  /// - Parameters:
  ///   - known: The output of `apt-cache pkgnames`.
  ///   - installed: Packages that dpkg lists as installed.
  ///   - failing: A package whose installation fails.
  private func setup(
    known: [String], installed: [String] = [], failing: String = "none", environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String, calls: [String]) {
    let calls = folder.path + "/calls"
    let refusal = "case \"$*\" in *\" \(failing)\"*) echo E: no; exit 100;; esac"
    let names = known.joined(separator: " ")
    let scripts = [
      "apt-get": "echo \"$*\" >> '\(calls)'\n" + refusal,
      "apt-cache": "for name in \(names); do case $name in \"$2\"*) echo $name;; esac; done",
      "dpkg-query":
        "for name in \(installed.joined(separator: " ")) none; do case $name in ${!#}) echo -n 'installed ';; esac; done",
      "swift": "", "id": "echo 0", "python3": "", "pkg-config": "",
    ]
    try FileManager.default.createDirectory(
      atPath: folder.path + "/bin", withIntermediateDirectories: true)
    for (name, text) in scripts {
      _ = try folder.file("bin/" + name, "#!/bin/bash\n\(text)\n")
      #expect(chmod(folder.path + "/bin/" + name, 0o755) == 0)
    }
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Scripts/setup").standardizedFileURL.path
    let assignments = (["PATH=\(folder.path)/bin:/usr/bin:/bin"] + environment.map { "\($0)=\($1)" })
    let result = try Subprocess.run("/usr/bin/env", ["-u", "CI"] + assignments + ["/bin/bash", script])
    let lines = folder.bytes("calls").map { String(decoding: $0, as: UTF8.self) } ?? ""
    return (result.status, result.output, lines.split(separator: "\n").map(String.init))
  }

  @Test(arguments: ["libcmark-gfm-extensions0.29.0.gfm.6", "libcmark-gfm-extensions0.29.0.gfm.13"])
  func theNameThatAptKnowsIsInstalled(name: String) throws {
    let result = try setup(known: ["libcmark-gfm-extensions0-dbg", name])
    #expect(result.status == 0, "\(result.output)")
    // The list of packages, the needed ones, and each of the others on its own.
    try #require(result.calls.count == 5)
    #expect(result.calls[0] == "-qq update")
    // Required packages are installed first, without the optional ones.
    #expect(result.calls[1].contains("libcairo2-dev") && result.calls[1].contains("libwebsockets-dev"))
    #expect(!result.calls[1].contains("cmark") && !result.calls[1].contains("emoji"))
    #expect(result.calls[2].hasSuffix(" \(name)"))
  }

  @Test func anOptionalPackageThatIsMissingStopsNothing() throws {
    let unknown = try setup(known: [])
    #expect(unknown.status == 0 && unknown.calls.count == 4)
    #expect(unknown.output.contains("cannot be installed; without it there is no: reports"))
    let failing = try setup(known: ["libcmark-gfm-extensions0.1"], failing: "libcmark-gfm-extensions0.1")
    #expect(failing.status == 0)
    #expect(failing.output.contains("libcmark-gfm-extensions0.1 cannot be installed"))
  }

  @Test func aNeededPackageThatIsMissingStopsIt() throws {
    let result = try setup(known: ["libcmark-gfm-extensions0.1"], failing: "libdeflate-dev")
    #expect(result.status == 1 && result.output.contains("setup: apt-get install failed"))
  }

  @Test func nothingIsAskedOfAptWhereEverythingIsThere() throws {
    let needed = [
      "libcairo2-dev", "libpango1.0-dev", "libdeflate-dev", "libturbojpeg0-dev", "libespeak-ng-dev",
      "libwebsockets-dev", "libsqlite3-dev", "fonts-inter", "fonts-dejavu-core", "make",
      "libcmark-gfm-extensions0.29.0.gfm.13",
      "fonts-noto-color-emoji", "librsvg2-2",
    ]
    let result = try setup(known: [], installed: needed)
    #expect(result.status == 0 && result.calls.isEmpty && result.output.isEmpty, "\(result)")
  }
}
