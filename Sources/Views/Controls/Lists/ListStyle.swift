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
  /// The space that the style of the list has: 24 points between grouped sections, 12 in a sidebar, else none.
  public static let `default` = ListSectionSpacing(points: nil)
  /// 12 points.
  public static let compact = ListSectionSpacing(points: 12)
  /// That space in points; negative is none.
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

/// The style that lists have where none is set: the inset grouped one.
public struct DefaultListStyle: ListStyle {
  /// Groups on cards.
  nonisolated public init() {}
  nonisolated public var _kind: _ListKind { _ListKind(kind: .insetGrouped) }
}
/// Rows across the whole width on the background, with headers on a grey ground.
public struct PlainListStyle: ListStyle {
  /// Rows without groups.
  nonisolated public init() {}
  nonisolated public var _kind: _ListKind { _ListKind(kind: .plain) }
}
/// Groups across the whole width, on a grey ground.
public struct GroupedListStyle: ListStyle {
  /// Groups from edge to edge.
  nonisolated public init() {}
  nonisolated public var _kind: _ListKind { _ListKind(kind: .grouped) }
}
/// Groups on cards with round corners, 16 points from the edges of the list, on a grey ground.
public struct InsetGroupedListStyle: ListStyle {
  /// Groups on cards.
  nonisolated public init() {}
  nonisolated public var _kind: _ListKind { _ListKind(kind: .insetGrouped) }
}
/// As the plain style, with rows that may be lower: 32 points instead of 44.
public struct InsetListStyle: ListStyle {
  /// Lower rows without groups.
  nonisolated public init() {}
  nonisolated public var _kind: _ListKind { _ListKind(kind: .inset) }
}
/// Rows without lines between them, 8 points from the edges of the list.
public struct SidebarListStyle: ListStyle {
  /// The look of a sidebar.
  nonisolated public init() {}
  nonisolated public var _kind: _ListKind { _ListKind(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The look of the place: groups on cards here.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows across the whole width.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Groups across the whole width, on a grey ground.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups on cards, on a grey ground.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows across the whole width, which may be lower than in the plain style.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Rows without lines between them.
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

/// A form in groups, in the style that lists have at the place.
public struct GroupedFormStyle: FormStyle {
  /// The look of settings.
  nonisolated public init() {}
  nonisolated public var _kind: _FormKind { _FormKind(kind: .grouped) }
}
/// A form across the whole width, as a plain list. Labels and controls do not form columns here.
public struct ColumnsFormStyle: FormStyle {
  /// The look of a plain list.
  nonisolated public init() {}
  nonisolated public var _kind: _FormKind { _FormKind(kind: .columns) }
}
extension FormStyle where Self == GroupedFormStyle {
  /// A form in groups.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
  /// The look of the place: groups here.
  nonisolated public static var automatic: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// A form as a plain list; labels and controls do not form columns here.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct ListStyleKey: EnvironmentKey { static var defaultValue: ListKind? { nil } }
private struct RowStyleKey: EnvironmentKey { static let defaultValue = ListKind.insetGrouped }
private struct FormStyleKey: EnvironmentKey { static let defaultValue = FormKind.grouped }
private struct SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct HidesGroundKey: EnvironmentKey { static let defaultValue = false }
private struct ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

/// Whether headers are set larger.
public enum Prominence: Hashable, Sendable {
  /// Small and in the secondary colour.
  case standard
  /// Larger and in the colour of text.
  case increased
}

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

  /// Whether the headers of sections in lists are set larger.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how the lists and forms in this view look.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, style._kind.kind)
  }

  /// Sets how the forms in this view look.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, style._kind.kind)
  }

  /// Sets the space between the sections of lists and forms in this view.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.points)
  }

  /// Sets the space between the sections of lists and forms in this view, in points; negative is none.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, max(spacing, 0))
  }

  /// Whether lists and the like draw their ground; automatic is as it was.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    changing { if visibility != .automatic { $0.hidesScrollGround = visibility == .hidden } }
  }

  /// Sets whether the headers of sections in lists are larger and in the colour of text.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
