/// The purpose of a screen, by which systems arrange its toolbar.
public struct ToolbarRole: Sendable {
  private init() {}
  /// The system's choice.
  public static let automatic = ToolbarRole()
  /// A screen in a navigation stack.
  public static let navigationStack = ToolbarRole()
  /// A screen with a history, like a browser's.
  public static let browser = ToolbarRole()
  /// A screen that edits a document.
  public static let editor = ToolbarRole()
}

extension View {
  /// No-op: a role changes only the back button and the wide toolbars of iPad.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// No-op: pictures have no status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
}
