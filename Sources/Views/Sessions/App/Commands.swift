import OpenChartsViewCore

/// Menus of a Mac app's menu bar. A browser has no menu bar for them, so they are not shown and never evaluated.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of `body`, which the compiler infers.
  associatedtype Body: Commands
  /// The commands that make up these.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Commands without a body.
@MainActor @preconcurrency
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension Commands where Body == Never {
  /// Not called, because these commands are built in.
  public var body: Never { preconditionFailure("\(Self.self) has no body of its own") }
}

/// A menu of the menu bar. Not shown.
public struct CommandMenu<Content: View> {
  /// Creates a menu with a title. The content is never evaluated.
  @StringOverload
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

extension CommandMenu: _PrimitiveCommands {}

/// The position of commands in the menu bar. Has no effect.
public struct CommandGroupPlacement: Sendable {
  /// The commands for information about the app.
  public static let appInfo = CommandGroupPlacement()
  /// The commands for the app's settings.
  public static let appSettings = CommandGroupPlacement()
  /// The commands for quitting the app.
  public static let appTermination = CommandGroupPlacement()
  /// The commands for hiding the app.
  public static let appVisibility = CommandGroupPlacement()
  /// The commands for services of the system.
  public static let systemServices = CommandGroupPlacement()
  /// The commands for new documents and windows.
  public static let newItem = CommandGroupPlacement()
  /// The commands for saving documents.
  public static let saveItem = CommandGroupPlacement()
  /// The commands for importing and exporting data.
  public static let importExport = CommandGroupPlacement()
  /// The commands for printing.
  public static let printItem = CommandGroupPlacement()
  /// The commands for undoing and redoing.
  public static let undoRedo = CommandGroupPlacement()
  /// The commands for the pasteboard.
  public static let pasteboard = CommandGroupPlacement()
  /// The commands for editing text.
  public static let textEditing = CommandGroupPlacement()
  /// The commands for formatting text.
  public static let textFormatting = CommandGroupPlacement()
  /// The commands for the toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// The commands for the sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// The commands for the arrangement of windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// The commands for the list of windows.
  public static let windowList = CommandGroupPlacement()
  /// The commands for the size of windows.
  public static let windowSize = CommandGroupPlacement()
  /// The commands for the windows of single-window scenes.
  public static let singleWindowList = CommandGroupPlacement()
  /// The commands for help.
  public static let help = CommandGroupPlacement()
}

/// Commands at a position of the menu bar. Not shown.
public struct CommandGroup<Content: View> {
  /// Creates commands before a position. The content is never evaluated.
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands after a position. The content is never evaluated.
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands in place of others. The content is never evaluated.
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

extension CommandGroup: _PrimitiveCommands {}

/// No commands.
public struct EmptyCommands {
  /// Creates no commands.
  nonisolated public init() {}
}

extension EmptyCommands: _PrimitiveCommands {}

/// The commands of a sidebar. Not shown.
public struct SidebarCommands {
  /// Creates the commands.
  nonisolated public init() {}
}

extension SidebarCommands: _PrimitiveCommands {}

/// The commands of a toolbar. Not shown.
public struct ToolbarCommands {
  /// Creates the commands.
  nonisolated public init() {}
}

extension ToolbarCommands: _PrimitiveCommands {}

/// The commands of text fields. Not shown.
public struct TextEditingCommands {
  /// Creates the commands.
  nonisolated public init() {}
}

extension TextEditingCommands: _PrimitiveCommands {}

/// The commands of an inspector. Not shown.
public struct InspectorCommands {
  /// Creates the commands.
  nonisolated public init() {}
}

extension InspectorCommands: _PrimitiveCommands {}

/// Combines commands.
@resultBuilder
public enum CommandsBuilder {
  /// Returns no commands.
  nonisolated public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Returns single commands.
  nonisolated public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  /// Returns no commands: none are shown.
  nonisolated public static func buildBlock<each C: Commands>(_ content: repeat each C) -> EmptyCommands {
    EmptyCommands()
  }
  /// Returns no commands: none are shown.
  nonisolated public static func buildIf<C: Commands>(_ content: C?) -> EmptyCommands { EmptyCommands() }
  /// Returns no commands: none are shown.
  nonisolated public static func buildEither<C: Commands>(first: C) -> EmptyCommands { EmptyCommands() }
  /// Returns no commands: none are shown.
  nonisolated public static func buildEither<C: Commands>(second: C) -> EmptyCommands { EmptyCommands() }
}

extension Scene {
  /// No-op: a browser has no menu bar. The commands are never evaluated.
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }

  /// No-op: a browser has no menu bar.
  nonisolated public func commandsRemoved() -> some Scene { self }

  /// No-op: a browser has no menu bar. The commands are never evaluated.
  nonisolated public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content)
    -> some Scene
  { self }
}
