import OpenChartsViewCore

/// The size of a space between items of a bar.
public struct SpacerSizing: Hashable, Sendable {
  fileprivate let isFlexible: Bool
  /// The remaining space.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// The space between groups of items.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between items of a bar.
public struct ToolbarSpacer {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: _PrimitiveToolbarContent {
  public func _collect(into items: inout _ToolbarItems) {
    let isFlexible = sizing.isFlexible && placement.slot == .bottom
    items.list.append(
      (placement.slot, isFlexible ? AnyView(Spacer()) : AnyView(Color.clear.frame(width: 8, height: 1))))
  }
}

/// The way in which a title is shown in the top bar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  fileprivate let mode: NavigationBarItem.TitleDisplayMode
  /// The default of the screen.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// In the middle of the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// The same as `inlineLarge`, below the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Large, below the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

extension View {
  /// No-op: bars have no background.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// No-op: bars have no background.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// No-op: bars have no background.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Hides bars of the enclosing screen, like `toolbar(_:for:)`.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    ForEachBar.apply(visibility, bars, to: self)
  }
  /// No-op: bars follow the appearance of their screen.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Sets how the title is shown.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
}

private enum ForEachBar {
  /// Applies a visibility to several bars; variadic arguments cannot be passed on.
  static func apply(_ visibility: Visibility, _ bars: [ToolbarPlacement], to view: some View) -> AnyView {
    (bars.isEmpty ? [.automatic] : bars).reduce(AnyView(view)) { AnyView($0.toolbar(visibility, for: $1)) }
  }
}
