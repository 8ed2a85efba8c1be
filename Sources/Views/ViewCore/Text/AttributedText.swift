import Foundation
import ViewValues

extension AttributeScopes {
  /// The attributes that text here understands, beside Foundation's links.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kerning"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
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
