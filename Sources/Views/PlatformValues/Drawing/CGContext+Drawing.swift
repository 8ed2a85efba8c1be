import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

extension CGContext {
  /// Fills the path, which is then discarded.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), isEvenOdd: rule == .evenOdd)
  }
  /// Draws the outline of the path, which is then discarded.
  public func strokePath() { stroke(takePath()) }
  /// Draws the path, which is then discarded.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if mode != .stroke { fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(path) }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { fill(Path { $0.addRects(rects) }) }
  /// Fills the ellipse inscribed in a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  /// Draws the outline of a rectangle with a line of `width` points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }
  /// Draws the outline of the ellipse inscribed in a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
  /// Draws a line between each point of even index and the next one.
  public func strokeLineSegments(between points: [CGPoint]) {
    stroke(
      Path { path in
        for index in stride(from: 0, to: points.count - 1, by: 2) {
          path.move(to: points[index])
          path.addLine(to: points[index + 1])
        }
      })
  }
  /// Makes a rectangle transparent, within the clip.
  public func clear(_ rect: CGRect) { erase(Path(rect), isEvenOdd: false) }

  /// Draws a gradient along a line between two points, within the clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let (dx, dy) = (Double(endPoint.x - startPoint.x), Double(endPoint.y - startPoint.y))
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, length.isFinite else { return }
    let area = visibleArea
    // The extent of the area along the line, as fractions of the line.
    let shares = area.corners.map {
      (Double($0.x - startPoint.x) * dx + Double($0.y - startPoint.y) * dy) / (length * length)
    }
    let low = options.contains(.drawsBeforeStartLocation) ? min(shares.min() ?? 0, 0) : 0
    let high = options.contains(.drawsAfterEndLocation) ? max(shares.max() ?? 1, 1) : 1
    let side = (area.width * area.width + area.height * area.height).squareRoot() + length
    func corner(_ share: Double, _ across: Double) -> CGPoint {
      CGPoint(
        x: startPoint.x + dx * share - dy / length * across,
        y: startPoint.y + dy * share + dx / length * across)
    }
    let band = Path {
      $0.addLines([corner(low, -side), corner(low, side), corner(high, side), corner(high, -side)])
      $0.closeSubpath()
    }
    let brush = Brush.linear(gradient.stops, start: Point(startPoint), end: Point(endPoint))
    add([.path(PathItem(band.vector, fill: brush, brushBounds: Self.unit))])
  }

  /// Draws a gradient between two circles around the same centre, within the clip. With different centres the
  /// circles are drawn around `endCenter`.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let reach = visibleArea.corners.map { hypot(Double($0.x - endCenter.x), Double($0.y - endCenter.y)) }
    let ends = options.contains(.drawsAfterEndLocation)
    let outer = ends ? max(reach.max() ?? 0, Double(endRadius)) : Double(max(startRadius, endRadius))
    guard outer > 0, outer.isFinite else { return }
    func circle(_ radius: Double) -> CGRect {
      CGRect(x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius)
    }
    let inner = Double(min(startRadius, endRadius))
    var path = Path(ellipseIn: circle(outer))
    if inner > 0, !options.contains(.drawsBeforeStartLocation) { path.addEllipse(in: circle(inner)) }
    var item = PathItem(
      path.vector,
      fill: .radial(
        gradient.stops, center: Point(endCenter), startRadius: Double(startRadius),
        endRadius: Double(endRadius)),
      brushBounds: Self.unit)
    item.evenOdd = true
    add([.path(item)])
  }

  /// Draws an image that fills a rectangle. Its first row is at the rectangle's largest y. The image is therefore
  /// upright if the y axis points up, and upside down in a context of UIKit: ``UIImage/draw(in:)`` draws it upright
  /// there. `byTiling` must be false: an image is drawn once.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    precondition(!byTiling, "images are not repeated")
    var item = ImageItem(image.pixels, in: Rect(x: 0, y: 0, width: rect.width, height: rect.height))
    item.isAntialiased = state.isAntialiased
    item.interpolation = state.interpolation.interpolation
    guard item.isVisible else { return }
    add([.image(item)], upsideDownIn: rect)
  }

  /// Starts a layer. Opacity, blend mode and shadow apply to the layer as a whole, and what it draws starts without
  /// them. `auxiliaryInfo` has no keys on Linux and is not read.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    layers.append([])
    saveGState()
    layerStates.append(state)
    change {
      ($0.alpha, $0.blend, $0.shadow) = (1, .normal, nil)
      $0.clips = []
    }
  }
  /// Draws the layer that was started last.
  public func endTransparencyLayer() {
    guard let outer = layerStates.popLast(), let items = layers.popLast() else { return }
    restoreGState()
    append(items, under: outer, transform: .identity)
  }

  /// An image of what has been drawn so far; `nil` if it is too large.
  public func makeImage() -> CGImage? { picture.map { CGImage($0) } }

  // MARK: Recording

  /// The rectangle in which the coordinates of a gradient equal the coordinates of the context.
  private static let unit = Rect(x: 0, y: 0, width: 1, height: 1)

  private var visibleArea: CGRect {
    CGRect(origin: .zero, size: size).applying(state.transform.inverted())
  }

  func fill(_ path: Path, isEvenOdd: Bool = false) {
    guard !path.isEmpty, path.vector.points.allSatisfy(\.isFinite) else { return }
    if state.blend == .clear { return erase(path, isEvenOdd: isEvenOdd) }
    var item = PathItem(path.vector, fill: .color(state.fill))
    item.evenOdd = isEvenOdd
    add([.path(item)])
  }

  func stroke(_ path: Path, _ style: StrokeStyle? = nil) {
    let style = style ?? state.line
    guard !path.isEmpty, style.lineWidth > 0, path.vector.points.allSatisfy(\.isFinite) else { return }
    add([.path(PathItem(path.vector, line: .init(style.stroke, .color(state.stroke))))])
  }

  /// Adds items in the current coordinates.
  func add(_ items: [DisplayItem]) { append(items, under: state, transform: state.transform) }

  /// Adds items whose y axis points down from the bottom of `rect`, mirrored to point up from its top.
  func add(_ items: [DisplayItem], upsideDownIn rect: CGRect) {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
    append(items, under: state, transform: flip.concatenating(state.transform))
  }

  private func append(_ items: [DisplayItem], under state: State, transform: CGAffineTransform) {
    guard state.alpha > 0, !items.isEmpty, transform.transform.isFinite else { return }
    var group = GroupItem(items)
    group.transform = transform.transform
    group.opacity = state.alpha
    group.blend = state.blend.blend
    if let shadow = state.shadow {
      var outer = GroupItem([.group(group)])
      outer.shadow = shadow
      group = outer
    }
    for clip in state.clips.reversed() {
      var outer = GroupItem([.group(group)])
      (outer.clip, outer.clipEvenOdd) = (clip.path, clip.isEvenOdd)
      group = outer
    }
    let isPlain = group.isPlain && group.transform == .identity && group.clip == nil
    layers[layers.count - 1] += isPlain ? group.children : [.group(group)]
  }

  /// Erases the area inside a path and all clips. The content outside the path, or outside a clip, remains.
  private func erase(_ path: Path, isEvenOdd: Bool) {
    let drawn = layers[layers.count - 1]
    guard !drawn.isEmpty else { return }
    let outline = path.vector.transformed(by: state.transform.transform)
    guard !outline.isEmpty, outline.points.allSatisfy(\.isFinite) else { return }
    let everything = Rect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
    var merged: [DisplayItem] = []
    var inside = drawn
    for clip in [Clip(path: outline, isEvenOdd: isEvenOdd)] + state.clips {
      var outer = GroupItem(inside)
      outer.clip = VectorPath(everything)
      outer.clip?.append(clip.path)
      outer.clipEvenOdd = true
      merged.append(.group(outer))
      var next = GroupItem(inside)
      (next.clip, next.clipEvenOdd) = (clip.path, clip.isEvenOdd)
      inside = [.group(next)]
    }
    layers[layers.count - 1] = merged
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}

extension Transform {
  fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
