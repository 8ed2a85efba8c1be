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

/// What a content shape is used for. Here each of them, or none, is taken for `interaction`.
public struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Where pointers are answered.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen while a view is dragged; nothing is dragged out of views here, and it is taken for `interaction`.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is seen beside a context menu; taken for `interaction` here.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What lights up under a pointer; taken for `interaction` here.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The ring around what has the keyboard's focus; taken for `interaction` here.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What assistive technology takes for the frame; taken for `interaction` here.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
