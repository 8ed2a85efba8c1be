import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

extension UIImage {
  /// Creates an image of zero size that shows nothing, for a missing one:
  ///
  ///     let photo = UIImage(contentsOfFile: path) ?? UIImage()
  public convenience init() { self.init(.empty) }
}

extension ImageAsset {
  /// One transparent pixel with a size of zero points.
  static let empty = ImageAsset(pixel, scale: .infinity)

  private static let pixel: RasterImage = {
    let file = """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR42mNgAAIAAAUAAen63NgAAAAASUVORK5CYII=
      """
    return RasterImage(Array(Data(base64Encoded: file)!))!
  }()
}
