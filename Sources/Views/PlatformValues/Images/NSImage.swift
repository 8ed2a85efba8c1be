import Foundation
import OpenChartsPictures
import OpenChartsViewCore
import OpenChartsViewValues
import Synchronization

/// AppKit's image. See ``UIImage``, which has the same behaviour.
public final class NSImage: Hashable, Sendable {
  private let storage: Mutex<UIImage>
  /// The size of an image that is drawn between `lockFocus()` and `unlockFocus()`; zero for others.
  let drawnSize: CGSize
  package internal(set) var image: UIImage {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  package init(_ image: UIImage) {
    storage = Mutex(image)
    drawnSize = .zero
  }

  /// Creates a transparent image of a size in points. `lockFocus()` starts drawing into it.
  public init(size: CGSize) {
    storage = Mutex(UIImage())
    drawnSize = size
  }

  /// Creates an image from PNG or JPEG data; `nil` for other data.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image)
  }
  /// Creates an image from a file; `nil` if it is not a PNG or JPEG.
  public convenience init?(contentsOfFile fileName: String) {
    guard let image = UIImage(contentsOfFile: fileName) else { return nil }
    self.init(image)
  }
  /// Creates an image from a file; `nil` if it is not a PNG or JPEG.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  /// Creates an image from an asset catalogue or a file in the program's resources; `nil` if there is none of
  /// this name.
  public convenience init?(named name: String) {
    guard let image = UIImage(named: name) else { return nil }
    self.init(image)
  }
  /// Creates an image from a symbol; `nil` if the symbol is not available. `description` is ignored: SwiftUI
  /// labels a symbol by its name.
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    guard let image = UIImage(systemName: name) else { return nil }
    self.init(image)
  }
  /// Creates an image from pixels. `size` is in points; a size of zero means one pixel per point.
  public convenience init(cgImage: CGImage, size: CGSize) {
    let scale = size.width > 0 ? CGFloat(cgImage.width) / size.width : 1
    self.init(UIImage(cgImage: cgImage, scale: scale, orientation: .up))
  }

  /// The size in points.
  public var size: CGSize { drawnSize == .zero ? image.size : drawnSize }

  public static func == (a: NSImage, b: NSImage) -> Bool { a.image == b.image }
  public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

extension Image {
  /// Creates an image from an AppKit image. Assistive technology ignores it unless `accessibilityLabel(_:)`
  /// describes it.
  public init(nsImage: NSImage) { self.init(uiImage: nsImage.image) }
}

extension ImageRenderer {
  /// The picture as pixels, rendered as `png()` does; `nil` if that throws.
  public var nsImage: NSImage? { uiImage.map { NSImage($0) } }
}
