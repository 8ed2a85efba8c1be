import Foundation
import OpenChartsEngines
import OpenChartsPictures
import OpenChartsTables

/// The destination of a picture: standard output, or a file that is written atomically.
struct OutputFile {
  /// The path of the file; `nil` for standard output.
  let path: String?
  let format: OutputFormat
  /// Whether to replace an existing file: true if the user named the file, or with `--force`.
  let overwrites: Bool
  /// The input, which must not be replaced.
  private let input: String
  /// The word for the input in messages.
  private var inputKind = "table"

  /// Creates the file that the arguments name. Without `--output`, names the picture after the input: `sales.csv`
  /// becomes `sales.png`.
  ///
  /// - Parameter standard: The format if none is given.
  init(_ arguments: PlotArguments, standard: OutputFormat = .png) throws(UsageError) {
    overwrites = arguments.overwrites || arguments.output != nil
    input = arguments.file
    (path, format) = try Self.destination(arguments, standard: arguments.svgOption == nil ? standard : .svg)
    if let option = arguments.svgOption, format != .svg {
      let remedy =
        format == .html && option == .adaptive
        ? "a page always follows its reader" : "end the name in .svg, or leave \(option.spelling) out"
      throw UsageError("\(option.spelling) is for SVG, and this is \(format.rawValue); \(remedy)")
    }
    if arguments.isTransparent, ![.svg, .png, .pdf].contains(format) {
      throw UsageError(
        "--transparent is for PNG, SVG and PDF, and this is \(format.rawValue); end the name in one of them, or "
          + "leave --transparent out")
    }
  }

  private static func destination(_ arguments: PlotArguments, standard: OutputFormat) throws(UsageError) -> (
    path: String?, format: OutputFormat
  ) {
    guard let output = arguments.output else {
      let format = arguments.format ?? standard
      return (stem(arguments) + "." + format.rawValue, format)
    }
    if output == "-" {
      guard let format = arguments.format ?? (standard == .png ? nil : standard) else {
        throw UsageError("-o - needs --format \(OutputFormat.list())")
      }
      return (nil, format)
    }
    let name = output.split(separator: "/").last.map(String.init) ?? output
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    guard let format = arguments.format ?? OutputFormat(fileExtension: ending) else {
      throw UsageError("\(output): the name has no known ending; end it in \(OutputFormat.list(prefix: "."))")
    }
    return (output, format)
  }

  /// - Parameters:
  ///   - path: `nil` means standard output.
  ///   - input: The path of the input, which must not be replaced.
  ///   - kind: The word for the input in messages.
  ///   - overwrites: Whether to replace an existing file.
  init(
    _ path: String?, format: OutputFormat, input: String, kind: String = "table", overwrites: Bool = true
  ) {
    (self.path, self.format, self.input, self.overwrites) = (path, format, input, overwrites)
    inputKind = kind
  }

  /// The same destination, for a file that this run has written and may replace.
  var replacing: OutputFile { OutputFile(path, format: format, input: input, kind: inputKind) }

  private static func stem(_ arguments: PlotArguments) -> String {
    if EngineAddress.isAddress(arguments.file) {
      // Name the picture after a server's table, without folders.
      return arguments.table.map { String($0.map { $0 == "/" ? "-" : $0 }) } ?? "chart"
    }
    let name = arguments.file.split(separator: "/").last.map(String.init) ?? "chart"
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    return arguments.file == "-" ? "chart" : String(dot == name.startIndex ? name[...] : name[..<dot])
  }

  /// Whether another file already has the automatic name. False for the input itself, which ``refuseExisting()``
  /// reports.
  var isTaken: Bool {
    guard let path, !overwrites, let status = Self.status(path) else { return false }
    return !isInput(status)
  }

  private func isInput(_ status: stat) -> Bool {
    guard input != "-", let table = Self.status(input) else { return false }
    return table.st_ino == status.st_ino && table.st_dev == status.st_dev
  }

  /// Throws if the file exists and must not be replaced. Called before drawing, which may take long; `write` checks
  /// again.
  func refuseExisting() throws(FileError) {
    guard let path, let status = Self.status(path) else { return }
    if isInput(status) {
      throw FileError("\(path): this is the \(inputKind) itself; name another file with -o")
    }
    guard !overwrites else { return }
    throw FileError("\(path): this file exists already; --force overwrites it")
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
    // Write in the same folder, so that the rename is atomic, and with a short name, because the target's name can have
    // the maximum length.
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
        // `link` fails if the file has appeared meanwhile. Some file systems do not support it.
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

  /// Writes into an existing device or pipe, without replacing it.
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

  /// - Parameter path: The target after resolving links.
  private func folderReason(_ code: Int32, _ path: String) -> String {
    guard code == ENOENT else { return FileProblem.reason(code) }
    let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    return access(folder, F_OK) == 0 ? "no file can be made there" : "there is no such folder"
  }

  /// Writes to standard output. Throws if it is closed or its disk is full.
  static func writeOut(_ data: Data) throws(FileError) {
    if let problem = writeAll(data, to: 1) {
      throw FileError("standard output: \(FileProblem.reason(problem))")
    }
  }
}
