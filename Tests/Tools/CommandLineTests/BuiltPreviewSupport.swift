import Foundation

@testable import OpenChartsCommandLineTool

/// Whether there is a compiler, and a build of the tool next to these tests.
let canBuildPreviews: Bool = {
  guard (try? Subprocess.tool("swiftc")) != nil,
    let package = try? OpenChartsPackage.found(
      option: nil, variable: nil, program: "", source: #filePath)
  else { return false }
  return BuiltLibrary.found(package, program: "", scratch: "/none") != nil
}()
