import OpenChartsCairoRenderer
import OpenChartsDisplayList
import OpenChartsViewValues

extension UIImage {
  /// The pixels before and after a rotation.
  struct PixelRotation: Hashable, Sendable {
    let original: RasterImage
    let orientation: Orientation
    let rotated: RasterImage

    /// Returns `nil` if there is nothing to rotate, or if the file is damaged.
    init?(_ image: RasterImage, _ orientation: Orientation, scale: Double) {
      let (swapsAxes, isFromRight, isFromBottom) =
        switch orientation {
        case .up: (false, false, false)
        case .down: (false, true, true)
        case .left: (true, true, false)
        case .right: (true, false, true)
        case .upMirrored: (false, true, false)
        case .downMirrored: (false, false, true)
        case .leftMirrored: (true, false, false)
        case .rightMirrored: (true, true, true)
        }
      guard orientation != .up,
        let rotated = ImageFile.rotated(
          image, swapsAxes: swapsAxes, isFromRight: isFromRight, isFromBottom: isFromBottom, scale: scale)
      else { return nil }
      (original, self.orientation, self.rotated) = (image, orientation, rotated)
    }
  }
}
