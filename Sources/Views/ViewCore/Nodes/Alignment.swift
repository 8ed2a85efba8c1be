import Foundation
import ViewValues

/// A kind of guide that views can be lined up on.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide of a view lies if the view does not say, in points from its top leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide across, measured along x.
public struct HorizontalAlignment: Hashable, Sendable {
  package let id: any AlignmentID.Type

  /// A guide of your own.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static func == (a: Self, b: Self) -> Bool { ObjectIdentifier(a.id) == ObjectIdentifier(b.id) }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  private enum RowLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum RowTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// At the leading side.
  public static let leading = HorizontalAlignment(Leading.self)
  /// In the middle.
  public static let center = HorizontalAlignment(Center.self)
  /// At the trailing side.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// Where the line below a row of a list begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(RowLeading.self)
  /// Where the line below a row of a list ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowTrailing.self)
}

/// A guide along, measured along y.
public struct VerticalAlignment: Hashable, Sendable {
  package let id: any AlignmentID.Type

  /// A guide of your own.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static func == (a: Self, b: Self) -> Bool { ObjectIdentifier(a.id) == ObjectIdentifier(b.id) }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// At the top.
  public static let top = VerticalAlignment(Top.self)
  /// In the middle.
  public static let center = VerticalAlignment(Center.self)
  /// At the bottom.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// On the baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// On the baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A guide in both directions.
public struct Alignment: Hashable, Sendable {
  /// From side to side.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of a side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of a side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of a side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of a side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In a corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In a corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In a corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In a corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// On the baseline of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// On the baseline of the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// On the baseline of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// On the baseline of the last line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// On the baseline of the last line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// On the baseline of the last line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
