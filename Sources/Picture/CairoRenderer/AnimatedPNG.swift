internal import OpenChartsCDeflate
import OpenChartsDisplayList
import OpenChartsPixels

extension CairoRenderer {
  /// Returns an animated PNG (PNG specification, third edition). Programs without support for animation show the
  /// first frame.
  ///
  /// Each frame holds the area that changed since the previous one; unchanged frames only extend the duration. Times
  /// are rounded to milliseconds cumulatively, so that they add up.
  /// - Parameter plays: The number of repetitions; 0 repeats forever.
  package static func apng(_ frames: [AnimationFrame], size: Size, scale: Double, plays: Int) throws
    -> [UInt8]
  {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let frames = frames.isEmpty ? [AnimationFrame(DisplayList(), seconds: 0)] : frames
    // All frames share a pixel format. Usually all frames are as opaque as the first. If a later frame is not opaque,
    // encoding starts again.
    for isOpaque in [true, false] {
      var encoder = AnimatedPNG(isOpaque: isOpaque)
      var fits = true
      for frame in frames where fits {
        let image = try image(frame.list, size: size, scale: scale, background: frame.background)
        fits = !isOpaque || image.pixels.isOpaque
        if fits { try encoder.add(image, seconds: frame.seconds) }
      }
      if fits { return encoder.finish(plays: plays, pixelsPerMeter: 72 * scale / 0.0254) }
    }
    return []
  }
}

/// Collects the frames of an animated PNG.
private struct AnimatedPNG {
  private struct Frame {
    var x = 0
    var y = 0
    var width: Int
    var height: Int
    var data: [UInt8]
    var start: Double
  }

  /// Whether pixels are written without alpha. If false, a frame may be transparent.
  private let isOpaque: Bool
  private let deflater = Deflater(level: 9)
  private var frames: [Frame] = []
  private var last: ImageSurface?
  private var time = 0.0

  init(isOpaque: Bool) { self.isOpaque = isOpaque }

  mutating func add(_ image: ImageSurface, seconds: Double) throws {
    defer {
      time += seconds.isFinite ? max(seconds, 0) : 0
      last = image
    }
    let pixels = image.pixels
    guard let last else {
      return frames.append(
        Frame(width: pixels.width, height: pixels.height, data: try compressed(pixels), start: time))
    }
    guard let changed = pixels.difference(from: last.pixels) else { return }
    frames.append(
      Frame(
        x: changed.x, y: changed.y, width: changed.part.width, height: changed.part.height,
        data: try compressed(changed.part), start: time))
  }

  private func compressed(_ pixels: PixelBuffer) throws -> [UInt8] {
    let total = (pixels.width * (isOpaque ? 3 : 4) + 1) * pixels.height
    PNGFilter.write(pixels, isOpaque: isOpaque, to: deflater.buffer(for: total + 1))
    return Array(try deflater.compress(total))
  }

  func finish(plays: Int, pixelsPerMeter: Double) -> [UInt8] {
    var file = PNGChunks()
    guard let first = frames.first else { return file.bytes }
    file.append("IHDR", .number(first.width), .number(first.height), [8, isOpaque ? 2 : 6, 0, 0, 0])
    file.append("acTL", .number(frames.count), .number(max(plays, 0)))
    file.append("sRGB", [0])
    let density = pixelsPerMeter >= 1 && pixelsPerMeter < 4e9 ? Int(pixelsPerMeter.rounded()) : 2835
    file.append("pHYs", .number(density), .number(density), [1])
    var sequence = 0
    for (i, frame) in frames.enumerated() {
      let end = i + 1 < frames.count ? frames[i + 1].start : time
      // Dispose operation "none" and blend operation "source".
      file.append(
        "fcTL", .number(sequence), .number(frame.width), .number(frame.height), .number(frame.x),
        .number(frame.y), Self.delay(from: frame.start, to: end) + [0, 0])
      sequence += 1
      if i == 0 {
        file.append("IDAT", frame.data)
      } else {
        file.append("fdAT", .number(sequence), frame.data)
        sequence += 1
      }
    }
    file.append("IEND")
    return file.bytes
  }

  /// Encodes a duration as a fraction of seconds in two 16-bit numbers.
  private static func delay(from start: Double, to end: Double) -> [UInt8] {
    for unit in [1_000.0, 100, 10, 1] {
      let count = (end * unit).rounded() - (start * unit).rounded()
      guard count > 65_535, unit > 1 else { return bytes(min(max(count, 0), 65_535)) + bytes(unit) }
    }
    return [0, 0, 0, 1]
  }

  private static func bytes(_ value: Double) -> [UInt8] {
    let value = UInt16(value)
    return [UInt8(value >> 8), UInt8(value & 255)]
  }
}

/// The chunks of a PNG file.
private struct PNGChunks {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  mutating func append(_ type: String, _ parts: [UInt8]...) {
    let body = Array(type.utf8) + parts.joined()
    bytes += .number(body.count - 4) + body
    bytes += .number(Int(libdeflate_crc32(0, body, body.count)))
  }
}

extension [UInt8] {
  /// Encodes a number as four bytes, big-endian.
  fileprivate static func number(_ value: Int) -> [UInt8] {
    let value = UInt32(truncatingIfNeeded: value)
    return [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }
}

extension PixelBuffer {
  /// Returns the smallest part that contains all pixels that differ from another picture; `nil` if none differs. All
  /// of it if the sizes differ.
  fileprivate func difference(from other: PixelBuffer) -> (x: Int, y: Int, part: PixelBuffer)? {
    guard width == other.width, height == other.height else { return (0, 0, self) }
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      let (a, b) = (row(y), other.row(y))
      guard let first = (0..<width).first(where: { a[$0] != b[$0] }),
        let final = (0..<width).last(where: { a[$0] != b[$0] })
      else { continue }
      left = min(left, first)
      right = max(right, final)
      top = min(top, y)
      bottom = y
    }
    guard right >= left else { return nil }
    let part = PixelBuffer(
      base: base + top * stride + left, width: right - left + 1, height: bottom - top + 1, stride: stride)
    return (left, top, part)
  }
}
