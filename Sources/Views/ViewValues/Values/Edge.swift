/// A side of a rectangle.
public enum Edge: Int8, Hashable, CaseIterable, Sendable {
  /// Leading and trailing follow the direction of the text.
  case top, leading, bottom, trailing

  /// Several sides at once.
  public struct Set: OptionSet, Hashable, Sendable {
    public typealias Element = Edge.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One side.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top side.
    public static let top = Set(.top)
    /// The leading side.
    public static let leading = Set(.leading)
    /// The bottom side.
    public static let bottom = Set(.bottom)
    /// The trailing side.
    public static let trailing = Set(.trailing)
    /// All sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// A side that leads or trails.
public enum HorizontalEdge: Int8, Hashable, CaseIterable, Codable, Sendable {
  /// Leading and trailing follow the direction of the text.
  case leading, trailing

  /// Several sides at once.
  public struct Set: OptionSet, Hashable, Sendable {
    public typealias Element = HorizontalEdge.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One side.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The leading side.
    public static let leading = Set(.leading)
    /// The trailing side.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The upper or the lower side.
public enum VerticalEdge: Int8, Hashable, CaseIterable, Codable, Sendable {
  /// Above and below, in every direction of text.
  case top, bottom

  /// Several sides at once.
  public struct Set: OptionSet, Hashable, Sendable {
    public typealias Element = VerticalEdge.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One side.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The top side.
    public static let top = Set(.top)
    /// The bottom side.
    public static let bottom = Set(.bottom)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}

/// A direction of layout.
public enum Axis: Int8, Hashable, CaseIterable, CustomStringConvertible, Sendable {
  /// From side to side, and from top to bottom.
  case horizontal, vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// Several directions at once.
  public struct Set: OptionSet, Hashable, Sendable {
    public typealias Element = Axis.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    package init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }
    /// From side to side.
    public static let horizontal = Set(.horizontal)
    /// From top to bottom.
    public static let vertical = Set(.vertical)
  }
}
