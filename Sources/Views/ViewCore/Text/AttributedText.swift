import Foundation
import ViewValues

extension AttributeScopes {
  /// The attributes that text here understands, beside Foundation's links.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a part.
    public let font: FontAttribute
    /// The colour of a part.
    public let foregroundColor: ForegroundColorAttribute
    /// A line under a part.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through a part.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Points between letters.
    public let kern: KerningAttribute
    /// Points after each letter.
    public let tracking: TrackingAttribute
    /// Points upwards.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The font of a part.
    public enum FontAttribute: AttributedStringKey {
      /// The type of its value.
      public typealias Value = Font
      /// What it is called in archives.
      public static let name = "SwiftUI.Font"
    }
    /// The colour of a part.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of its value.
      public typealias Value = Color
      /// What it is called in archives.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// A line under a part.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of its value.
      public typealias Value = Text.LineStyle
      /// What it is called in archives.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// A line through a part.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of its value.
      public typealias Value = Text.LineStyle
      /// What it is called in archives.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// Points between letters.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of its value.
      public typealias Value = CGFloat
      /// What it is called in archives.
      public static let name = "SwiftUI.Kerning"
    }
    /// Points after each letter.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of its value.
      public typealias Value = CGFloat
      /// What it is called in archives.
      public static let name = "SwiftUI.Tracking"
    }
    /// Points upwards.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of its value.
      public typealias Value = CGFloat
      /// What it is called in archives.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes that texts of views know.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

/// Text with attributes.
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
