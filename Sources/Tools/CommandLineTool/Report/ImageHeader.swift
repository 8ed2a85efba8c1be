import OpenChartsDisplayList

/// The format and size of an image file, read from its header.
struct ImageHeader {
  /// The media type, such as `image/png`.
  let type: String
  /// Size in pixels; `nil` for vector images and truncated headers.
  let size: (width: Int, height: Int)?
  /// Whether the file is complete by its format. For PNG and JPEG, checks only that the header can be read, because
  /// ``ReportImages`` decodes these files.
  let isWhole: Bool

  /// Returns `nil` if the bytes are not an image.
  init?(_ bytes: [UInt8]) {
    func number(_ start: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
    }
    func starts(_ text: String, at start: Int = 0) -> Bool { bytes.dropFirst(start).starts(with: text.utf8) }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      type = bytes[0] == 0x89 ? "image/png" : "image/jpeg"
      let image = RasterImage(bytes)
      size = image.map { ($0.width, $0.height) }
      isWhole = image != nil
    } else if starts("GIF8") {
      type = "image/gif"
      size = bytes.count < 10 ? nil : (number(6, 2), number(8, 2))
      // The trailer. Some writers add zeros.
      isWhole = size != nil && bytes.last { $0 != 0 } == 0x3B
    } else if starts("RIFF"), starts("WEBP", at: 8) {
      type = "image/webp"
      isWhole = bytes.count >= 30 && number(4, 4) <= bytes.count - 8
      if bytes.count < 30 {
        size = nil
      } else if starts("VP8X", at: 12) {
        size = (number(24, 3) + 1, number(27, 3) + 1)
      } else if starts("VP8L", at: 12) {
        let bits = number(21, 4)
        size = (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
      } else {
        size = (number(26, 2) & 0x3FFF, number(28, 2) & 0x3FFF)
      }
    } else if String(decoding: bytes.prefix(1024), as: UTF8.self).contains("<svg") {
      type = "image/svg+xml"
      size = nil
      isWhole =
        String(decoding: bytes.suffix(1024), as: UTF8.self).contains { $0 == ">" }
        && String(decoding: bytes, as: UTF8.self).contains(/<\/([A-Za-z_][\w.-]*:)?svg\s*>|<svg[^>]*\/>/)
    } else {
      return nil
    }
  }
}
