import Foundation
import TestDrivers
import Testing

@Suite("Locales of the environment")
struct LocaleVariableTests {
  @Test(arguments: ["LC_ALL", "LC_MESSAGES", "LANG"])
  func `a name that is too long for a locale is ignored`(variable: String) throws {
    let folder = try TemporaryFolder()
    let table = try folder.file("sales.csv", "month,total\nJan,3\nFeb,5\n")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: TestDrivers.buildFolder + "/debug/opencharts")
    process.arguments = ["describe", table]
    process.environment = ["PATH": "/usr/bin:/bin", variable: String(repeating: "a", count: 5_000)]
    let out = Pipe()
    process.standardOutput = out
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && !text.isEmpty)
  }
}
