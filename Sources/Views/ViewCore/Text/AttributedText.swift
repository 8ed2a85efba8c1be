import Foundation
import OpenChartsViewValues

extension AttributeScopes {
  /// The attributes that `Text` supports, in addition to Foundation's links.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a range.
    public let font: FontAttribute
    /// The colour of a range.
    public let foregroundColor: ForegroundColorAttribute
    /// The underline of a range.
    public let underlineStyle: UnderlineStyleAttribute
    /// The strikethrough of a range.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Extra space between letters in points.
    public let kern: KerningAttribute
    /// Extra space after each letter in points.
    public let tracking: TrackingAttribute
    /// The distance in points by which a range is raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The font of a range.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Font
      /// The name in archives.
      public static let name = "SwiftUI.Font"
    }
    /// The colour of a range.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name in archives.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The underline of a range.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Text.LineStyle
      /// The name in archives.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The strikethrough of a range.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Text.LineStyle
      /// The name in archives.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// Extra space between letters in points.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name in archives.
      public static let name = "SwiftUI.Kerning"
    }
    /// Extra space after each letter in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name in archives.
      public static let name = "SwiftUI.Tracking"
    }
    /// The distance in points by which a range is raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name in archives.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes that `Text` supports.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute with this name, for dynamic member lookup.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

/// Text content from an attributed string.
final class AttributedContent: TextContent {
  let string: AttributedString

  init(_ string: AttributedString) { self.string = string }

  func append(to pieces: inout TextPieces, _ outer: TextAttributes) {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    for run in string.runs {
      var attributes = outer
      if let font = run[Keys.FontAttribute.self] { attributes.font = font }
      if let color = run[Keys.ForegroundColorAttribute.self] {
        attributes.foreground = AnyShapeStyle(color)
      }
      if let style = run[Keys.UnderlineStyleAttribute.self] {
        attributes.underline = true
        attributes.underlineStyle = style
      }
      if let style = run[Keys.StrikethroughStyleAttribute.self] {
        attributes.strikethrough = true
        attributes.strikethroughStyle = style
      }
      if let amount = run[Keys.KerningAttribute.self] ?? run[Keys.TrackingAttribute.self] {
        attributes.tracking = amount
      }
      if let offset = run[Keys.BaselineOffsetAttribute.self] { attributes.baselineOffset = offset }
      if run[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil {
        attributes.isLink = true
      }
      pieces.append(String(string[run.range].characters), attributes)
    }
  }

  func isEqual(to other: any TextContent) -> Bool {
    (other as? AttributedContent)?.string == string
  }
}
