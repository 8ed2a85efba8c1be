import SwiftUI
import Testing

@MainActor @Suite struct LiveProgramTests {
  @Test("Without options, a program serves this machine only, at a free port")
  func usual() throws {
    let options = try LiveProgram.Options(arguments: [])
    #expect(options == LiveProgram.Options())
    #expect(options.address == "127.0.0.1" && options.port == 0 && !options.opensBrowser)
  }

  @Test("Options are read with a space or an equals sign; other arguments belong to the program")
  func options() throws {
    let options = try LiveProgram.Options(arguments: [
      "--seed", "7", "--port", "8000", "--open", "--address=::1", "file",
    ])
    #expect(options.port == 8_000)
    #expect(options.address == "::1")
    #expect(options.opensBrowser)
    #expect(try LiveProgram.Options(arguments: ["--port=0", "--port", "9"]).port == 9)
  }

  @Test(
    "A missing value or an invalid port is an error that names the correct form",
    arguments: [
      ["--port"], ["--address"], ["--port", "x"], ["--port=-1"], ["--port", "65536"], ["--port="],
    ])
  func wrong(arguments: [String]) {
    let error = #expect(throws: LiveProgram.OptionError.self) {
      try LiveProgram.Options(arguments: arguments)
    }
    #expect(error?.text.hasPrefix(arguments[0].prefix(6)) == true)
  }
}
