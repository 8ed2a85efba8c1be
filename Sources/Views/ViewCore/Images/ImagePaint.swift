import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// A style that tiles an image, from the top left corner of the filled area.
///
///     Circle().fill(ImagePaint(image: Image("Bricks"), scale: 0.5))
///
/// Symbols have no pixels: the style is then the foreground style, and the picture's diagnostics report it.
public struct ImagePaint: ShapeStyle {
  /// The image that is tiled.
  public var image: Image
  /// The part of the image that is tiled, in unit coordinates: (0, 0) is the top left, (1, 1) the bottom right.
  public var sourceRect: CGRect
  /// The scale factor of the image.
  public var scale: CGFloat

  /// Creates a style that tiles `sourceRect` of an image at `scale` times its size.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    guard let asset = image.asset else {
      environment.diagnostics?.add("The symbol “\(image.systemName)” cannot be repeated as a style.")
      return ForegroundStyle()._paint(in: environment)
    }
    guard let file = asset.file(for: environment.imageTraits) else {
      environment.diagnostics?.add(
        asset.missing("a grey style"))
      return _Paint(.color(RGBA(0.5, 0.5, 0.5, 0.3)))
    }
    let part = sourceRect.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    let size = Size(
      Double(file.size.width * part.width * scale), Double(file.size.height * part.height * scale))
    let tile = ImageTile(file.image, part: Rect(part), size: size)
    return _Paint(tile.isSound ? .tiles(tile) : .color(.clear))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a style that tiles an image.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension EnvironmentValues {
  /// The traits that select the file of an image.
  var imageTraits: ImageAsset.Traits {
    ImageAsset.Traits(
      isDark: colorScheme == .dark, isContrasted: colorSchemeContrast == .increased,
      scale: Double(displayScale))
  }
}
