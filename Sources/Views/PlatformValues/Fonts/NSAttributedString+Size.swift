import DisplayList
import Foundation
import Typography
import ViewValues

extension NSAttributedString.Key {
  /// The `UIFont` or `NSFont` of letters; the system's face at 12 points where there is none.
  public static let font = NSAttributedString.Key("NSFont")
  /// The `UIColor` or `NSColor` of letters. It has no part in their size, and nothing here draws such a string: a
  /// view does, `Text`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A number: points after each letter, which are added to the usual distance.
  public static let kern = NSAttributedString.Key("NSKern")
}

/// What a text is measured for.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The sum of the options' bits.
  public let rawValue: Int
  /// Options by the sum of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines break where a width ends; without it a text has the lines alone that are written in it.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far apart as their face says, which they always are here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that has room ends with an ellipsis where there is more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

extension NSAttributedString {
  /// Points that the text is wide and high, on as many lines as are written in it.
  public func size() -> CGSize {
    Typesetter.shared.layout(spans, style: ParagraphStyle(), width: nil, height: nil).size.cgSize
  }

  /// The text's box in lines that are no wider than a size; the height ends it only where the last visible line is to be
  /// truncated.
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = []) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin)
    let ends = breaks && options.contains(.truncatesLastVisibleLine)
    let layout = Typesetter.shared.layout(
      spans, style: ParagraphStyle(), width: breaks && size.width > 0 ? Double(size.width) : nil,
      height: ends && size.height > 0 ? Double(size.height) : nil)
    // Without lines of a box the origin lies on the first baseline.
    let top = breaks ? 0 : -layout.firstBaseline
    return CGRect(origin: CGPoint(x: 0, y: top), size: layout.size.cgSize)
  }

  private var spans: [TextSpan] {
    var spans: [TextSpan] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      spans.append(Self.span((string as NSString).substring(with: range), attributes))
    }
    return spans.isEmpty ? [Self.span("", [:])] : spans
  }

  private static func span(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> TextSpan {
    let font =
      (attributes[.font] as? UIFont) ?? (attributes[.font] as? NSFont)?.font ?? .systemFont(ofSize: 12)
    let resolved = font.font.resolved(at: .large)
    var span = TextSpan(text, font: resolved.descriptor, color: .black)
    span.tracking = resolved.tracking + (number(attributes[.kern]) ?? 0)
    return span
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

extension NSString {
  /// Points that the text is wide and high in a font, on as many lines as are written in it.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }
}

extension String {
  /// Points that the text is wide and high in a font, on as many lines as are written in it.
  ///
  ///     let font = UIFont.systemFont(ofSize: 12)
  ///     let widest = ["8 km", "12 km"].map { $0.size(withAttributes: [.font: font]).width }.max() ?? 0
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    // An empty text has no letters that could carry the font that its height is.
    guard isEmpty else { return NSAttributedString(string: self, attributes: attributes).size() }
    return CGSize(width: 0, height: " ".size(withAttributes: attributes).height)
  }

  /// The text's box in a font, in lines that are no wider than a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(with: size, options: options)
  }
}

/// Says how far a text may shrink, which measuring never lets it: only `nil` can be given.
public enum NSStringDrawingContext {}
