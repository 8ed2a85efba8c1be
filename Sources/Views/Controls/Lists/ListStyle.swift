import Foundation
import ViewCore

/// How a list groups its rows.
enum ListKind {
  case plain, grouped, insetGrouped, inset, sidebar

  /// Whether groups lie on a grey ground.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  /// Between the list's edge and its groups, in points.
  var margin: CGFloat { self == .insetGrouped ? 16 : self == .sidebar ? 8 : 0 }
  /// Between a group's edge and the content of its rows, in points.
  var inset: CGFloat { 16 }
  var cornerRadius: CGFloat { self == .insetGrouped ? 10 : 0 }
  var sectionSpacing: CGFloat { isGrouped ? 24 : self == .sidebar ? 12 : 0 }
  var hasSeparators: Bool { self != .sidebar }
}

/// Space between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  let points: CGFloat?
  public static let `default` = ListSectionSpacing(points: nil)
  public static let compact = ListSectionSpacing(points: 12)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: max(spacing, 0))
  }
}

/// How a list looks.
@MainActor @preconcurrency
public protocol ListStyle {
  /// Which of the built-in looks this is.
  nonisolated var _kind: _ListKind { get }
}

/// Opaque outside: which look a list style means.
public struct _ListKind: Sendable { let kind: ListKind }

public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _ListKind { _ListKind(kind: .insetGrouped) }
}
public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _ListKind { _ListKind(kind: .plain) }
}
public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _ListKind { _ListKind(kind: .grouped) }
}
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _ListKind { _ListKind(kind: .insetGrouped) }
}
public struct InsetListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _ListKind { _ListKind(kind: .inset) }
}
public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _ListKind { _ListKind(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// How a form looks.
@MainActor @preconcurrency
public protocol FormStyle {
  nonisolated var _kind: _FormKind { get }
}

/// Opaque outside: which look a form style means.
public struct _FormKind: Sendable { let kind: FormKind }
enum FormKind { case grouped, columns }

public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _FormKind { _FormKind(kind: .grouped) }
}
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _FormKind { _FormKind(kind: .columns) }
}
extension FormStyle where Self == GroupedFormStyle {
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
  nonisolated public static var automatic: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct ListStyleKey: EnvironmentKey { static var defaultValue: ListKind? { nil } }
private struct RowStyleKey: EnvironmentKey { static let defaultValue = ListKind.insetGrouped }
private struct FormStyleKey: EnvironmentKey { static let defaultValue = FormKind.grouped }
private struct SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct HidesGroundKey: EnvironmentKey { static let defaultValue = false }
private struct ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

/// Whether headers are set larger.
public enum Prominence: Hashable, Sendable { case standard, increased }

extension EnvironmentValues {
  var listStyle: ListKind? {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// The style of the list that a view is a row of.
  var rowStyle: ListKind {
    get { self[RowStyleKey.self] }
    set { self[RowStyleKey.self] = newValue }
  }

  var formStyle: FormKind {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }

  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// Whether lists and the like draw no ground of their own.
  var hidesScrollGround: Bool {
    get { self[HidesGroundKey.self] }
    set { self[HidesGroundKey.self] = newValue }
  }

  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, style._kind.kind)
  }

  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, style._kind.kind)
  }

  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.points)
  }

  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, max(spacing, 0))
  }

  /// Whether lists and the like draw their ground; automatic is as it was.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    changing { if visibility != .automatic { $0.hidesScrollGround = visibility == .hidden } }
  }

  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
