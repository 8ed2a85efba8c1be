import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// A drawing of Core Graphics. Operations are recorded, and drawn when an image is made.
///
///     let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
///       context.cgContext.setFillColor(UIColor.systemBlue.cgColor)
///       context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
///     }
///
/// Lengths are in points. In contexts of UIKit the y axis points down; in contexts of AppKit and of
/// ``init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)`` it points up.
public final class CGContext {
  struct State {
    /// The transform from the current user space to the picture.
    var transform: CGAffineTransform
    var fill = RGBA.black
    var stroke = RGBA.black
    var line = StrokeStyle(lineWidth: 1)
    var alpha = 1.0
    var blend = CGBlendMode.normal
    var shadow: GroupItem.Shadow?
    /// The clips, in the picture's coordinates.
    var clips: [Clip] = []
    var interpolation = CGInterpolationQuality.default
    var isAntialiased = true
  }

  struct Clip {
    var path: VectorPath
    var isEvenOdd: Bool
  }

  /// The picture's size in points.
  let size: CGSize
  /// Pixels per point of an image of the context.
  let scale: Double
  /// Whether the y axis points up, so that text is turned upright.
  let isYUp: Bool
  /// The colour below everything; `nil` for transparent.
  let background: RGBA?
  /// The transform before the first change.
  let base: CGAffineTransform

  /// The drawn items of the picture and of each open layer, in the picture's coordinates.
  var layers: [[DisplayItem]] = [[]]
  /// The state under which each open layer is drawn.
  var layerStates: [State] = []
  private var saved: [State] = []
  /// The path that is built, in the current coordinates.
  var current = Path()
  private(set) var state: State

  /// Creates an empty drawing.
  /// - Parameter base: The transform from the initial coordinates to the picture's coordinates, whose y axis points
  ///   down.
  init(size: CGSize, scale: Double, base: CGAffineTransform, isYUp: Bool, background: RGBA? = nil) {
    (self.size, self.scale, self.base, self.isYUp, self.background) = (size, scale, base, isYUp, background)
    state = State(transform: base)
  }

  /// Changes the state. A path that is being built keeps its position in the picture.
  func change(_ body: (inout State) -> Void) {
    let old = state.transform
    body(&state)
    guard !current.isEmpty, state.transform != old else { return }
    current = current.applying(old.concatenating(state.transform.inverted()))
  }

  // MARK: State

  /// Saves transform, clip, colours, line, opacity, blend mode and shadow.
  public func saveGState() { saved.append(state) }
  /// Restores what ``saveGState()`` saved last; no effect without a saved state.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    change { $0 = last }
  }

  /// The transform of later drawing.
  public var ctm: CGAffineTransform { state.transform.concatenating(base.inverted()) }
  /// Applies a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    change { $0.transform = transform.concatenating($0.transform) }
  }
  /// Moves later drawing, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Scales later drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Rotates later drawing, in radians from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Sets the colour of areas.
  public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
  /// Sets the colour of areas from sRGB components, from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of areas to a grey from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }
  /// Sets the colour of lines from sRGB components, from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of lines to a grey from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the width of lines in points; 1 at first.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  /// Sets the ends of lines; butt at first.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  /// Sets the corners of lines; mitred at first.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  /// Sets the maximum ratio of mitre length to width; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Sets the lengths of dashes and gaps in points, from `phase` points within the pattern. Empty means solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dash, state.line.dashPhase) = (lengths, phase)
  }
  /// Sets the opacity of later drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha.isNaN ? 1 : min(max(Double(alpha), 0), 1)
  }
  /// Sets the blend mode of later drawing.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }
  /// Sets a shadow; `nil` as the colour removes it. The offset is in points of the picture, not of the current
  /// coordinates; the standard deviation of the blur is half of `blur`.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      GroupItem.Shadow(
        color: $0.rgba, radius: blur.isFinite ? max(Double(blur), 0) : 0, x: Double(offset.width),
        y: Double(isYUp ? -offset.height : offset.height))
    }
  }
  /// Sets a black shadow of a third's opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
  /// The quality of scaled images.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
  /// Sets whether the edges of images may cover pixels partially. Edges of paths are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }
}
