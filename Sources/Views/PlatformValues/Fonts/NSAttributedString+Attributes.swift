import Foundation
import OpenChartsDisplayList
import OpenChartsTypography
import OpenChartsViewValues

extension NSAttributedString.Key {
  /// The `UIFont` or `NSFont` of the text; by default the system font at 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// The `UIColor` or `NSColor` of the text; by default black. It does not affect the size.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The `UIColor` or `NSColor` behind the text; by default none.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Extra space after each letter in points, as a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The upward shift of the baseline in points, as a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The raw value of an ``NSUnderlineStyle``: a line under the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The raw value of an ``NSUnderlineStyle``: a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The ``NSParagraphStyle`` of the text. The style of the first letter applies to the whole text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

/// A line under or through text. Each style but none draws one solid line.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bit mask of the style.
  public let rawValue: Int
  /// Creates a style from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  /// In order of the cases: lines are at the left edge, in the middle, or at the right edge.
  case left, center, right
  /// Lines are at the left edge, and not stretched to both edges.
  case justified
  /// Lines are at the left edge.
  case natural

  /// 0 is left, 1 right.
  var share: Double {
    switch self {
    case .left, .justified, .natural: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

/// The treatment of lines that do not fit.
public enum NSLineBreakMode: Int, Sendable {
  /// Breaks lines between words. Breaking between letters is treated the same.
  case byWordWrapping, byCharWrapping
  /// One line per paragraph, without an ellipsis.
  case byClipping
  /// One line with an ellipsis at its start, at its end, or in its middle.
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The alignment and the spacing of lines of text.
open class NSParagraphStyle {
  /// The alignment of the lines; at the left edge by default.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// Additional space between lines, in points.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// The treatment of lines that do not fit.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// Creates a style of the default values.
  public init() {}
  /// A style of the default values.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  var paragraph: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = alignment.share
    style.lineSpacing = lineSpacing.isFinite ? max(Double(lineSpacing), 0) : 0
    switch lineBreakMode {
    case .byWordWrapping, .byCharWrapping, .byClipping: break
    case .byTruncatingHead: (style.lineLimit, style.truncation) = (1, .head)
    case .byTruncatingTail: (style.lineLimit, style.truncation) = (1, .tail)
    case .byTruncatingMiddle: (style.lineLimit, style.truncation) = (1, .middle)
    }
    return style
  }
}

/// A paragraph style that is set value by value.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of the lines; at the left edge at first.
  override open var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// Additional space between lines, in points; 0 at first.
  override open var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// How lines that do not fit are broken; between words by default.
  override open var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
}

extension NSAttributedString {
  var paragraph: ParagraphStyle {
    guard length > 0 else { return ParagraphStyle() }
    return (attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.paragraph
      ?? ParagraphStyle()
  }

  var spans: [TextSpan] {
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
    var span = TextSpan(text, font: resolved.descriptor, color: color(attributes[.foregroundColor]) ?? .black)
    span.tracking = resolved.tracking + (number(attributes[.kern]) ?? 0)
    span.baselineOffset = number(attributes[.baselineOffset]) ?? 0
    span.underline = (number(attributes[.underlineStyle]) ?? 0) > 0
    span.strikethrough = (number(attributes[.strikethroughStyle]) ?? 0) > 0
    return span
  }

  /// The sRGB components of a colour attribute in light appearance; `nil` for other values.
  static func color(_ value: Any?) -> RGBA? {
    ((value as? UIColor) ?? (value as? NSColor)?.color).map { $0.cgColor.rgba }
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
