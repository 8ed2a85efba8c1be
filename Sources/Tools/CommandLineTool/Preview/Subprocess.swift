import Foundation

/// Another program that is run to its end.
enum Subprocess {
  struct Result {
    /// 128 and the signal's number where a signal ended it, as shells have it.
    var status: Int32
    var output: String
  }

  /// The path of a program of the Swift toolchain.
  static func tool(_ name: String) throws(FileError) -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let path = "\(folder)/\(name)"
      if access(path, X_OK) == 0 { return path }
    }
    throw FileError(
      "previews are compiled, and there is no \(name) on the path; https://www.swift.org/install has it")
  }

  /// - Parameters:
  ///   - capturing: Whether the output, errors among it, is kept; otherwise it is shown.
  ///   - variables: What the program's environment has beside this one's.
  static func run(
    _ program: String, _ arguments: [String], capturing: Bool = true, variables: [String: String] = [:]
  ) throws(FileError) -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if !variables.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    if capturing {
      process.standardOutput = pipe
      process.standardError = pipe
    }
    do { try process.run() } catch { throw FileError("\(program): \(error.localizedDescription)") }
    let data = capturing ? pipe.fileHandleForReading.readDataToEndOfFile() : Data()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Result(
      status: process.terminationStatus + (isSignal ? 128 : 0), output: String(decoding: data, as: UTF8.self))
  }
}
