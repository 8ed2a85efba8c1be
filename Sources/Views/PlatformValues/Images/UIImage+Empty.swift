import DisplayList
import Foundation
import ViewValues

extension UIImage {
  /// A picture of no size that shows nothing, for where there is none:
  ///
  ///     let photo = UIImage(contentsOfFile: path) ?? UIImage()
  public convenience init() { self.init(.empty) }
}

extension ImageAsset {
  /// One pixel that lets all through, in a size of zero points.
  static let empty = ImageAsset(pixel, scale: .infinity)

  private static let pixel: RasterImage = {
    let file = """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR42mNgAAIAAAUAAen63NgAAAAASUVORK5CYII=
      """
    return RasterImage(Array(Data(base64Encoded: file)!))!
  }()
}
