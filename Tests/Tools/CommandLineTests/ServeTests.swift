import Foundation
import Testing

@testable import OpenChartsCommandLineTool

@MainActor @Suite struct ServeTests {
  let folder = try! TemporaryFolder()

  @Test("arguments that cannot be served are one line of error")
  func failures() throws {
    #expect(run("serve").status == 2)
    #expect(run("serve", "--help").out == [Help.serve])
    #expect(run("serve", folder.path + "/none.swift").status == 1)
    let empty = try folder.file("Empty.swift", "import SwiftUI\n")
    let scratch = folder.path + "/s"
    let result = run("serve", empty, "--once", "--scratch-path", scratch)
    #expect(result.status == 1)
    #expect(result.error == ["\(empty): there is no app, no preview and no view in it"])
    #expect(
      run("serve", empty, "--locale", "de_DE").error == [
        "opencharts: --locale is for reports and tables; views use the user's locale (see opencharts serve --help)"
      ])
    for port in ["x", "-1", "65536"] { #expect(run("serve", empty, "--port", port).status == 2) }
  }

  @Test(
    "an address that is not available is reported before the build",
    arguments: ["203.0.113.77", "no such name"])
  func addresses(address: String) throws {
    let file = try folder.file(
      "View.swift", "import SwiftUI\nstruct V: View { var body: some View { Text(\"\") } }\n")
    let result = run("serve", file, "--once", "--address", address, "--scratch-path", folder.path + "/s")
    #expect(result.status == 1)
    #expect(result.error == ["\(address): nothing can listen at this address"])
  }
}
