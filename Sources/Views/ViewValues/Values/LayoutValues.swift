/// The visibility of an element.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The default, always visible, and never.
  case automatic, visible, hidden
}

/// The way in which content of a fixed aspect ratio uses the available space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// Fits completely, or fills the space.
  case fit, fill
}

/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// In order of the cases: at the leading edge, centred, at the trailing edge.
  case leading, center, trailing
}

/// The style of rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve with continuous curvature, as in the system's shapes.
  case continuous
}

/// The purpose of a content shape. Every kind is treated as `interaction`.
public struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The hit area.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a drag. Treated as `interaction`.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu. Treated as `interaction`.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The highlight under a pointer. Treated as `interaction`.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The ring of the keyboard focus. Treated as `interaction`.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The frame for assistive technology. Treated as `interaction`.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
