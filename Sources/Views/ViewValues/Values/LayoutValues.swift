/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As it is by default, always, and never.
  case automatic, visible, hidden
}

/// How content of fixed proportions takes up the space that it is given.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as all of it has room, and so large that no room is left.
  case fit, fill
}

/// How lines of text lie under each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the leading side, in the middle, and at the trailing side.
  case leading, center, trailing
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that bends gradually, as on the system's own shapes.
  case continuous
}

/// What a content shape is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What answers to pointers.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is dragged; nothing is dragged out of views here.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What a context menu shows; no effect here.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What lights up under a pointer; no effect here.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The ring around what has the keyboard's focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What assistive technology takes for its frame.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
