import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// The state of an ``AsyncImage``.
public enum AsyncImagePhase: Sendable {
  /// There is no image.
  case empty
  /// The image has been read.
  case success(Image)
  /// The image cannot be read.
  case failure(any Error)

  /// The image; `nil` if there is none.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error; `nil` if there is none.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }

  fileprivate struct NotAnImage: Error {}

  /// Reads the image of a file or of a `data:` address. Other addresses stay empty, so that pictures do not depend on
  /// the network.
  init(_ url: URL?, scale: CGFloat) {
    guard let url else {
      self = .empty
      return
    }
    let image: RasterImage?
    if url.isFileURL {
      image = RasterImage(contentsOfFile: url.path)
    } else if url.scheme == "data", let comma = url.absoluteString.firstIndex(of: ",") {
      let (head, body) = (url.absoluteString[..<comma], url.absoluteString[comma...].dropFirst())
      let bytes =
        head.hasSuffix(";base64")
        ? Data(base64Encoded: String(body)).map { [UInt8]($0) }
        : body.removingPercentEncoding.map { Array($0.utf8) }
      image = bytes.flatMap { RasterImage($0) }
    } else {
      self = .empty
      return
    }
    guard let image else {
      self = .failure(NotAnImage())
      return
    }
    self = .success(Image(ImageAsset(image, scale: scale > 0 && scale.isFinite ? Double(scale) : 1)))
  }
}

/// An image from an address. Files and `data:` addresses are shown; for other addresses the placeholder is shown,
/// because pictures do not depend on the network.
public struct AsyncImage<Content: View> {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content

  /// Creates an image whose content depends on its state. `scale` is in pixels per point; `transaction` has no effect.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// Creates an image with a placeholder, a grey box. `scale` is in pixels per point.
  public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent {
    self.init(url: url, scale: scale) { _AsyncImageContent(image: $0.image) }
  }

  /// Creates an image with content for the loaded image, and a placeholder. `scale` is in pixels per point.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

extension AsyncImage: View {
  /// The content for the state of the image.
  public var body: some View { content(AsyncImagePhase(url, scale: scale)) }
}

/// The image of an ``AsyncImage``, or a grey box.
public struct _AsyncImageContent {
  let image: Image?
}

extension _AsyncImageContent: View {
  public var body: some View {
    if let image { image } else { Color(.system(.secondaryFill)) }
  }
}
