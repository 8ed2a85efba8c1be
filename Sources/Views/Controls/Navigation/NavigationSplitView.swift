import Foundation
import OpenChartsViewCore

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  enum Kind: String, Hashable, Codable, Sendable { case automatic, all, doubleColumn, detailOnly }
  let kind: Kind
  /// The default: all columns.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The last two of three columns, or both of two.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  /// The last column only.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}

/// Columns side by side, each with its own navigation stack. Without enough width for two columns, only the first is
/// shown.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let visibility: NavigationSplitViewVisibility
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  /// Creates three columns. The binding is only read: the split view never changes it.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility.wrappedValue
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns. The binding is only read: the split view never changes it.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility.wrappedValue
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
  }
}

extension NavigationSplitView: View {
  /// A sidebar of 260 points, content of 280 and detail of at least 320; the sidebar only if they do not fit.
  public var body: some View {
    SplitColumns(
      sidebar: visibility.kind != .detailOnly && (visibility.kind != .doubleColumn || content == nil)
        ? sidebar : nil, content: visibility.kind != .detailOnly ? content : nil, detail: detail,
      compact: sidebar)
  }
}

private struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar?
  let content: Content?
  let detail: Detail
  /// The column that is shown if two do not fit.
  let compact: Sidebar
  @Environment(\.splitViewStyle) private var style

  var body: some View {
    ViewThatFits(in: .horizontal) {
      if style == .prominentDetail {
        screen.frame(maxWidth: .infinity, maxHeight: .infinity)
          .overlay(alignment: .leading) { HStack(spacing: 0) { columns }.background(BackgroundStyle()) }
          .frame(minWidth: 320 + (sidebar == nil ? 0 : 260) + (content == nil ? 0 : 280))
      } else {
        HStack(spacing: 0) {
          columns
          screen.frame(minWidth: 320, maxWidth: .infinity, maxHeight: .infinity)
        }
      }
      NavigationStack { compact }
    }
  }

  private var screen: some View { NavigationStack { detail } }

  @ViewBuilder private var columns: some View {
    if let sidebar { column(NavigationStack { sidebar.listStyle(.sidebar) }, width: 260) }
    if let content { column(NavigationStack { content }, width: 280) }
  }

  private func column(_ screen: some View, width: CGFloat) -> some View {
    HStack(spacing: 0) {
      screen.frame(width: width).frame(maxHeight: .infinity)
      Divider()
    }
  }
}

enum SplitViewLook { case balanced, prominentDetail }

/// The arrangement of the columns of split views. Only the built-in styles have an effect.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// The built-in style that this one draws.
  nonisolated var _kind: _SplitViewKind { get }
}

/// An opaque identifier of a built-in split view style.
public struct _SplitViewKind: Sendable { let look: SplitViewLook }

/// The style of split views without a set style: the balanced one.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _SplitViewKind { _SplitViewKind(look: .balanced) }
}

/// Columns beside each other, of which the detail takes the remaining width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _SplitViewKind { _SplitViewKind(look: .balanced) }
}

/// The detail across the full width, and the other columns over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _SplitViewKind { _SplitViewKind(look: .prominentDetail) }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The balanced style.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns beside each other.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail across the full width, and the other columns over it.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension EnvironmentValues {
  @Entry var splitViewStyle: SplitViewLook = .balanced
}

extension View {
  /// Sets the style of the split views in this view.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitViewStyle, style._kind.look)
  }
}
