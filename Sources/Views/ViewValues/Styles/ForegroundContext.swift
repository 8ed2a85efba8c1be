import DisplayList

/// The foreground styles that are in force, with those that they were set over.
///
/// A style such as `.secondary` refers to what was in force before it, so each is painted in the
/// context outside it.
package indirect enum ForegroundContext: Sendable {
  /// Nothing was set: label colours.
  case automatic
  case styles([AnyShapeStyle], over: ForegroundContext)
  /// What a container sets for its parts, such as the grey of a section's header: links and buttons in it have the
  /// tint all the same.
  case defaults([AnyShapeStyle], over: ForegroundContext)

  /// Opacity of the levels of a style that gives only its first.
  private static let levelOpacity = [1, 0.5, 0.25, 0.18, 0.12]
  private static let labels: [SystemColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel,
  ]

  /// Whether the author has set a style, which buttons and links then take instead of the tint.
  package var isAuthored: Bool {
    switch self {
    case .automatic: false
    case .styles: true
    case .defaults(_, let outer): outer.isAuthored
    }
  }

  /// Whether more than the first level was given.
  package var hasLevels: Bool { if case .styles(let styles, _) = self { styles.count > 1 } else { false } }

  /// The paint of a level: 0 is primary, 4 quinary.
  package func paint(level: Int, in environment: EnvironmentValues) -> _Paint {
    switch self {
    case .automatic:
      return Color(.system(Self.labels[min(level, 4)]))._paint(in: environment)
    case .styles(let styles, let outer), .defaults(let styles, let outer):
      var outside = environment
      outside.foreground = outer
      if level < styles.count { return styles[level]._paint(in: outside) }
      guard let last = styles.last else { return outer.paint(level: level, in: outside) }
      if let hierarchical = last.style as? HierarchicalShapeStyle {
        return outer.paint(level: min(level + hierarchical.level, 4), in: outside)
      }
      let factor = Self.levelOpacity[min(level, 4)] / Self.levelOpacity[min(styles.count - 1, 4)]
      return last._paint(in: outside).multiplyingAlpha(by: factor)
    }
  }
}

private struct ForegroundContextKey: EnvironmentKey {
  static let defaultValue = ForegroundContext.automatic
}
private struct TintKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private struct BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
  package var foreground: ForegroundContext {
    get { self[ForegroundContextKey.self] }
    set { self[ForegroundContextKey.self] = newValue }
  }

  /// What `foregroundStyle(_:_:_:)` does: the styles refer to what was in force until now.
  package mutating func setForeground(_ styles: [AnyShapeStyle]) {
    foreground = .styles(styles, over: foreground)
  }

  /// The same for what a container sets: the author's styles of buttons and links stay what they are.
  package mutating func setForegroundDefault(_ style: AnyShapeStyle) {
    foreground = .defaults([style], over: foreground)
  }

  /// What `tint(_:)` set.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The tint, or the system's blue.
  package var tintPaint: _Paint {
    guard let tint else { return Color.blue._paint(in: self) }
    // A tint that names the accent colour means the system's.
    var outside = self
    outside.tint = nil
    return tint._paint(in: outside)
  }

  /// What `backgroundStyle(_:)` set.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}
