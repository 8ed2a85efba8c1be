import Foundation
import OpenChartsDisplayList
import OpenChartsIsolation
import OpenChartsViewValues

/// The drawing of a ``Canvas``. A copy shares the drawing and has a separate state: transform, clip, opacity, blend
/// mode and filters.
public struct GraphicsContext {
  /// The opacity of later drawing, from 0 to 1.
  public var opacity = 1.0
  /// The blend mode of later drawing.
  public var blendMode = BlendMode.normal
  /// The transform from the coordinates of later drawing to the canvas' coordinates.
  public var transform = CGAffineTransform.identity
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// The bounds of the clip in the canvas's coordinates.
  public internal(set) var clipBoundingRect = CGRect.zero

  private var clips: [(path: VectorPath, isEvenOdd: Bool)] = []
  private var filters: [Filter] = []
  private let recording: CanvasRecording

  init(_ recording: CanvasRecording, environment: EnvironmentValues) {
    self.recording = recording
    self.environment = environment
  }

  /// An effect on what is drawn.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case blur(CGFloat)
      case shadow(Color, CGFloat, CGFloat, CGFloat)
    }
    let kind: Kind

    /// A Gaussian blur; the radius is in points.
    public static func blur(radius: CGFloat) -> Filter { Filter(kind: .blur(radius)) }
    /// A shadow; radius and offset are in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter { Filter(kind: .shadow(color, radius, x, y)) }
  }

  // MARK: State

  /// Scales later drawing.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Moves later drawing, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Rotates later drawing clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Applies a transform before the current one.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  /// Adds an effect on later drawing.
  public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

  /// Clips later drawing to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    let outline = path.vector.transformed(by: transform.transform)
    clips.append((outline, style.isEOFilled))
    clipBoundingRect = clipBoundingRect.intersection(path.applying(transform).boundingRect)
  }

  /// Draws into a layer, to which the opacity, the blend mode and the filters apply as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = CanvasRecording(symbols: recording.symbols)
    var inner = GraphicsContext(layer, environment: environment)
    inner.transform = transform
    inner.clipBoundingRect = clipBoundingRect
    try content(&inner)
    var outer = self
    outer.transform = .identity
    outer.add(layer.items)
  }

  // MARK: Drawing

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty, path.vector.points.allSatisfy(\.isFinite) else { return }
    let paint = shading.paint(in: environment)
    var item = PathItem(path.vector, fill: paint.brush, brushBounds: shading.bounds)
    item.evenOdd = style.isEOFilled
    add([paint.applied(to: .path(item))])
  }

  /// Draws the outline of a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty, style.lineWidth > 0, path.vector.points.allSatisfy(\.isFinite) else { return }
    let paint = shading.paint(in: environment)
    let line = PathItem.Line(style.stroke, paint.brush)
    add([paint.applied(to: .path(PathItem(path.vector, line: line, brushBounds: shading.bounds)))])
  }

  /// Draws the outline of a path; the width is in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Adds items in the current coordinates, with the current state.
  package func add(_ items: [DisplayItem]) {
    guard opacity > 0, !items.isEmpty else { return }
    var group = GroupItem(items)
    group.transform = transform.transform
    group.opacity = min(opacity, 1)
    group.blend = blendMode.blend
    for filter in filters {
      var outer = GroupItem([.group(group)])
      switch filter.kind {
      case .blur(let radius): outer.blur = max(Double(radius), 0)
      case .shadow(let color, let radius, let x, let y):
        outer.shadow = .init(
          color: color.rgba(in: environment), radius: max(Double(radius), 0), x: Double(x), y: Double(y))
      }
      group = outer
    }
    for clip in clips.reversed() {
      var outer = GroupItem([.group(group)])
      (outer.clip, outer.clipEvenOdd) = (clip.path, clip.isEvenOdd)
      group = outer
    }
    let isPlain = group.isPlain && group.transform == .identity && group.clip == nil
    recording.items += isPlain ? group.children : [.group(group)]
  }

  /// The views that the canvas can draw by their tags.
  var symbols: MainActorBox<[ViewNode]> { recording.symbols }
}
