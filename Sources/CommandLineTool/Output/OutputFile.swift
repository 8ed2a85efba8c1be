import Foundation

/// Where a picture goes: standard output, or a file that appears whole or not at all.
struct OutputFile {
  /// `nil`: standard output.
  let path: String?
  let format: PictureFormat
  let overwrites: Bool

  /// The input names the picture where no output is given: `sales.csv` becomes `sales.png`.
  /// - Parameter standard: The format where none is given.
  init(_ arguments: PlotArguments, standard: PictureFormat = .png) throws(UsageError) {
    overwrites = arguments.overwrites
    guard let output = arguments.output else {
      format = arguments.format ?? standard
      let name = arguments.file.split(separator: "/").last.map(String.init) ?? "chart"
      let dot = name.lastIndex(of: ".") ?? name.endIndex
      let stem = arguments.file == "-" ? "chart" : String(dot == name.startIndex ? name[...] : name[..<dot])
      path = stem + "." + format.rawValue
      return
    }
    if output == "-" {
      guard let format = arguments.format ?? (standard == .png ? nil : standard) else {
        throw UsageError("-o - needs --format svg, png, pdf, html, txt or wav")
      }
      self.format = format
      path = nil
      return
    }
    let name = output.split(separator: "/").last.map(String.init) ?? output
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    guard let format = arguments.format ?? PictureFormat(rawValue: ending == "htm" ? "html" : ending) else {
      throw UsageError("\(output): the name tells no format; end it in .svg, .png, .pdf, .html, .txt or .wav")
    }
    self.format = format
    path = output
  }

  /// Looked up before the drawing, which may take long; `write` looks again.
  func refuseExisting() throws(FileError) {
    guard let path, !overwrites, access(path, F_OK) == 0 else { return }
    throw FileError("\(path): there is such a file already; --force overwrites it")
  }

  func write(_ data: Data) throws(FileError) {
    guard let path else { return try writeOut(data) }
    let temporary = path + ".\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_TRUNC, 0o666)
    guard descriptor >= 0 else { throw FileError("\(path): \(folderReason(errno))") }
    var problem = writeAll(data, descriptor)
    if close(descriptor) != 0, problem == nil { problem = errno }
    if problem == nil {
      if overwrites {
        if rename(temporary, path) != 0 { problem = errno }
      } else {
        // A link refuses to replace a file that came into being meanwhile; some file systems have none.
        if link(temporary, path) == 0 {
          unlink(temporary)
        } else if errno == EEXIST || rename(temporary, path) != 0 {
          problem = errno
        }
      }
    }
    guard let problem else { return }
    unlink(temporary)
    throw FileError("\(path): \(folderReason(problem))")
  }

  private func folderReason(_ code: Int32) -> String {
    guard code == ENOENT, let path else { return InputFile.reason(code) }
    let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    return access(folder, F_OK) == 0 ? "no file can be made there" : "there is no such folder"
  }

  private func writeOut(_ data: Data) throws(FileError) {
    if let problem = writeAll(data, 1) { throw FileError("standard output: \(InputFile.reason(problem))") }
  }

  /// The error number, or `nil` when all is written.
  private func writeAll(_ data: Data, _ descriptor: Int32) -> Int32? {
    data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = write(descriptor, bytes.baseAddress! + done, bytes.count - done)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        done += count
      }
      return nil
    }
  }

  private func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes, count)
    #else
      Foundation.write(descriptor, bytes, count)
    #endif
  }
}
