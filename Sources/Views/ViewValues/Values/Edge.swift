/// An edge of a rectangle.
public enum Edge: Int8, Hashable, CaseIterable, Sendable {
  /// Leading and trailing follow the layout direction.
  case top, leading, bottom, trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public typealias Element = Edge.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// All edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// The leading or trailing edge.
public enum HorizontalEdge: Int8, Hashable, CaseIterable, Codable, Sendable {
  /// The edges follow the layout direction.
  case leading, trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public typealias Element = HorizontalEdge.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or bottom edge.
public enum VerticalEdge: Int8, Hashable, CaseIterable, Codable, Sendable {
  /// The edges do not depend on the layout direction.
  case top, bottom

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public typealias Element = VerticalEdge.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// A direction of layout.
public enum Axis: Int8, Hashable, CaseIterable, CustomStringConvertible, Sendable {
  /// The x axis and the y axis.
  case horizontal, vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    public typealias Element = Axis.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    package init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }
    /// The x axis.
    public static let horizontal = Set(.horizontal)
    /// The y axis.
    public static let vertical = Set(.vertical)
  }
}
