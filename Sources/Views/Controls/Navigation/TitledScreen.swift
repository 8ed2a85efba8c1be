import Foundation
import OpenChartsViewCore

/// A screen with its bars: title, back button and toolbar items.
struct TitledScreen {
  let screen: ViewNode
  let title: ScreenTitle
  /// The title of the previous screen; `nil` at the root.
  let back: Text?
  /// The part that the bars leave free, in the environment of the screen.
  let area: SafeArea
}

extension TitledScreen: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    var bars = screen.preference(ToolbarKey.self) ?? ToolbarContents()
    if title.isBarHidden { bars.hidden.insert(.navigationBar) }
    let (screen, title, back) = (screen, title, title.hidesBack ? nil : back)
    let screenBackground = screen.preference(ScreenBackgroundKey.self) ?? nil
    var (top, bottom): ([ViewNode], [ViewNode]) = ([], [])
    // The author's styles around a stack apply to its content only, not to its bars.
    if !bars.hidden.contains(.navigationBar) {
      let bar = NavigationBar(title: title, back: back, bars: bars)
      top.append(
        context.child(.index(0)).node(of: bar.changing { $0.foreground = .automatic }.labelStyle(.iconOnly)))
    }
    if !bars.hidden.contains(.bottomBar), bars.has(.bottom) {
      let bar = BottomBar(items: bars.items(.bottom))
      bottom.append(
        context.child(.index(1)).node(of: bar.changing { $0.foreground = .automatic }.labelStyle(.iconOnly)))
    }
    let middle = context.child(.index(2)).node(
      of: NodeView(nodes: [screen]).frame(maxWidth: .infinity, maxHeight: .infinity))
    let barred = BarredScreenNode(
      top: top, screen: middle, bottom: bottom, area: area, environment: context.environment)
    let whole = NodeView(nodes: [barred])
      .background(screenBackground.map { AnyShapeStyle(Color(.system($0))) } ?? AnyShapeStyle(.clear))
    for node in context.child(.index(3)).nodes(of: whole) {
      nodes.append(HostedWrapper(node, SilentScreen()))
    }
  }
}

/// A screen whose title and toolbar items stop here, so that an outer stack does not show them again.
private struct SilentScreen: HostedWrapping {
  func preference<K: PreferenceKey>(_ key: K.Type, of node: WrapperNode) -> K.Value? {
    if K.self == ToolbarKey.self {
      // Only the visibility of the tab bar goes on to an outer tab view.
      var bars = node.content.preference(ToolbarKey.self)
      bars?.list = []
      bars?.hidden.formIntersection([.tabBar])
      return bars as? K.Value
    }
    let isOwn = K.self == ScreenTitleKey.self || K.self == NavigationDestinationsKey.self
    return isOwn ? nil : node.content.preference(key)
  }
}

/// The bar at the top of a screen.
private struct NavigationBar: View {
  let title: ScreenTitle
  let back: Text?
  let bars: ToolbarContents
  @Environment(\.navigator) private var navigator

  private var isInline: Bool { title.isInline ?? (back != nil) }
  private var hasRow: Bool {
    back != nil || bars.has(.leading) || bars.has(.trailing) || bars.has(.principal)
      || (isInline && title.text != nil)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if hasRow {
        BarLayout {
          HStack(spacing: 16) {
            if let back { backButton(back) }
            bars.items(.leading)
          }
          ZStack { middle }
          HStack(spacing: 16) { bars.items(.trailing) }
        }
        .frame(minHeight: 44)
        .padding(.horizontal, 16)
      }
      if !isInline, let text = title.text {
        text.font(.largeTitle.bold()).lineLimit(1).accessibilityAddTraits(.isHeader)
          .padding(.horizontal, 16).padding(.vertical, 6)
        title.subtitle?.foregroundStyle(.secondary).padding(.horizontal, 16).padding(.bottom, 6)
      }
      title.search?.padding(.horizontal, 16).padding(.bottom, 10)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// An arrow and the title of the previous screen; the arrow alone if both do not fit beside this screen's title.
  private func backButton(_ back: Text) -> some View {
    Button {
      navigator?.pop()
    } label: {
      let arrow = Image(systemName: "chevron.left").fontWeight(.semibold)
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 5) {
          arrow.accessibilityHidden(true)
          back.lineLimit(1)
        }
        arrow.accessibilityLabel(back)
      }
    }
    .buttonStyle(.borderless)
  }

  @ViewBuilder private var middle: some View {
    if bars.has(.principal) {
      bars.items(.principal).lineLimit(1)
    } else if isInline, let text = title.text {
      VStack(spacing: 0) {
        text.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
        title.subtitle?.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

private struct BottomBar<Items: View>: View {
  let items: Items
  var body: some View {
    VStack(spacing: 0) {
      Divider()
      HStack { items }.frame(maxWidth: .infinity, minHeight: 49).padding(.horizontal, 16)
    }
  }
}
