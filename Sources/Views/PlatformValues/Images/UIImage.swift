import Foundation
import OpenChartsCairoRenderer
import OpenChartsDisplayList
import OpenChartsViewCore
import OpenChartsViewValues

/// UIKit's image: the pixels of a PNG or JPEG, or a symbol by name.
///
///     if let photo = UIImage(contentsOfFile: path) {
///       Image(uiImage: photo).resizable().scaledToFit()
///     }
///
/// Other file formats give `nil`. EXIF orientation is ignored: the first row of the file is the top.
public final class UIImage: Hashable, Sendable {
  /// Whether an image is drawn in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// In order of the cases: the mode of the view that shows the image, its own colours, the view's foreground style.
    case automatic, alwaysOriginal, alwaysTemplate
  }
  /// The rotation and mirroring applied before an image is shown. SwiftUI views get pixels that are already
  /// rotated.
  public enum Orientation: Int, Sendable {
    /// In order of the cases: unchanged, rotated by 180°, by 90° counterclockwise, by 90° clockwise.
    case up, down, left, right
    /// In order of the cases: mirrored left to right, top to bottom, and about the two diagonals.
    case upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  enum Source: Hashable, Sendable {
    case pixels(RasterImage, scale: Double)
    case asset(ImageAsset, ImageAsset.File)
    case symbol(String)
    /// An image without pixels, of size zero.
    case empty
  }

  let source: Source
  /// The pixels before the rotation; `nil` if they were not rotated.
  let rotation: PixelRotation?
  /// Whether the image is drawn in its own colours.
  public let renderingMode: RenderingMode
  let tint: UIColor?

  /// The size and stroke weight of a symbol; `nil` uses the values of the view that shows it.
  let symbolConfiguration: SymbolConfiguration?

  init(
    _ source: Source, mode: RenderingMode = .automatic, tint: UIColor? = nil, rotation: PixelRotation? = nil,
    symbolConfiguration: SymbolConfiguration? = nil
  ) {
    (self.source, renderingMode, self.tint, self.rotation) = (source, mode, tint, rotation)
    self.symbolConfiguration = symbolConfiguration
  }

  package convenience init?(_ bytes: [UInt8], scale: CGFloat) {
    guard let image = RasterImage(bytes) else { return nil }
    self.init(.pixels(image, scale: scale > 0 && scale.isFinite ? scale : 1))
  }

  /// Creates an image from PNG or JPEG data at one pixel per point; `nil` for other data.
  public convenience init?(data: Data) { self.init(Array(data), scale: 1) }
  /// Creates an image from PNG or JPEG data; `nil` for other data. `scale` is in pixels per point; values
  /// that are not positive and finite mean 1.
  public convenience init?(data: Data, scale: CGFloat) { self.init(Array(data), scale: scale) }

  /// Creates an image from a file. `@2x` or `@3x` before the extension sets the pixels per point.
  public convenience init?(contentsOfFile path: String) {
    guard let image = RasterImage(contentsOfFile: path) else { return nil }
    let stem = (path as NSString).deletingPathExtension
    self.init(.pixels(image, scale: stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1))
  }

  /// Creates an image from pixels at one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(.pixels(cgImage.pixels, scale: 1)) }
  /// Creates an image from pixels. `scale` is in pixels per point; values that are not positive and finite
  /// mean 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let rotation = PixelRotation(cgImage.pixels, orientation, scale: scale)
    self.init(.pixels(rotation?.rotated ?? cgImage.pixels, scale: scale), rotation: rotation)
  }

  /// Creates an image from an asset catalogue or a file in the program's resources; `nil` if there is none of
  /// this name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates an image from an asset catalogue or a file in a bundle's resources; `nil` means the program's resources.
  ///
  /// `traitCollection` is ignored: a view shows the image for its appearance, and `cgImage` is the image for
  /// light appearance.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let asset = ImageAsset(
      name: name, folder: bundle.flatMap { $0 == .main ? nil : $0 }.map { $0.resourcePath ?? $0.bundlePath })
    let traits = ImageAsset.Traits(isDark: false, isContrasted: false, scale: 3)
    guard let file = asset.file(for: traits) else { return nil }
    self.init(.asset(asset, file))
  }

  /// Creates an image from a symbol by Apple's name; `nil` if the symbol is not available. Symbols are
  /// outlines without pixels.
  public convenience init?(systemName name: String) {
    guard SystemSymbol(name: name) != nil else { return nil }
    self.init(.symbol(name))
  }

  private var file: (pixels: RasterImage, scale: Double)? {
    switch source {
    case .pixels(let image, let scale): (image, scale)
    case .asset(_, let file): (file.image, file.scale)
    case .symbol, .empty: nil
    }
  }

  /// The size in points. A symbol is as large as one in body text unless its configuration sets a size.
  public var size: CGSize {
    guard let file else {
      let side = isSymbolImage ? symbolConfiguration?.side ?? CGFloat(SystemSymbol.grid) : 0
      return CGSize(width: side, height: side)
    }
    return CGSize(
      width: Double(file.pixels.width) / file.scale, height: Double(file.pixels.height) / file.scale)
  }

  /// Pixels per point.
  public var scale: CGFloat { file?.scale ?? 1 }
  /// The rotation applied before the image is shown.
  public var imageOrientation: Orientation { rotation?.orientation ?? .up }
  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }
  /// The pixels before the rotation; `nil` for a symbol.
  public var cgImage: CGImage? { file.map { CGImage(rotation?.original ?? $0.pixels) } }

  /// Encodes the image as a PNG; `nil` for a symbol or a damaged file.
  public func pngData() -> Data? {
    file.flatMap { ImageFile.png($0.pixels, scale: $0.scale) }.map { Data($0) }
  }

  /// Encodes the image as a JPEG on white; `nil` for a symbol or a damaged file, or if libjpeg-turbo is not
  /// installed.
  /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best quality.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    file.flatMap { ImageFile.jpeg($0.pixels, quality: compressionQuality) }.map { Data($0) }
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed(mode: renderingMode, tint: tint)
  }

  /// Returns the image with its opaque parts in one colour. A tint is ignored in `alwaysTemplate` mode.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }
  /// Returns the image with its opaque parts in one colour. A tint is ignored in `alwaysTemplate` mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed(mode: renderingMode, tint: color)
  }

  private func changed(mode: RenderingMode, tint: UIColor?) -> UIImage {
    UIImage(source, mode: mode, tint: tint, rotation: rotation, symbolConfiguration: symbolConfiguration)
  }

  public static func == (a: UIImage, b: UIImage) -> Bool {
    a === b
      || a.source == b.source && a.renderingMode == b.renderingMode && a.tint == b.tint
        && a.rotation == b.rotation && a.symbolConfiguration == b.symbolConfiguration
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
