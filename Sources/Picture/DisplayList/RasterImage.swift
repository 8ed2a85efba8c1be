import Foundation

/// A PNG or JPEG file.
package final class RasterImage: Codable, Hashable, Sendable {
  package enum Format: String, Sendable { case png, jpeg }

  package let bytes: [UInt8]
  package let format: Format
  /// The size in pixels.
  package let width: Int
  package let height: Int

  /// Creates an image from the bytes of a file; `nil` if the header is neither PNG nor JPEG.
  package convenience init?(_ bytes: [UInt8]) {
    guard let header = Self.header(of: bytes) else { return nil }
    self.init(bytes, header)
  }

  private init(_ bytes: [UInt8], _ header: Header) {
    (self.bytes, format, width, height) = (bytes, header.format, header.width, header.height)
  }

  private typealias Header = (format: Format, width: Int, height: Int)

  private static func header(of bytes: [UInt8]) -> Header? {
    let header =
      pngSize(bytes).map { Header(.png, $0.width, $0.height) }
      ?? jpegSize(bytes).map { Header(.jpeg, $0.width, $0.height) }
    return header.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }

  package convenience init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let bytes = [UInt8](try container.decode(Data.self))
    guard let header = Self.header(of: bytes) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a PNG or JPEG file")
    }
    self.init(bytes, header)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Data(bytes))
  }

  package static func == (a: RasterImage, b: RasterImage) -> Bool { a === b || a.bytes == b.bytes }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    hasher.combine(width)
    hasher.combine(height)
  }

  private static func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      return nil
    }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  /// Reads the size from the first frame header.
  private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2
    while offset + 9 < bytes.count {
      guard bytes[offset] == 0xFF else { return nil }
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let height = Int(bytes[offset + 5]) << 8 | Int(bytes[offset + 6])
        return (Int(bytes[offset + 7]) << 8 | Int(bytes[offset + 8]), height)
      }
      offset += 2 + (Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
    }
    return nil
  }
}

/// A part of a raster image that repeats over an area.
package struct ImageTile: Codable, Hashable, Sendable {
  package var image: RasterImage
  /// The part of the image: (0, 0) is its top left corner, (1, 1) its bottom right corner.
  package var part: Rect
  /// The size of one tile in points.
  package var size: Size
  package var opacity = 1.0
  /// The colour transform; `nil` keeps the file's colours.
  package var colors: ColorMatrix?

  package init(_ image: RasterImage, part: Rect, size: Size) {
    self.image = image
    self.part = part
    self.size = size
  }

  /// Whether the tile is finite and large enough to repeat. Tiles up to 0.1 points would take too long to draw.
  package var isSound: Bool {
    size.width > 0.1 && size.height > 0.1 && size.width.isFinite && size.height.isFinite && part.width > 0
      && part.height > 0 && part.x.isFinite && part.y.isFinite && part.width.isFinite && part.height.isFinite
  }
}

/// A raster image scaled to a rectangle.
package struct ImageItem: Codable, Hashable, Sendable {
  /// The quality of interpolation if the image is scaled.
  package enum Interpolation: Codable, Hashable, Sendable { case none, low, medium, high }

  package var image: RasterImage
  /// The destination in points.
  package var rect: Rect
  package var interpolation = Interpolation.medium
  /// Whether edges between pixel boundaries are antialiased. If false, they snap to whole pixels.
  package var isAntialiased = true
  /// The colour transform; `nil` keeps the file's colours.
  package var colors: ColorMatrix?

  package init(_ image: RasterImage, in rect: Rect) {
    self.image = image
    self.rect = rect
  }

  /// Whether the rectangle is finite and not empty.
  package var isVisible: Bool {
    rect.width > 0 && rect.height > 0 && rect.x.isFinite && rect.y.isFinite && rect.width.isFinite
      && rect.height.isFinite
  }
}
