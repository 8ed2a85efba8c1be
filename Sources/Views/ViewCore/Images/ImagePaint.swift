import DisplayList
import Foundation
import ViewValues

/// A style that repeats a picture of pixels, from the top left corner of what it fills on.
///
///     Circle().fill(ImagePaint(image: Image("Bricks"), scale: 0.5))
///
/// Symbols are outlines and no pictures of pixels: for one the style is the foreground style, and the picture's
/// diagnostics say so.
public struct ImagePaint: ShapeStyle {
  /// The picture of pixels that is repeated.
  public var image: Image
  /// Which part of the picture is repeated; (0, 0) is its top left corner, (1, 1) its bottom right one.
  public var sourceRect: CGRect
  /// A factor on the picture's own size.
  public var scale: CGFloat

  /// A picture, or the part of it in `sourceRect`, repeated at `scale` times its own size.
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
    guard let file = asset.file(for: environment.imageLook) else {
      environment.diagnostics?.add(
        "There is no PNG or JPEG image named “\(asset.name)”: a grey style stands for it.")
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
  /// A picture that repeats.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension EnvironmentValues {
  /// What the choice among the files of a picture depends on.
  var imageLook: ImageAsset.Look {
    ImageAsset.Look(
      isDark: colorScheme == .dark, isContrasted: colorSchemeContrast == .increased,
      scale: Double(displayScale))
  }
}
