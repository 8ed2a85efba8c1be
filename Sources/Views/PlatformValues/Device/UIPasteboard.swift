import Foundation

/// A clipboard within this process. It is not connected to the clipboard of the system.
@preconcurrency @MainActor public final class UIPasteboard: Sendable {
  /// The clipboard that the whole program shares.
  public static let general = UIPasteboard()
  private init() {}

  /// The first of `strings`. Setting it replaces them all; `nil` clears them.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The copied strings; `nil` if there are none.
  public var strings: [String]?
  /// The copied URL.
  public var url: URL?
  /// The copied picture.
  public var image: UIImage?
  /// The copied colour.
  public var color: UIColor?
  /// Sets the string or the URL to `value` if it is one. Other values are ignored.
  ///
  /// - Parameter pasteboardType: Ignored: the type follows from the value.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    if let text = value as? String { string = text } else if let address = value as? URL { url = address }
  }
  /// Whether there is a string.
  public var hasStrings: Bool { string != nil }
  /// Whether there is a URL.
  public var hasURLs: Bool { url != nil }
  /// Whether the pasteboard contains an image.
  public var hasImages: Bool { image != nil }
}
