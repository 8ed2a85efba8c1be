import Foundation
import Testing

@testable import OpenChartsLimits

struct ProgramPathTests {
  @Test(
    arguments: [
      ("", []), (":", []), (".", []), ("/usr/bin", ["/usr/bin"]), (":/usr/bin:", ["/usr/bin"]),
      ("bin:/usr/bin:./x:/bin", ["/usr/bin", "/bin"]),
    ])
  func onlyAbsoluteFoldersCount(path: String, folders: [String]) {
    #expect(ProgramPath.folders(of: path) == folders)
  }

  @Test func programsOfTheSystemAreFound() {
    #expect(ProgramPath.find("sh", on: ".:/bin") == "/bin/sh")
    #expect(ProgramPath.find("sh")?.hasPrefix("/") == true)
    #expect(ProgramPath.find("no such program") == nil)
    #expect(ProgramPath.folders.allSatisfy { $0.hasPrefix("/") })
  }
}
