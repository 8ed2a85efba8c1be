import OpenChartsDisplayList
import SwiftUI

/// Lays out views and returns the frames of their coloured parts.
@MainActor enum Probe {
  static func tree(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewTree {
    let tree = ViewTree()
    var environment = EnvironmentValues()
    change(&environment)
    tree.update(view, in: environment, proposal: ProposedViewSize(width: width, height: height))
    return tree
  }

  static func size(_ view: some View, width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
    tree(view, width: width, height: height).size
  }

  /// Returns the bounds of all filled shapes, in drawing order.
  static func rects(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> [CGRect] {
    func bounds(_ item: DisplayItem) -> [CGRect] {
      switch item {
      case .path(let path): path.path.controlBounds.map { [CGRect($0)] } ?? []
      case .rects(let batch): batch.rects.map(CGRect.init)
      case .symbols, .scene, .text: []
      case .image(let image): [CGRect(image.rect)]
      case .group(let group): group.children.flatMap(bounds)
      }
    }
    return tree(view, width: width, height: height, change).draw().list.items.flatMap(bounds)
  }

  static func texts(_ view: some View, width: CGFloat? = nil) -> [String] {
    ImageRenderer(content: view).transcript().split(separator: "\n").map(String.init)
  }
}

extension CGRect {
  init(_ r: Rect) { self.init(x: r.x, y: r.y, width: r.width, height: r.height) }
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}
