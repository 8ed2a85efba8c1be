import Foundation
import OpenChartsViewValues

/// The position and the sizes of a scroll view and its content, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The distance that the content is scrolled to the left and up.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The space around the content. Zero: margins are part of the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part of the content, in its coordinates.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The visible part of the content, in its coordinates.
  public var bounds: CGRect { visibleRect }
}

private struct ScrollObserver<T: Equatable>: NodeModifier {
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void

  @MainActor final class Memory {
    var value: T?
  }

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    ScrollObserverNode(node, self, context.scope.slot(0) { Memory() })
  }
}

private final class ScrollObserverNode<T: Equatable>: WrapperNode {
  private let observer: ScrollObserver<T>
  private let memory: ScrollObserver<T>.Memory

  init(_ content: ViewNode, _ observer: ScrollObserver<T>, _ memory: ScrollObserver<T>.Memory) {
    self.observer = observer
    self.memory = memory
    super.init(content)
  }

  override func act() {
    guard let scroll = content.first(where: { $0 is ScrollNode }) as? ScrollNode else { return }
    let value = observer.transform(scroll.geometry)
    let old = memory.value
    guard old != value else { return }
    memory.value = value
    observer.action(old ?? value, value)
  }
}

extension View {
  /// Runs with the old and new value derived from the geometry of the scroll view in this view when they differ. At
  /// first both are the same.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    NodeModified(content: self, modifier: ScrollObserver<T>(transform: transform, action: action))
  }
}
