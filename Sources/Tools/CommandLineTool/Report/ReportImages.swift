import Foundation

/// The pictures that a report shows beside its charts.
struct ReportImages {
  let report: ReportArguments
  private var known: [String: Picture] = [:]

  init(_ report: ReportArguments) { self.report = report }

  struct Picture {
    var bytes: [UInt8]
    /// Such as `image/png`.
    var type: String

    var address: String { "data:\(type);base64,\(Data(bytes).base64EncodedString())" }
  }

  /// Where the file of a picture is.
  func file(_ path: String) -> String {
    let name = path.removingPercentEncoding ?? path
    return name.hasPrefix("/") ? name : report.folder + name
  }

  /// - Throws: Where it is no picture of this machine.
  mutating func picture(_ path: String, line: Int) throws -> Picture {
    if let found = known[path] { return found }
    func problem(_ text: String) -> ReportProblem { ReportProblem(file: report.path, line: line, text: text) }
    guard path.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.-]*:/) == nil, !path.hasPrefix("//") else {
      throw problem("\(path.prefix(80)) is not fetched; a picture of a report is a file of this machine")
    }
    let file = file(path)
    let bytes: [UInt8]
    do { bytes = try InputFile.bytes(file) } catch { throw problem("\(error)") }
    guard let type = Self.type(of: bytes) else {
      throw problem("\(file): this is no picture; PNG, JPEG, GIF, WebP and SVG are")
    }
    let picture = Picture(bytes: bytes, type: type)
    known[path] = picture
    return picture
  }

  private static func type(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if bytes.starts(with: Array("GIF8".utf8)) { return "image/gif" }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return "image/webp"
    }
    return String(decoding: bytes.prefix(1024), as: UTF8.self).contains("<svg") ? "image/svg+xml" : nil
  }
}
