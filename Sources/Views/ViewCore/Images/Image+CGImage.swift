import Foundation
import ViewValues

extension Image {
  /// Which side of a picture is at its top. Others would have to be turned, which nothing here does.
  public enum Orientation: UInt8, Hashable, Sendable {
    /// The first row of pixels is at the top.
    case up
  }

  /// A picture of pixels, `scale` of them per point, with words that say what is to be seen.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale)
    isDecorative = false
    self.label = SpokenLabel(text: label)
  }

  /// A picture of pixels, `scale` of them per point, which assistive technology passes over.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(ImageAsset(cgImage.pixels, scale: scale > 0 && scale.isFinite ? scale : 1))
  }
}
