import OpenChartsDisplayList

/// The current foreground styles, and those that they replaced.
///
/// A style such as `.secondary` refers to the styles that were set before it, so each is resolved in the enclosing
/// context.
package indirect enum ForegroundContext: Sendable {
  /// The default: label colours.
  case automatic
  case styles([AnyShapeStyle], over: ForegroundContext)
  /// Styles that a container sets for its content, such as the grey of a section header. Links and buttons in it keep
  /// the tint.
  case defaults([AnyShapeStyle], over: ForegroundContext)

  /// The opacities of the levels of a style that sets only the first.
  private static let levelOpacity = [1, 0.5, 0.25, 0.18, 0.12]
  private static let labels: [SystemColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel,
  ]

  /// Whether the author set a style, which buttons and links use instead of the tint.
  package var isAuthored: Bool {
    switch self {
    case .automatic: false
    case .styles: true
    case .defaults(_, let outer): outer.isAuthored
    }
  }

  /// Whether more than one level is set.
  package var hasLevels: Bool { if case .styles(let styles, _) = self { styles.count > 1 } else { false } }

  /// Returns the paint of a level: 0 is primary, 4 quinary.
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

extension ForegroundContext: ComparableProperty {
  package func isSame(as other: ForegroundContext) -> Bool {
    switch (self, other) {
    case (.automatic, .automatic): true
    case (.styles(let mine, let outer), .styles(let others, let otherOuter)),
      (.defaults(let mine, let outer), .defaults(let others, let otherOuter)):
      mine.count == others.count && zip(mine, others).allSatisfy { $0.isSame(as: $1) }
        && outer.isSame(as: otherOuter)
    default: false
    }
  }
}

extension EnvironmentValues {
  @Entry package var foreground: ForegroundContext = .automatic

  /// Sets the styles of `foregroundStyle(_:_:_:)`, which refer to the current ones.
  package mutating func setForeground(_ styles: [AnyShapeStyle]) {
    foreground = .styles(styles, over: foreground)
  }

  /// Sets the style of a container. Buttons and links keep the styles that the author set.
  package mutating func setForegroundDefault(_ style: AnyShapeStyle) {
    foreground = .defaults([style], over: foreground)
  }

  /// The style set by `tint(_:)`; `nil` for none.
  @Entry package var tint: AnyShapeStyle?

  /// The paint of the tint, by default the system blue.
  package var tintPaint: _Paint {
    guard let tint else { return Color.blue._paint(in: self) }
    // A tint that refers to the accent colour means the system blue.
    var outside = self
    outside.tint = nil
    return tint._paint(in: outside)
  }

  /// The style set by `backgroundStyle(_:)`; `nil` for none.
  @Entry public var backgroundStyle: AnyShapeStyle?
}
