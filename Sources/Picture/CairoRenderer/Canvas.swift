internal import OpenChartsCCairo
import OpenChartsDisplayList
import OpenChartsPixels

/// Draws display items on one Cairo surface, an image or a page.
final class Canvas {
  let context: OpaquePointer
  /// The pixels for direct drawing; `nil` on a page.
  let pixels: PixelBuffer?
  let faces: FaceStore
  let decoded = DecodedImages()
  private let image: ImageSurface?
  /// The transform from points to units of the surface.
  private(set) var transform: Transform
  /// The current clip, in units of the surface.
  private(set) var clip: Clip

  enum Clip {
    case rect(Rect)
    /// A shape that is not a rectangle; `within` is its bounding box.
    case shape(within: Rect)

    var bounds: Rect {
      switch self {
      case .rect(let r), .shape(let r): r
      }
    }
  }

  init(_ image: ImageSurface, faces: FaceStore, transform: Transform) throws {
    guard let context = cairo.create(image.surface) else { throw CairoError.library("no drawing context") }
    self.context = context
    self.image = image
    self.faces = faces
    self.transform = transform
    pixels = image.pixels
    clip = .rect(Rect(x: 0, y: 0, width: Double(image.pixels.width), height: Double(image.pixels.height)))
    prepare()
  }

  init(page surface: OpaquePointer, size: Size, faces: FaceStore) throws {
    guard let context = cairo.create(surface) else { throw CairoError.library("no drawing context") }
    self.context = context
    self.faces = faces
    image = nil
    pixels = nil
    transform = .identity
    clip = .rect(Rect(x: 0, y: 0, width: size.width, height: size.height))
    prepare()
  }

  deinit { cairo.destroy(context) }

  private func prepare() {
    cairo.set_antialias(context, CAIRO_ANTIALIAS_GRAY)
    setMatrix()
  }

  private func setMatrix() {
    var matrix = transform.cairo
    cairo.set_matrix(context, &matrix)
  }

  /// Completes drawing. Throws if Cairo reported an error.
  func finish() throws {
    let status = cairo.status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw CairoError.library(CairoLibrary.text(of: status))
    }
    if let image { cairo.surface_flush(image.surface) }
  }

  /// Clips all following drawing to a rectangle.
  func clip(to rect: Rect) {
    cairo.rectangle(context, rect.x, rect.y, rect.width, rect.height)
    cairo.clip(context)
  }

  /// Begins an element of the PDF structure. It contains all drawing until the end of the tag.
  func beginTag(_ name: String, attributes: String? = nil) { cairo.tag_begin(context, name, attributes) }
  func endTag(_ name: String) { cairo.tag_end(context, name) }

  func fillAll(_ color: RGBA) {
    setColor(color)
    cairo.paint(context)
  }

  func draw(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .path(let path): draw(path)
      case .rects(let batch): draw(batch)
      case .symbols(let batch): draw(batch)
      case .scene(let scene): draw(scene)
      case .text(let run): draw(run)
      case .image(let image): draw(image)
      case .group(let group): draw(group)
      }
    }
  }

  /// Draws with an additional inner transform, and a clip in the inner coordinates.
  func nested(_ inner: Transform, clip path: VectorPath?, evenOdd: Bool, _ body: () -> Void) {
    guard inner.isUsable else { return }
    let (outerTransform, outerClip) = (transform, clip)
    cairo.save(context)
    transform = inner.then(transform)
    setMatrix()
    if let path { narrow(to: path, evenOdd: evenOdd) }
    if !clip.bounds.isEmpty { body() }
    cairo.restore(context)
    transform = outerTransform
    clip = outerClip
  }

  private func narrow(to path: VectorPath, evenOdd: Bool) {
    emit(path)
    cairo.set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo.clip(context)
    let outer = clip.bounds
    let device = path.transformed(by: transform)
    let bounds = device.controlBounds.map { outer.intersection($0) } ?? Rect.zero
    if case .rect = clip, transform.isAxisAligned, path.isRectangle {
      clip = .rect(bounds)
    } else {
      clip = .shape(within: bounds)
    }
  }

  /// Calls `body` for direct drawing on the pixels; does nothing on a page.
  func withPixels(_ body: (PixelBuffer) -> Void) {
    guard let image, let pixels else { return }
    cairo.surface_flush(image.surface)
    body(pixels)
    cairo.surface_mark_dirty(image.surface)
  }

  /// Whether a box of whole pixels is completely inside the clip.
  func isUnclipped(left: Int, top: Int, width: Int, height: Int) -> Bool {
    guard case .rect(let r) = clip else { return false }
    return Double(left) >= r.minX && Double(top) >= r.minY && Double(left + width) <= r.maxX
      && Double(top + height) <= r.maxY
  }

  /// Runs drawing code in units of the surface.
  func inSurfaceUnits(_ body: () -> Void) {
    cairo.identity_matrix(context)
    body()
    setMatrix()
  }
}

extension Transform {
  var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }

  /// Whether the transform keeps rectangles parallel to the axes, without mirroring or rotation.
  var isAxisAligned: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Whether Cairo accepts the transform: it is finite and not singular.
  var isUsable: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
  }
}

extension VectorPath {
  /// Whether the path is one rectangle with sides parallel to the axes.
  var isRectangle: Bool {
    let isClosed = verbs == [.move, .line, .line, .line, .close]
    guard isClosed || verbs == [.move, .line, .line, .line, .line, .close] else { return false }
    if points.count == 5, points[4] != points[0] { return false }
    let (p, q, r, s) = (points[0], points[1], points[2], points[3])
    return (p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x)
      || (p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y)
  }
}
