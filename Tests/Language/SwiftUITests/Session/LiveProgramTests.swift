import SwiftUI
import Testing

@MainActor @Suite struct LiveProgramTests {
  @Test("A program that is told nothing serves this machine alone, at a free port")
  func usual() throws {
    let options = try LiveProgram.Options(arguments: [])
    #expect(options == LiveProgram.Options())
    #expect(options.address == "127.0.0.1" && options.port == 0 && !options.opensBrowser)
  }

  @Test("Options are read with a space and with an equals sign; what is not for serving is the program's")
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
    "A value that is missing or is no port is an error that says what would be right",
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
