import Foundation
import OpenChartsViewCore

/// The grouping of a list's rows.
enum ListKind {
  case plain, grouped, insetGrouped, inset, sidebar

  /// Whether groups are on a grey background.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  /// The distance from the list's edge to its groups, in points.
  var margin: CGFloat { self == .insetGrouped ? 16 : self == .sidebar ? 8 : 0 }
  /// The distance from a group's edge to the content of its rows, in points.
  var inset: CGFloat { 16 }
  var cornerRadius: CGFloat { self == .insetGrouped ? 10 : 0 }
  var sectionSpacing: CGFloat { isGrouped ? 24 : self == .sidebar ? 12 : 0 }
  var hasSeparators: Bool { self != .sidebar }
}

/// The space between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  let points: CGFloat?
  /// The spacing of the list's style: 24 points between grouped sections, 12 in a sidebar, otherwise none.
  public static let `default` = ListSectionSpacing(points: nil)
  /// 12 points.
  public static let compact = ListSectionSpacing(points: 12)
  /// Returns a spacing in points. Negative values count as 0.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: max(spacing, 0))
  }
}

/// The appearance of a list.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The built-in style that this one draws.
  nonisolated var _kind: _ListKind { get }
}

/// An opaque identifier of a built-in list style.
public struct _ListKind: Sendable { let kind: ListKind }

/// The style of lists without a set style: inset grouped.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _ListKind { _ListKind(kind: .insetGrouped) }
}
/// Rows across the full width on the background, with headers on a grey background.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _ListKind { _ListKind(kind: .plain) }
}
/// Groups across the full width, on a grey background.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _ListKind { _ListKind(kind: .grouped) }
}
/// Groups on cards with rounded corners, 16 points from the edges of the list, on a grey background.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _ListKind { _ListKind(kind: .insetGrouped) }
}
/// The plain style with a minimum row height of 32 points instead of 44.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _ListKind { _ListKind(kind: .inset) }
}
/// Rows without separators, 8 points from the edges of the list.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _ListKind { _ListKind(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style: groups on cards.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows across the full width.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Groups across the full width, on a grey background.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups on cards, on a grey background.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows across the full width, with a lower minimum height than in the plain style.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Rows without separators.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The appearance of a form.
@MainActor @preconcurrency
public protocol FormStyle {
  nonisolated var _kind: _FormKind { get }
}

/// An opaque identifier of a built-in form style.
public struct _FormKind: Sendable { let kind: FormKind }
enum FormKind { case grouped, columns }

/// A form in groups, in the list style of the environment.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _FormKind { _FormKind(kind: .grouped) }
}
/// A form across the full width, as a plain list. Labels and controls are not aligned in columns.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _FormKind { _FormKind(kind: .columns) }
}
extension FormStyle where Self == GroupedFormStyle {
  /// A form in groups.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
  /// The default style: groups.
  nonisolated public static var automatic: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// A form as a plain list. Labels and controls are not aligned in columns.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The size of section headers.
public enum Prominence: Hashable, Sendable {
  /// The header is small, and in the secondary colour.
  case standard
  /// The header is larger, and in the text colour.
  case increased
}

extension EnvironmentValues {
  @Entry var listStyle: ListKind?

  /// The style of the list that contains the row.
  @Entry var rowStyle: ListKind = .insetGrouped

  @Entry var formStyle: FormKind = .grouped

  @Entry var listSectionSpacing: CGFloat?

  /// The space between rows, in points; `nil` for none, with separators.
  @Entry var listRowSpacing: CGFloat?

  /// Whether lists and forms draw no background.
  @Entry var hidesScrollBackground: Bool = false

  /// The size of section headers in lists.
  @Entry public var headerProminence: Prominence = .standard
}

extension View {
  /// Sets the style of the lists and forms in this view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, style._kind.kind)
  }

  /// Sets the style of the forms in this view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, style._kind.kind)
  }

  /// Sets the space between the rows of lists and forms in this view, in points. Rows with space between them are
  /// separate cards, without separators; `nil` puts them on one.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing.map { max($0, 0) })
  }

  /// Sets the space between the sections of lists and forms in this view.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.points)
  }

  /// Sets the space between the sections of lists and forms in this view, in points. Negative values count as 0.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, max(spacing, 0))
  }

  /// Sets whether lists and forms draw their background. `automatic` changes nothing.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    changing { if visibility != .automatic { $0.hidesScrollBackground = visibility == .hidden } }
  }

  /// Sets whether section headers in lists are larger and in the text colour.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
