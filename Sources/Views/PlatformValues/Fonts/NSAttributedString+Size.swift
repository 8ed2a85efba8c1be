import Foundation
import OpenChartsDisplayList
import OpenChartsTypography
import OpenChartsViewValues

/// Options for measuring text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bit mask of the options.
  public let rawValue: Int
  /// Creates options from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Wraps lines at the given width. Without it lines break only at line feeds.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Uses the font's line spacing. Always the case, with or without this option.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Limits the text to the given height and ends the last visible line with an ellipsis if text is cut off.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

extension NSAttributedString {
  /// The size of the text in points. Lines break only at line feeds.
  public func size() -> CGSize {
    Typesetter.shared.layout(spans, style: paragraph, width: nil, height: nil).size.cgSize
  }

  /// Returns the text's box in points, with lines wrapped at `size.width`. The height limits the box only
  /// with `truncatesLastVisibleLine`. Widths and heights that are not positive set no limit.
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = []) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin)
    let layout = layout(in: size, options)
    // Without `usesLineFragmentOrigin` the origin lies on the first baseline.
    let top = breaks ? 0 : -layout.firstBaseline
    return CGRect(origin: CGPoint(x: 0, y: top), size: layout.size.cgSize)
  }

  func layout(in size: CGSize, _ options: NSStringDrawingOptions) -> TextLayout {
    let breaks = options.contains(.usesLineFragmentOrigin)
    let ends = breaks && options.contains(.truncatesLastVisibleLine)
    return Typesetter.shared.layout(
      spans, style: paragraph, width: breaks && size.width > 0 ? Double(size.width) : nil,
      height: ends && size.height > 0 ? Double(size.height) : nil)
  }
}

extension NSString {
  /// The size of the text in points. Lines break only at line feeds; the default font is the system font at
  /// 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }
}

extension String {
  /// The size of the text in points. Lines break only at line feeds; the default font is the system font at
  /// 12 points.
  ///
  ///     let font = UIFont.systemFont(ofSize: 12)
  ///     let widest = ["8 km", "12 km"].map { $0.size(withAttributes: [.font: font]).width }.max() ?? 0
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    // An attributed string without characters carries no font, so measure the height of a space.
    guard isEmpty else { return NSAttributedString(string: self, attributes: attributes).size() }
    return CGSize(width: 0, height: " ".size(withAttributes: attributes).height)
  }

  /// Returns the text's box in points, with lines wrapped at `size.width`. `context` must be `nil`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(with: size, options: options)
  }
}

/// UIKit's type for shrinking text while drawing. It has no values: pass `nil`.
public enum NSStringDrawingContext {}
