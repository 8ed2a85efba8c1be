import Foundation

/// What was copied, within this program: there is no clipboard that other programs read.
@preconcurrency @MainActor public final class UIPasteboard: Sendable {
  /// The one that all parts of the program share.
  public static let general = UIPasteboard()
  private init() {}

  /// The text that was put here.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// All strings of what was copied.
  public var strings: [String]?
  /// The address that was put here.
  public var url: URL?
  /// The picture that was put here.
  public var image: UIImage?
  /// The colour that was put here.
  public var color: UIColor?
  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  public var hasURLs: Bool { url != nil }
  /// Whether there is a picture.
  public var hasImages: Bool { image != nil }
}
