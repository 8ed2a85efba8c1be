import Foundation
import OpenChartsViewValues

/// The part of a screen that its bars leave free, in root coordinates. Set when the screen is laid out, before its
/// content.
@MainActor package final class SafeArea {
  /// The safe area of the enclosing screen, for example of the tab that contains a navigation stack.
  private let outer: SafeArea?
  private var free = CGRect.zero
  private var whole = CGRect.zero
  /// Whether a view extends under the bar at the top.
  fileprivate(set) var isUsedAtTop = false

  package init(in outer: SafeArea?) { self.outer = outer }

  /// Sets the part between the bars, and the whole screen.
  func set(free: CGRect, whole: CGRect) {
    self.free = free
    self.whole = outer?.extended(whole, .all) ?? whole
  }

  /// Returns a frame extended to the edges of the whole screen, where it reaches the bars.
  func extended(_ frame: CGRect, _ edges: Edge.Set) -> CGRect {
    guard free.height > 0, frame.height > 0 else { return frame }
    var (top, bottom) = (frame.minY, frame.maxY)
    if edges.contains(.top), abs(top - free.minY) < 0.5, whole.minY < top {
      top = whole.minY
      isUsedAtTop = true
    }
    if edges.contains(.bottom), abs(bottom - free.maxY) < 0.5, whole.maxY > bottom { bottom = whole.maxY }
    return CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
  }
}

extension EnvironmentValues {
  /// The safe area of the enclosing screen; `nil` where there are no bars, and for content that scrolls.
  @Entry package var safeArea: SafeArea?
}

/// A node whose content extends under the bars that it touches. Its own frame does not change.
package final class SafeAreaNode: WrapperNode {
  private let area: SafeArea
  private let edges: Edge.Set

  init(_ content: ViewNode, area: SafeArea, edges: Edge.Set) {
    self.area = area
    self.edges = edges
    super.init(content)
  }

  package override func layout() {
    let extended = area.extended(frame, edges)
    guard extended != frame else { return super.layout() }
    let offer = ProposedViewSize(width: proposal.width, height: extended.height)
    let size = content.size(offer)
    content.place(
      at: CGPoint(x: frame.midX - size.width / 2, y: extended.midY - size.height / 2), proposal: offer)
  }
}

/// Lets a view extend under the bars of its screen.
struct SafeAreaIgnoring: NodeModifier {
  let edges: Edge.Set

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    guard let area = context.environment.safeArea, !edges.isDisjoint(with: [.top, .bottom]) else {
      return node
    }
    return SafeAreaNode(node, area: area, edges: edges)
  }
}
