import Foundation

/// Another program that is run to its end, and ends with this one.
enum Subprocess {
  struct Result {
    /// 128 and the signal's number where a signal ended it, as shells have it.
    var status: Int32
    var output: String
  }

  /// The path of a program of the Swift toolchain.
  static func tool(_ name: String) throws(FileError) -> String {
    if let path = find(name) { return path }
    throw FileError(
      "previews are compiled, and there is no \(name) on the path; https://www.swift.org/install has it")
  }

  /// The first program of that name on the path. Entries that are relative, such as `.`, are passed over: a program in
  /// the current folder is another person's as often as the reader's.
  static func find(
    _ name: String, on path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) -> String? {
    path.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }.first {
      var status = stat()
      return stat($0, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access($0, X_OK) == 0
    }
  }

  /// - Parameter folder: Its working directory; `nil`: this process's.
  /// - Returns: Its output, errors among it.
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

  /// Runs a program of previews, whose output is shown, but for the stack of one that crashes: it would be mostly this
  /// library's.
  ///
  /// - Parameter request: Its only argument.
  /// - Returns: Its status, as above.
  static func runPreviews(_ program: String, _ request: String) throws(FileError) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [request]
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    // Open as long as this program lives, however it ends: the other ends with it.
    let life = Pipe()
    process.standardInput = life
    let errors = Pipe()
    process.standardError = errors
    defer { withExtendedLifetime(life) {} }
    return try run(process) {
      var shown = CrashOutput()
      while case let data = errors.fileHandleForReading.availableData, !data.isEmpty {
        FileHandle.standardError.write(shown.take(data))
      }
      FileHandle.standardError.write(shown.end())
    }
  }

  /// - Parameter read: Reads what it writes, to the end.
  private static func run(_ process: Process, _ read: () -> Void) throws(FileError) -> Int32 {
    do { try process.run() } catch {
      throw FileError("\(process.executableURL?.path ?? ""): \(error.localizedDescription)")
    }
    SharedEnd.begin(process.processIdentifier)
    defer { SharedEnd.end() }
    read()
    process.waitUntilExit()
    return process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
  }
}
