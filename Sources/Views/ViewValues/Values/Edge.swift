/// A side of a rectangle.
public enum Edge: Int8, Hashable, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Several sides at once.
  public struct Set: OptionSet, Hashable, Sendable {
    public typealias Element = Edge.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

/// A side that leads or trails.
public enum HorizontalEdge: Int8, Hashable, CaseIterable, Codable, Sendable {
  case leading, trailing

  public struct Set: OptionSet, Hashable, Sendable {
    public typealias Element = HorizontalEdge.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// The upper or the lower side.
public enum VerticalEdge: Int8, Hashable, CaseIterable, Codable, Sendable {
  case top, bottom

  public struct Set: OptionSet, Hashable, Sendable {
    public typealias Element = VerticalEdge.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

/// A direction of layout.
public enum Axis: Int8, Hashable, CaseIterable, CustomStringConvertible, Sendable {
  case horizontal, vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  public struct Set: OptionSet, Hashable, Sendable {
    public typealias Element = Axis.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    package init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }
    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)
  }
}
