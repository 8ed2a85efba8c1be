import Foundation
import OpenChartsViewValues

extension Image {
  /// The orientation of a picture. Only `up` is supported.
  public enum Orientation: UInt8, Hashable, Sendable {
    /// The first row of pixels is at the top.
    case up
  }

  /// Creates an image from pixels, with a label for assistive technology. `scale` is in pixels per point.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale)
    isDecorative = false
    self.label = SpokenLabel(text: label)
  }

  /// Creates an image from pixels that assistive technology ignores. `scale` is in pixels per point; values that are
  /// not positive and finite mean 1.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(ImageAsset(cgImage.pixels, scale: scale > 0 && scale.isFinite ? scale : 1))
  }
}
