import OpenChartsDisplayList
import OpenChartsPixels
import OpenChartsSceneRaster

extension SVGWriter {
  mutating func write(_ scene: SceneItem) {
    if scene.isLarge(faces: faceLimit), let picture = Self.picture(of: scene) { return write(picture) }
    let isCrisp = scene.hasClearNeighbours
    for part in scene.parts {
      switch part {
      case .faces(let batch): write(batch, isCrisp: isCrisp)
      case .balls(let batch): for symbols in batch.symbols { write(symbols) }
      case .lines(let lines): write(lines.map { .path($0.item) })
      }
    }
  }

  /// The resolution of scenes that are too large for vectors, in pixels per point, and the largest side in pixels.
  private static let pictureScale = 2.0
  private static let pictureSide = 8192.0

  /// Returns the scene as a bitmap; `nil` if nothing in it is visible.
  private static func picture(of scene: SceneItem) -> ImageItem? {
    guard let bounds = scene.bounds, bounds.width > 0, bounds.height > 0 else { return nil }
    let scale = min(pictureScale, pictureSide / max(bounds.width, bounds.height))
    let (left, top) = ((bounds.minX * scale).rounded(.down), (bounds.minY * scale).rounded(.down))
    let width = Int((bounds.maxX * scale).rounded(.up) - left)
    let height = Int((bounds.maxY * scale).rounded(.up) - top)
    let raster = SceneRaster(scene, scale: scale, origin: Point(-left, -top))
    var words = [UInt32](repeating: 0, count: width * height)
    let file = words.withUnsafeMutableBufferPointer { buffer -> [UInt8]? in
      guard let base = buffer.baseAddress else { return nil }
      let pixels = PixelBuffer(base: base, width: width, height: height, stride: width)
      raster.draw(on: pixels)
      return try? PNGEncoder.encode(pixels, pixelsPerMeter: 72 * scale / 0.0254, isShort: true)
    }
    guard let image = file.flatMap(RasterImage.init) else { return nil }
    return ImageItem(
      image,
      in: Rect(
        x: left / scale, y: top / scale, width: Double(width) / scale, height: Double(height) / scale))
  }

  /// Writes polygons in tenths of a point, as whole numbers relative to the previous corner, which takes half the
  /// bytes of decimal lengths. Consecutive polygons of one colour share a path.
  ///
  /// - Parameter isCrisp: Whether translucent faces have hard edges, so that each pixel belongs to one face and no
  ///   hairlines appear between faces.
  private mutating func write(_ batch: FaceBatch, isCrisp: Bool) {
    var face = 0
    while face < batch.count {
      let isOpaque = batch.colors[face].a >= 1
      var end = face + 1
      while end < batch.count, (batch.colors[end].a >= 1) == isOpaque { end += 1 }
      write(batch, face..<end, isOpaque: isOpaque, isCrisp: isCrisp)
      face = end
    }
  }

  /// Writes faces that are either all opaque or all translucent. Only opaque faces get an outline, because on
  /// translucent faces it would be visible twice at shared edges.
  private mutating func write(_ batch: FaceBatch, _ faces: Range<Int>, isOpaque: Bool, isCrisp: Bool) {
    body.append("<g transform=\"scale(.1)\"")
    if isOpaque { body.append(" stroke-width=\"4\" stroke-linejoin=\"round\"") }
    if !isOpaque, isCrisp { body.append(" shape-rendering=\"crispEdges\"") }
    body.append(">")
    var face = faces.lowerBound
    while face < faces.upperBound {
      let color = batch.colors[face]
      var next = face + 1
      while isOpaque, next < faces.upperBound, batch.colors[next] == color { next += 1 }
      defer { face = next }
      guard color.a > 0 else { continue }
      body.append("<path")
      // Literal colours, because CairoSVG does not know `currentColor`.
      body.append(paint: " fill=\"", opacity: " fill-opacity=\"", color)
      if isOpaque { body.append(paint: " stroke=\"", opacity: "", color) }
      body.append(" d=\"")
      for index in face..<next { writeCorners(batch[index]) }
      body.append("\"/>")
    }
    body.append("</g>")
  }

  private mutating func writeCorners(_ corners: ArraySlice<Point>) {
    guard corners.allSatisfy({ $0.isFinite && abs($0.x) < 1e7 && abs($0.y) < 1e7 }) else { return }
    var last = (x: 0, y: 0)
    for (number, corner) in corners.enumerated() {
      let tenths = (x: Int((corner.x * 10).rounded()), y: Int((corner.y * 10).rounded()))
      if number == 0 {
        body.append("M")
        body.append(tenths.x)
        writeNext(tenths.y)
      } else {
        let (dx, dy) = (tenths.x - last.x, tenths.y - last.y)
        if number == 1 {
          body.append("l")
          body.append(dx)
        } else {
          writeNext(dx)
        }
        writeNext(dy)
      }
      last = tenths
    }
    body.append("z")
  }

  /// Appends a number; its minus sign separates it from the previous number, otherwise a space does.
  private mutating func writeNext(_ number: Int) {
    if number >= 0 { body.append(" ") }
    body.append(number)
  }
}
