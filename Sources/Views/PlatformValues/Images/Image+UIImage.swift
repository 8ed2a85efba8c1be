import OpenChartsPictures
import OpenChartsViewCore
import OpenChartsViewValues

extension Image {
  /// Creates an image from a UIKit image. Assistive technology ignores it unless `accessibilityLabel(_:)`
  /// describes it.
  public init(uiImage: UIImage) {
    var image =
      switch uiImage.source {
      case .pixels(let pixels, let scale): Image(ImageAsset(pixels, scale: scale))
      case .asset(let asset, _): Image(asset)
      case .symbol(let name): Image(systemName: name)
      case .empty: Image(.empty)
      }
    uiImage.symbolConfiguration?.apply(to: &image)
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: image = image.renderingMode(.original)
    case .alwaysTemplate: image = image.renderingMode(.template)
    }
    // A template takes the foreground style of the view that shows it, so the tint applies to other modes
    // only.
    if let tint = uiImage.tint, uiImage.renderingMode != .alwaysTemplate {
      image = image.renderingMode(.template)
      image.tint = tint.color
    }
    self = image
  }
}

extension ImageRenderer {
  /// The picture as pixels, rendered as `png()` does; `nil` if that throws.
  public var uiImage: UIImage? { (try? png()).flatMap { UIImage(data: $0, scale: scale) } }

  /// The picture as pixels, rendered as `png()` does; `nil` if that throws.
  public var cgImage: CGImage? { uiImage?.cgImage }
}
