import OpenChartsViewCore

/// The appearance of the dots below pages.
public protocol IndexViewStyle {}

/// Dots on a page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The background behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    let isShown: Bool
    /// Shows no background.
    public static let automatic = BackgroundDisplayMode(isShown: false)
    /// Shows no background.
    public static let interactive = BackgroundDisplayMode(isShown: false)
    /// A grey capsule.
    public static let always = BackgroundDisplayMode(isShown: true)
    /// Shows no background.
    public static let never = BackgroundDisplayMode(isShown: false)
  }
  let backgroundDisplayMode: BackgroundDisplayMode
  /// Creates a style with a background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The style of dots on a page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots with a background.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension EnvironmentValues {
  /// Whether the dots below pages have a background.
  @Entry var hasPageIndexBackground: Bool = false
}

extension View {
  /// Sets the appearance of the dots below the pages of tab views in this view.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(
      \.hasPageIndexBackground, (style as? PageIndexViewStyle)?.backgroundDisplayMode.isShown ?? false)
  }
}
