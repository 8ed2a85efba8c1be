import CairoRenderer
import DisplayList
import Foundation
import ViewCore
import ViewValues

/// UIKit's picture: pixels of a PNG or a JPEG, or a symbol by its name.
///
///     if let photo = UIImage(contentsOfFile: path) {
///       Image(uiImage: photo).resizable().scaledToFit()
///     }
///
/// Files of other formats give `nil`. How a camera was held is not read: the first row of a file is the top.
public final class UIImage: Hashable, Sendable {
  /// Whether a picture keeps its colours.
  public enum RenderingMode: Int, Sendable {
    /// As the view that shows it would have it, with its own colours, or in the view's style.
    case automatic, alwaysOriginal, alwaysTemplate
  }
  /// How a picture is turned before it is shown. The views of SwiftUI get pixels that are turned already.
  public enum Orientation: Int, Sendable {
    /// As it is, half a turn, a quarter to the left, and a quarter to the right.
    case up, down, left, right
    /// The sides changed: left and right, top and bottom, along the one and along the other diagonal.
    case upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  enum Source: Hashable, Sendable {
    case pixels(RasterImage, scale: Double)
    case asset(ImageAsset, ImageAsset.File)
    case symbol(String)
    /// No pixels and no size.
    case empty
  }

  let source: Source
  /// What the pixels were before they were turned; `nil` where they are as they were given.
  let turn: Turn?
  /// Whether it keeps its colours.
  public let renderingMode: RenderingMode
  let tint: UIColor?

  /// Size and strokes of a symbol; `nil` leaves them to the view that shows it.
  let symbolConfiguration: SymbolConfiguration?

  init(
    _ source: Source, mode: RenderingMode = .automatic, tint: UIColor? = nil, turn: Turn? = nil,
    symbolConfiguration: SymbolConfiguration? = nil
  ) {
    (self.source, renderingMode, self.tint, self.turn) = (source, mode, tint, turn)
    self.symbolConfiguration = symbolConfiguration
  }

  package convenience init?(_ bytes: [UInt8], scale: CGFloat) {
    guard let image = RasterImage(bytes) else { return nil }
    self.init(.pixels(image, scale: scale > 0 && scale.isFinite ? scale : 1))
  }

  /// The pixels of a PNG or a JPEG, one a point; `nil` for other bytes.
  public convenience init?(data: Data) { self.init(Array(data), scale: 1) }
  /// The pixels of a PNG or a JPEG, so many a point; `nil` for other bytes.
  public convenience init?(data: Data, scale: CGFloat) { self.init(Array(data), scale: scale) }

  /// A file; `@2x` and `@3x` before its ending tell its pixels per point.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = (path as NSString).deletingPathExtension
    self.init(Array(data), scale: stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1)
  }

  /// Pixels, one a point.
  public convenience init(cgImage: CGImage) { self.init(.pixels(cgImage.pixels, scale: 1)) }
  /// Pixels, so many a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let turn = Turn(cgImage.pixels, orientation, scale: scale)
    self.init(.pixels(turn?.turned ?? cgImage.pixels, scale: scale), turn: turn)
  }

  /// A picture of an asset catalogue or a file among the program's resources.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A picture of an asset catalogue or a file among a bundle's resources, or the program's for `nil`.
  ///
  /// `traitCollection` is ignored, as a view shows the picture of its appearance; pixels are those of the light one.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let asset = ImageAsset(
      name: name, folder: bundle.flatMap { $0 == .main ? nil : $0 }.map { $0.resourcePath ?? $0.bundlePath })
    let look = ImageAsset.Look(isDark: false, isContrasted: false, scale: 3)
    guard let file = asset.file(for: look) else { return nil }
    self.init(.asset(asset, file))
  }

  /// A symbol by the name that the system's symbols have; `nil` where there is no drawing for it. It is an outline and
  /// has no pixels.
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

  /// Points; a symbol is as large as one in body text unless a configuration says otherwise.
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
  /// How the pixels were turned before they are shown.
  public var imageOrientation: Orientation { turn?.orientation ?? .up }
  /// Whether it is a symbol by its name.
  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }
  /// The pixels as they were given, not yet turned; `nil` for a symbol.
  public var cgImage: CGImage? { file.map { CGImage(turn?.original ?? $0.pixels) } }

  /// The picture as a PNG; `nil` for a symbol or a damaged file.
  public func pngData() -> Data? {
    file.flatMap { ImageFile.png($0.pixels, scale: $0.scale) }.map { Data($0) }
  }

  /// The picture as a JPEG, where what is transparent is white; `nil` for a symbol or a damaged file, or where
  /// libjpeg-turbo is not installed.
  /// - Parameter compressionQuality: From 0, the shortest file, to 1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    file.flatMap { ImageFile.jpeg($0.pixels, quality: compressionQuality) }.map { Data($0) }
  }

  /// The same picture, which keeps its colours or not.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed(mode: renderingMode, tint: tint)
  }

  /// The opaque parts in one colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }
  /// The opaque parts in one colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed(mode: renderingMode, tint: color)
  }

  private func changed(mode: RenderingMode, tint: UIColor?) -> UIImage {
    UIImage(source, mode: mode, tint: tint, turn: turn, symbolConfiguration: symbolConfiguration)
  }

  public static func == (a: UIImage, b: UIImage) -> Bool {
    a === b
      || a.source == b.source && a.renderingMode == b.renderingMode && a.tint == b.tint
        && a.turn == b.turn && a.symbolConfiguration == b.symbolConfiguration
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
