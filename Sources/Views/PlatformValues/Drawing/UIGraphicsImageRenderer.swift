import Foundation
import OpenChartsViewValues

/// The format of a drawing of UIKit.
open class UIGraphicsRendererFormat {
  /// The rectangle that is drawn, in points.
  public internal(set) var bounds = CGRect.zero

  /// Creates a format.
  public required init() {}
  /// Returns the format of the screen.
  open class func `default`() -> Self { Self() }
  /// Returns the format of the screen.
  open class func preferred() -> Self { Self() }
}

/// The scale and the background of an image that is drawn.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours.
  public enum Range: Int, Sendable {
    /// No range is chosen.
    case unspecified = -1
    /// The range of the screen, colours beyond sRGB, or sRGB.
    case automatic, extended, standard
  }
  /// Pixels per point; 3 at first, as for ``UIScreen``. 0 means 3 as well.
  open var scale = UIScreen.main.scale
  /// Whether the image starts black instead of transparent; false at first.
  open var opaque = false
  /// The range of colours. Has no effect: images are in sRGB.
  open var preferredRange = Range.standard

  /// Creates the format of the screen.
  public required init() { super.init() }
  /// Creates the format for traits: their pixels per point.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }
}

/// A drawing of UIKit while it is drawn.
open class UIGraphicsRendererContext {
  /// The context that draws. The y axis points down.
  public let cgContext: CGContext
  /// The format of the drawing.
  public let format: UIGraphicsRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsRendererFormat) {
    (self.cgContext, self.format) = (cgContext, format)
  }

  /// Fills a rectangle with the fill colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with the fill colour in a blend mode.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) { blending(blendMode) { cgContext.fill(rect) } }
  /// Draws a line of one point inside the edges of a rectangle, in the stroke colour.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Draws a line of one point inside the edges of a rectangle, in the stroke colour and a blend mode.
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) { blending(blendMode) { stroke(rect) } }
  /// Clips later drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func blending(_ mode: CGBlendMode, _ body: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    body()
    cgContext.restoreGState()
  }
}

/// An image of UIKit while it is drawn.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// An image of what has been drawn so far.
  public var currentImage: UIImage { UIImage(cgContext) ?? UIImage() }
}

/// Draws images with UIKit and Core Graphics.
///
///     let badge = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 30)).image { _ in
///       UIColor.systemBlue.setFill()
///       UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 30), cornerRadius: 8).fill()
///       "OK".draw(at: CGPoint(x: 10, y: 6), withAttributes: [.foregroundColor: UIColor.white])
///     }
///
/// Colours that follow the appearance are drawn in light appearance. A drawing without an area, or one of more than
/// 268 million pixels, gives an image of size zero.
open class UIGraphicsImageRenderer {
  /// Draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images that show a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    format.bounds = bounds
  }
  /// Creates a renderer of images that show a rectangle, in points, with the pixels of the screen.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Creates a renderer of images of a size in points, with the pixels of the screen.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Whether the renderer makes images: always true.
  public var allowsImageOutput: Bool { true }

  /// Returns an image of what `actions` draws.
  public func image(actions: DrawingActions) -> UIImage { UIImage(drawn(actions)) ?? UIImage() }
  /// Returns a PNG file of what `actions` draws; empty without an area.
  public func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }
  /// Returns a JPEG file of what `actions` draws, on white; empty without an area or without libjpeg-turbo.
  /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best quality.
  public func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  private func drawn(_ actions: DrawingActions) -> CGContext {
    let bounds = format.bounds.isNull ? .zero : format.bounds.standardized
    let scale = format.scale > 0 && format.scale.isFinite ? format.scale : UIScreen.main.scale
    let context = CGContext(
      size: bounds.size, scale: Double(scale),
      base: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY), isYUp: false,
      background: format.opaque ? .black : nil)
    CurrentContext.with(context) { actions(UIGraphicsImageRendererContext(context, format)) }
    return context
  }
}
