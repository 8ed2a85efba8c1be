/// The file of a picture made of pixels, as it was written.
package final class RasterImage: Hashable, Sendable {
  package enum Format: String, Sendable { case png, jpeg }

  package let bytes: [UInt8]
  package let format: Format
  /// Pixels.
  package let width: Int
  package let height: Int

  /// `nil` where the bytes are neither PNG nor JPEG, as far as their heads say.
  package init?(_ bytes: [UInt8]) {
    if let size = Self.pngSize(bytes) {
      (format, width, height) = (.png, size.width, size.height)
    } else if let size = Self.jpegSize(bytes) {
      (format, width, height) = (.jpeg, size.width, size.height)
    } else {
      return nil
    }
    guard width > 0, height > 0 else { return nil }
    self.bytes = bytes
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

  /// The size stands in the first frame header.
  private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 < bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let height = Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
        return (Int(bytes[place + 7]) << 8 | Int(bytes[place + 8]), height)
      }
      place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
    }
    return nil
  }
}

/// A part of a picture of pixels, to be repeated over an area.
package struct ImageTile: Hashable, Sendable {
  package var image: RasterImage
  /// Which part of the picture it is; (0, 0) is its top left corner, (1, 1) its bottom right one.
  package var part: Rect
  /// Points.
  package var size: Size
  package var opacity = 1.0
  /// How its colours are changed; `nil` where they are those of the file.
  package var colors: ColorMatrix?

  package init(_ image: RasterImage, part: Rect, size: Size) {
    self.image = image
    self.part = part
    self.size = size
  }

  /// Whether there is something to repeat, and not so small that it would take forever.
  package var isSound: Bool {
    size.width > 0.1 && size.height > 0.1 && size.width.isFinite && size.height.isFinite && part.width > 0
      && part.height > 0 && part.x.isFinite && part.y.isFinite && part.width.isFinite && part.height.isFinite
  }
}

/// A picture of pixels stretched over a rectangle.
package struct ImageItem: Hashable, Sendable {
  /// How pixels blend into each other where the picture is not as large as its file.
  package enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  package var image: RasterImage
  /// Points.
  package var rect: Rect
  package var interpolation = Interpolation.medium
  /// Whether sides that lie within a pixel cover a part of it, else all or nothing of it.
  package var isAntialiased = true
  /// How its colours are changed; `nil` where they are those of the file.
  package var colors: ColorMatrix?

  package init(_ image: RasterImage, in rect: Rect) {
    self.image = image
    self.rect = rect
  }

  /// Whether there is something to draw.
  package var isVisible: Bool {
    rect.width > 0 && rect.height > 0 && rect.x.isFinite && rect.y.isFinite && rect.width.isFinite
      && rect.height.isFinite
  }
}
