import Foundation
import OpenChartsLimits

/// Runs another program to its end. If this process ends, so does the program.
enum Subprocess {
  struct Result {
    /// The exit status; 128 plus the signal's number after a signal, as in shells.
    var status: Int32
    var output: String
  }

  /// The path of a program of the Swift toolchain.
  static func tool(_ name: String) throws(FileError) -> String {
    if let path = ProgramPath.find(name) { return path }
    throw FileError(
      "previews are compiled, and there is no \(name) on the path; https://www.swift.org/install has it")
  }

  /// - Parameter folder: The working directory; `nil` uses this process' directory.
  /// - Returns: Standard output and standard error in one text.
  static func run(
    _ program: String, _ arguments: [String], folder: String? = nil
  ) throws(FileError) -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    var output = Data()
    let status = try run(process) { output = pipe.fileHandleForReading.readDataToEndOfFile() }
    return Result(status: status, output: String(decoding: output, as: UTF8.self))
  }

  /// Runs a program of previews and prints its standard error, without the message and the stack trace of a crash. The
  /// trace would mostly show functions of this library.
  ///
  /// - Parameter request: The program's only argument.
  /// - Returns: The status as in ``Result``, and the message of a crash.
  static func runPreviews(
    _ program: String, _ request: String
  ) throws(FileError) -> (status: Int32, message: String?) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [request]
    process.environment = previewEnvironment(ProcessInfo.processInfo.environment)
    // The pipe closes when this process ends, even by a crash. The other program then ends too.
    let life = Pipe()
    process.standardInput = life
    let errors = Pipe()
    process.standardError = errors
    defer { withExtendedLifetime(life) {} }
    var crashOutput = CrashOutput()
    let status = try run(process) {
      while case let data = errors.fileHandleForReading.availableData, !data.isEmpty {
        FileHandle.standardError.write(crashOutput.take(data))
      }
      FileHandle.standardError.write(crashOutput.end())
    }
    return (status, crashOutput.message)
  }

  /// Returns the environment of a preview program. If it names no language, adds American English, as on a new device:
  /// Foundation's own default would mix the formats of several countries.
  static func previewEnvironment(_ inherited: [String: String]) -> [String: String] {
    var environment = inherited.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { inherited[$0] }.first { !$0.isEmpty } ?? "C"
    if ["C", "POSIX"].contains(locale.prefix { $0 != "." }) {
      for name in names { environment[name] = nil }
      environment["LANG"] = "en_US.UTF-8"
    }
    return environment
  }

  /// - Parameter read: Reads the program's output to the end.
  private static func run(_ process: Process, _ read: () -> Void) throws(FileError) -> Int32 {
    do { try process.run() } catch {
      throw FileError("\(process.executableURL?.path ?? ""): \(error.localizedDescription)")
    }
    let signals = ProcessGroupSignals(ofChild: process.processIdentifier)
    defer { signals.end() }
    read()
    process.waitUntilExit()
    return process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
  }
}
