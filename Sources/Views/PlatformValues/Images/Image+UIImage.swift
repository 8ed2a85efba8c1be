import Pictures
import ViewCore
import ViewValues

extension Image {
  /// A picture of UIKit's. Without a name of its own assistive technology passes over it, unless
  /// `accessibilityLabel(_:)` says what is to be seen.
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
    // A template takes the style of the view that shows it; any other picture keeps the colour it was given.
    if let tint = uiImage.tint, uiImage.renderingMode != .alwaysTemplate {
      image = image.renderingMode(.template)
      image.tint = tint.color
    }
    self = image
  }
}

extension ImageRenderer {
  /// The picture in pixels, as `png()` writes them; `nil` where that throws.
  public var uiImage: UIImage? { (try? png()).flatMap { UIImage(data: $0, scale: scale) } }

  /// The picture in pixels, as `png()` writes them; `nil` where that throws.
  public var cgImage: CGImage? { uiImage?.cgImage }
}
