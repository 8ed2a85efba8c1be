import Foundation
import OpenChartsCairoRenderer
import OpenChartsDisplayList
import OpenChartsViewCore
import OpenChartsViewValues

extension CGContext {
  /// The whole drawing, with its open layers.
  var items: [DisplayItem] { layers.joined().map { $0 } }

  /// The picture as a PNG file; `nil` if it is too large.
  var picture: RasterImage? {
    (try? CairoRenderer.png(DisplayList(items), size: Size(size), scale: scale, background: background))
      .flatMap { RasterImage($0) }
  }

  /// Adds items whose y axis points down, so that their origin is the top left corner of `rect` as it appears in a
  /// view.
  func add(_ items: [DisplayItem], uprightIn rect: CGRect) {
    guard isYUp else {
      var group = GroupItem(items)
      group.transform = .translation(Double(rect.minX), Double(rect.minY))
      return add([.group(group)])
    }
    add(items, upsideDownIn: rect)
  }
}

/// The meaning of the alpha of a pixel. Pixels of a ``CGContext`` are premultiplied sRGB; other layouts are read as
/// that.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Without alpha: the image is opaque, at first black.
  case none
  /// Alpha after or before the colours, by which these are multiplied.
  case premultipliedLast, premultipliedFirst
  /// Alpha after or before the colours.
  case last, first
  /// An unused byte after or before the colours: the image is opaque, at first black.
  case noneSkipLast, noneSkipFirst
  /// In Core Graphics, an image of alpha without colours. In this package the colours are kept.
  case alphaOnly
}

extension CGContext {
  /// Creates a drawing of `width` by `height` pixels, of one point each, whose y axis points up. ``makeImage()``
  /// gives its pixels.
  ///
  /// `nil` if a size is not positive, or if `data` is not `nil`: pixels are drawn when the image is made, so there is
  /// no memory to share. `bitsPerComponent`, `bytesPerRow` and `space` have no effect: images have 8 bits per
  /// component of sRGB.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil, width > 0, height > 0 else { return nil }
    let isOpaque = [CGImageAlphaInfo.none, .noneSkipLast, .noneSkipFirst].contains {
      $0.rawValue == bitmapInfo & 0x1F
    }
    self.init(
      size: CGSize(width: width, height: height), scale: 1,
      base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)), isYUp: true,
      background: isOpaque ? .black : nil)
  }

  /// The width in pixels of the image that ``makeImage()`` gives.
  public var width: Int { Int((size.width * scale).rounded(.up)) }
  /// The height in pixels of the image that ``makeImage()`` gives.
  public var height: Int { Int((size.height * scale).rounded(.up)) }
}

extension GraphicsContext {
  /// Draws with Core Graphics into this context, with its transform, opacity and clip.
  ///
  ///     Canvas { context, size in
  ///       context.withCGContext { $0.fill(CGRect(origin: .zero, size: size)) }
  ///     }
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let size = clipBoundingRect.isEmpty ? .zero : clipBoundingRect.size
    let context = CGContext(size: size, scale: 1, base: .identity, isYUp: false)
    try content(context)
    add(context.items)
  }
}
