import Foundation
import OpenChartsViewValues

/// The size of the container of a view: of the nearest scroll view, or else of the whole picture.
@MainActor package final class ContainerSize {
  private var size = ProposedViewSize.unspecified
  /// Whether a node's size depends on this one.
  private var isRead = false

  /// The top of the content in root coordinates. Nothing above it is visible at any scroll position.
  package internal(set) var top: CGFloat = 0

  package init() {}

  /// Sets the size, and drops the cached sizes of the nodes in the container if they depend on it.
  package func set(_ size: ProposedViewSize, of content: ViewNode?) {
    guard size != self.size else { return }
    self.size = size
    if isRead { content?.forgetSizes() }
  }

  func read() -> ProposedViewSize {
    isRead = true
    return size
  }
}

extension EnvironmentValues {
  /// The size of the container of a view; `nil` if there is no container.
  @Entry package var containerSize: ContainerSize?
}
