import Engines
import Foundation
import Pictures
import Tables

/// Where a picture goes: standard output, or a file that appears whole or not at all.
struct OutputFile {
  /// `nil`: standard output.
  let path: String?
  let format: OutputFormat
  /// Whether a file of that name may go: where somebody named it, and with `--force`.
  let overwrites: Bool
  /// What is drawn, which no picture may replace.
  private let input: String
  /// What messages call it.
  private var inputKind = "table"

  /// The input names the picture where no output is given: `sales.csv` becomes `sales.png`.
  /// - Parameter standard: The format where none is given.
  init(_ arguments: PlotArguments, standard: OutputFormat = .png) throws(UsageError) {
    overwrites = arguments.overwrites || arguments.output != nil
    input = arguments.file
    guard let output = arguments.output else {
      format = arguments.format ?? standard
      path = Self.stem(arguments) + "." + format.rawValue
      return
    }
    if output == "-" {
      guard let format = arguments.format ?? (standard == .png ? nil : standard) else {
        throw UsageError("-o - needs --format \(OutputFormat.list())")
      }
      self.format = format
      path = nil
      return
    }
    let name = output.split(separator: "/").last.map(String.init) ?? output
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    guard let format = arguments.format ?? OutputFormat(fileExtension: ending) else {
      throw UsageError("\(output): the name tells no format; end it in \(OutputFormat.list(prefix: "."))")
    }
    self.format = format
    path = output
  }

  /// - Parameters:
  ///   - path: `nil`: standard output.
  ///   - overwrites: Whether a file of that name may go.
  init(
    _ path: String?, format: OutputFormat, input: String, kind: String = "table", overwrites: Bool = true
  ) {
    (self.path, self.format, self.input, self.overwrites) = (path, format, input, overwrites)
    inputKind = kind
  }

  /// The same once the file is this run's own.
  var replacing: OutputFile { OutputFile(path, format: format, input: input, kind: inputKind) }

  private static func stem(_ arguments: PlotArguments) -> String {
    if EngineAddress.isAddress(arguments.file) {
      // A server's table names its picture; no name leads into a folder.
      return arguments.table.map { String($0.map { $0 == "/" ? "-" : $0 }) } ?? "chart"
    }
    let name = arguments.file.split(separator: "/").last.map(String.init) ?? "chart"
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    return arguments.file == "-" ? "chart" : String(dot == name.startIndex ? name[...] : name[..<dot])
  }

  /// Whether a file that somebody may want has the name, which nobody has chosen. The table itself is another matter.
  var isTaken: Bool {
    guard let path, !overwrites, let status = Self.status(path) else { return false }
    return !isInput(status)
  }

  private func isInput(_ status: stat) -> Bool {
    guard input != "-", let table = Self.status(input) else { return false }
    return table.st_ino == status.st_ino && table.st_dev == status.st_dev
  }

  /// Looked up before the drawing, which may take long; `write` looks again.
  func refuseExisting() throws(FileError) {
    guard let path, let status = Self.status(path) else { return }
    if isInput(status) {
      throw FileError("\(path): this is the \(inputKind) itself; name another file with -o")
    }
    guard !overwrites else { return }
    throw FileError("\(path): there is such a file already; --force overwrites it")
  }

  func write(_ data: Data) throws(FileError) {
    guard let path else { return try Self.writeOut(data) }
    let old = Self.status(path)
    if let old, old.st_mode & S_IFMT != S_IFREG { return try writeInto(path, data) }
    if old != nil, access(path, W_OK) != 0 { throw FileError("\(path): \(FileProblem.reason(errno))") }
    let target: String
    do { target = try LinkTarget.path(of: path) } catch {
      throw FileError("\(path): \(FileProblem.reason(error.code))")
    }
    // Beside it, under a short name: its own may be as long as names can be.
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    let temporary: String
    let descriptor: Int32
    switch TemporaryFile.create(in: folder) {
    case .success(let file): (temporary, descriptor) = file
    case .failure(let failure): throw FileError("\(path): \(folderReason(failure.code, target))")
    }
    var problem = writeAll(data, to: descriptor)
    if let old, problem == nil { fchmod(descriptor, old.st_mode & 0o7777) }
    if close(descriptor) != 0, problem == nil { problem = errno }
    if problem == nil {
      if overwrites {
        if rename(temporary, target) != 0 { problem = errno }
      } else {
        // A link refuses to replace a file that came into being meanwhile; some file systems have none.
        if link(temporary, target) == 0 {
          unlink(temporary)
        } else if errno == EEXIST || rename(temporary, target) != 0 {
          problem = errno
        }
      }
    }
    guard let problem else { return }
    unlink(temporary)
    throw FileError("\(path): \(folderReason(problem, target))")
  }

  /// Devices and pipes take what is written and stay what they are.
  private func writeInto(_ path: String, _ data: Data) throws(FileError) {
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { throw FileError("\(path): \(FileProblem.reason(errno))") }
    var problem = writeAll(data, to: descriptor)
    if close(descriptor) != 0, problem == nil { problem = errno }
    if let problem { throw FileError("\(path): \(FileProblem.reason(problem))") }
  }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// - Parameter path: Where the file is made, behind all links.
  private func folderReason(_ code: Int32, _ path: String) -> String {
    guard code == ENOENT else { return FileProblem.reason(code) }
    let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    return access(folder, F_OK) == 0 ? "no file can be made there" : "there is no such folder"
  }

  /// To standard output, which may be a full disk or closed.
  static func writeOut(_ data: Data) throws(FileError) {
    if let problem = writeAll(data, to: 1) {
      throw FileError("standard output: \(FileProblem.reason(problem))")
    }
  }
}
