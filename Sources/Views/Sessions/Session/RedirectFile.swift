import Foundation
import OpenChartsLimits

/// An HTML file, readable only by the user, that redirects a browser to a page.
///
/// The address of a live page is a secret. Every user of a machine can read the arguments of a process, so the
/// browser is started with the path of this file.
package enum RedirectFile {
  /// The time in seconds after which the file is deleted.
  private static let lifetime: UInt32 = 60

  /// Opens a page in the user's browser.
  ///
  /// No-op if there is no desktop or no folder for the file; the address has been printed anyway.
  package static func open(_ address: String) {
    guard let program = ProgramPath.find("xdg-open"), let path = make(address) else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [path]
    // The program is a script that looks for others.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PATH": ProgramPath.folders.joined(separator: ":")]
    ) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
    Thread.detachNewThread {
      sleep(lifetime)
      remove(path)
    }
  }

  /// - Returns: The descriptor of a new file with mode 0600; negative if there is none.
  private static func create(_ path: String) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    #if canImport(Musl)
      return Musl.open(path, flags, 0o600)
    #else
      return Glibc.open(path, flags, 0o600)
    #endif
  }

  /// Writes the file, with mode 0600, into a new folder with mode 0700.
  ///
  /// - Returns: The file's path; `nil` if it cannot be written.
  static func make(_ address: String) -> String? {
    for parent in parents {
      var template = Array((parent + "/opencharts-XXXXXX").utf8CString)
      guard mkdtemp(&template) != nil else { continue }
      let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let path = folder + "/open.html"
      let file = create(path)
      let bytes = Array(html(address).utf8)
      let isWritten = file >= 0 && write(file, bytes, bytes.count) == bytes.count
      if file >= 0 { close(file) }
      if isWritten { return path }
      remove(path)
    }
    return nil
  }

  static func remove(_ path: String) {
    unlink(path)
    rmdir((path as NSString).deletingLastPathComponent)
  }

  /// The user's runtime folder, then the folder for temporary files.
  private static var parents: [String] {
    let runtime = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"]
    return [runtime, NSTemporaryDirectory()].compactMap { $0 }.filter { $0.hasPrefix("/") }
  }

  private static func html(_ address: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="referrer" content="no-referrer">
    <meta http-equiv="refresh" content="0; url=\(address)">
    <title>OpenCharts</title>
    <p><a href="\(address)">\(address)</a></p>
    </html>

    """
  }
}
