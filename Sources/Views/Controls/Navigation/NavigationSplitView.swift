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
    let kind = visibility.kind
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 0) {
        if kind != .detailOnly, kind != .doubleColumn || content == nil {
          column(NavigationStack { sidebar.listStyle(.sidebar) }, width: 260)
        }
        if let content, kind != .detailOnly { column(NavigationStack { content }, width: 280) }
        NavigationStack { detail }.frame(minWidth: 320, maxWidth: .infinity, maxHeight: .infinity)
      }
      // The fallback when two columns do not fit.
      NavigationStack { sidebar }
    }
  }

  private func column(_ screen: some View, width: CGFloat) -> some View {
    HStack(spacing: 0) {
      screen.frame(width: width).frame(maxHeight: .infinity)
      Divider()
    }
  }
}
