import Foundation
import Pictures
import ViewCore
import ViewValues

/// AppKit's picture: what ``UIImage`` is by UIKit's names.
public final class NSImage: Hashable, Sendable {
  package let image: UIImage

  package init(_ image: UIImage) { self.image = image }

  /// The pixels of a PNG or a JPEG; `nil` for other bytes.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image)
  }
  /// A file; `nil` where it is no PNG or JPEG.
  public convenience init?(contentsOfFile fileName: String) {
    guard let image = UIImage(contentsOfFile: fileName) else { return nil }
    self.init(image)
  }
  /// A file; `nil` where it is no PNG or JPEG.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  /// A picture of an asset catalogue or a file among the program's resources.
  public convenience init?(named name: String) {
    guard let image = UIImage(named: name) else { return nil }
    self.init(image)
  }
  /// A symbol; `nil` where there is no drawing for its name. The description is for views that show it by themselves;
  /// here SwiftUI does, by the symbol's name.
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    guard let image = UIImage(systemName: name) else { return nil }
    self.init(image)
  }
  /// Pixels in a size in points; one a pixel where that is zero.
  public convenience init(cgImage: CGImage, size: CGSize) {
    let scale = size.width > 0 ? CGFloat(cgImage.width) / size.width : 1
    self.init(UIImage(cgImage: cgImage, scale: scale, orientation: .up))
  }

  /// Points.
  public var size: CGSize { image.size }

  public static func == (a: NSImage, b: NSImage) -> Bool { a.image == b.image }
  public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

extension Image {
  /// A picture of AppKit's. Without a name of its own assistive technology passes over it, unless
  /// `accessibilityLabel(_:)` says what is to be seen.
  public init(nsImage: NSImage) { self.init(uiImage: nsImage.image) }
}

extension ImageRenderer {
  /// The picture in pixels, as `png()` writes them; `nil` where that throws.
  public var nsImage: NSImage? { uiImage.map { NSImage($0) } }
}
