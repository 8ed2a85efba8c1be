import Foundation

/// What was copied, within this program: there is no clipboard that other programs read.
@preconcurrency @MainActor public final class UIPasteboard: Sendable {
  public static let general = UIPasteboard()
  private init() {}

  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// All strings of what was copied.
  public var strings: [String]?
  public var url: URL?
  public var image: UIImage?
  public var color: UIColor?
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
}
