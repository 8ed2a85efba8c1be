import Foundation
import OpenChartsCairoRenderer
import OpenChartsDisplayList
import OpenChartsLimits

/// The pictures of a report other than charts.
struct ReportImages {
  let report: ReportArguments
  private let files: ReportFiles
  private var pictures: [String: Picture] = [:]
  /// Whether the decoded pictures are in memory at the same time, as for a PDF.
  private let areTogether: Bool
  /// The pixels of the drawn pictures, and the bytes of their files.
  private var (pixelCount, fileBytes) = (0, 0)

  init(_ report: ReportArguments, format: ReportArguments.Format = .html) {
    (self.report, files, areTogether) = (report, ReportFiles(report), format == .pdf)
  }

  struct Picture {
    var bytes: [UInt8]
    /// The media type, such as `image/png`.
    var type: String
    /// The reason why it is not drawn; `nil` if it is.
    var problem: String?

    var address: String { "data:\(type);base64,\(Data(bytes).base64EncodedString())" }
  }

  /// The path of a picture's file.
  func file(_ path: String) -> String {
    let name = path.removingPercentEncoding ?? path
    return name.hasPrefix("/") ? name : report.folder + name
  }

  /// - Throws: ``ReportProblem`` if the picture is not a local image file, or if the report may not read it.
  mutating func picture(_ path: String, line: Int) throws -> Picture {
    if let cachedPicture = pictures[path] { return cachedPicture }
    func problem(_ text: String) -> ReportProblem { ReportProblem(file: report.path, line: line, text: text) }
    guard !LinkAddress.namesAnotherPlace(path) else {
      throw problem("\(path.prefix(80)) is not fetched; a report takes pictures from local files only")
    }
    var picture = try read(file(path), line: line)
    if areTogether, picture.problem == nil { picture.problem = excess(adding: picture) }
    pictures[path] = picture
    return picture
  }

  /// Adds the pixels of a picture to the sum.
  ///
  /// - Returns: The problem if there are too many pixels for the size of the files; the picture is then not counted.
  private mutating func excess(adding picture: Picture) -> String? {
    guard ["image/png", "image/jpeg"].contains(picture.type), let size = ImageHeader(picture.bytes)?.size,
      let added = CheckedNumber.product(size.width, size.height, upTo: Limits.imagePixels.value)
    else { return nil }
    let bytes = fileBytes + picture.bytes.count
    let allowed = max(Limits.imagePixels.value, bytes * Limits.printedPixels.value)
    guard pixelCount + added <= allowed else {
      return "with it the pictures have more than \(Limits.imagePixels.text) pixels, and more than"
        + " \(Limits.printedPixels.text) for each byte of their files"
    }
    (pixelCount, fileBytes) = (pixelCount + added, bytes)
    return nil
  }

  /// - Parameter name: The name of one of the logo's pictures.
  /// - Throws: ``ReportProblem`` if the picture is not a local PNG, JPEG or SVG file, or if the report may not read it.
  func logo(_ name: String, of files: LogoFiles) throws(ReportProblem) -> Picture {
    func problem(_ text: String) -> ReportProblem {
      ReportProblem(file: report.path, line: files.line, text: "logo: \(text)")
    }
    guard !LinkAddress.namesAnotherPlace(name) else {
      throw problem("\(name.prefix(80)) is not fetched; a logo is a file of this machine")
    }
    let path = files.path(name)
    let picture = try read(path, line: files.line, isTrusted: files.isTrusted)
    if let reason = picture.problem { throw problem("\(path): \(reason)") }
    guard ["image/png", "image/jpeg", "image/svg+xml"].contains(picture.type) else {
      throw problem("\(path): a logo is a PNG, JPEG or SVG file")
    }
    return picture
  }

  /// - Parameter isTrusted: Whether the file may be outside the folder of the report.
  private func read(_ file: String, line: Int, isTrusted: Bool = false) throws(ReportProblem) -> Picture {
    func problem(_ text: String) -> ReportProblem { ReportProblem(file: report.path, line: line, text: text) }
    let bytes: [UInt8]
    do {
      if !isTrusted { try files.check(picture: file) }
      bytes = try RegularFile.bytes(file, kind: "picture", limit: Limits.imageBytes)
    } catch { throw problem("\(error)") }
    guard let header = ImageHeader(bytes) else {
      throw problem("\(file): this is not a picture; PNG, JPEG, GIF, WebP and SVG are")
    }
    return Picture(bytes: bytes, type: header.type, problem: Self.problem(bytes, header))
  }

  /// The problem of an image, if any. Browsers silently omit images that they cannot decode, so a note reports it.
  private static func problem(_ bytes: [UInt8], _ header: ImageHeader) -> String? {
    if let (width, height) = header.size {
      guard CheckedNumber.product(width, height, upTo: Limits.imagePixels.value) != nil else {
        return "\(width) × \(height) pixels are more than \(Limits.imagePixels.text)"
      }
    }
    guard header.isWhole else { return "its file is damaged" }
    guard ["image/png", "image/jpeg"].contains(header.type) else { return nil }
    if let (width, height) = header.size, max(width, height) > CairoRenderer.sideLimit {
      return "\(width) × \(height) pixels are more than \(CairoRenderer.sideLimit) on one side"
    }
    return RasterImage(bytes).map(ImageFile.isReadable) == true ? nil : "its file is damaged"
  }
}
