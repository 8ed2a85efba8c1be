import Foundation
import OpenChartsViewValues

/// A column or row of a lazy grid.
public struct GridItem: Sendable {
  /// The size in points.
  public enum Size: Sendable {
    /// A fixed size in points.
    case fixed(CGFloat)
    /// A share of the available space, within bounds in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// Creates as many columns or rows as fit, with sizes within bounds in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// The width of a column or the height of a row.
  public var size: Size
  /// The spacing to the next column or row in points; `nil` means 8.
  public var spacing: CGFloat?
  /// The alignment of views in their cells; `nil` uses the grid's alignment.
  public var alignment: Alignment?

  /// Creates a column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The lengths and the starts of a lazy grid's tracks.
struct GridTracks {
  var lengths: [CGFloat] = []
  var starts: [CGFloat] = []
  var alignments: [Alignment?] = []
  var length: CGFloat = 0

  /// Fixed tracks take their length; the others share the rest in order, within their bounds.
  init(_ items: [GridItem], in space: CGFloat) {
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
    var left = space - gaps
    var flexible = 0
    for item in items {
      if case .fixed(let length) = item.size { left -= length } else { flexible += 1 }
    }
    var position: CGFloat = 0
    for (index, item) in items.enumerated() {
      let gap = item.spacing ?? 8
      func add(_ length: CGFloat) {
        starts.append(position)
        lengths.append(length)
        alignments.append(item.alignment)
        position += length
      }
      switch item.size {
      case .fixed(let length): add(max(length, 0))
      case .flexible(let minimum, let maximum):
        let length = min(max(left / CGFloat(flexible), minimum), max(maximum, minimum))
        left -= length
        flexible -= 1
        add(length)
      case .adaptive(let minimum, let maximum):
        let share = max(left / CGFloat(flexible), 0)
        let least = max(minimum, 1)
        let fitting = (share + gap) / (least + gap)
        let count = fitting.isFinite ? max(Int(fitting), 1) : 1
        let length = min(
          max((share - gap * CGFloat(count - 1)) / CGFloat(count), minimum), max(maximum, minimum))
        left -= length * CGFloat(count) + gap * CGFloat(count - 1)
        flexible -= 1
        for number in 0..<count {
          if number > 0 { position += gap }
          add(length)
        }
      }
      if index < items.count - 1 { position += gap }
    }
    length = position
  }
}

/// Cells in columns or rows of given sizes, filled one line after the other.
package final class LazyGridNode: ContainerNode {
  private let axis: Axis
  private let items: [GridItem]
  private let gap: CGFloat
  private let alignment: Alignment

  /// Creates a grid whose lines follow each other along `axis`.
  init(
    _ cells: [ViewNode], axis: Axis, items: [GridItem], gap: CGFloat, alignment: Alignment,
    environment: EnvironmentValues
  ) {
    self.axis = axis
    self.items = items.isEmpty ? [GridItem()] : items
    self.gap = gap
    self.alignment = alignment
    super.init(environment: environment, children: cells)
  }

  private func solve(_ proposal: ProposedViewSize) -> (CGSize, [Placement]) {
    let offered = axis == .vertical ? proposal.width : proposal.height
    let tracks = GridTracks(items, in: offered.map { $0.isFinite ? $0 : 0 } ?? 0)
    let count = tracks.lengths.count
    var placements: [Placement] = []
    var position: CGFloat = 0
    for start in stride(from: 0, to: children.count, by: count) {
      let line = children[start..<min(start + count, children.count)]
      let offers = line.indices.map { index -> ProposedViewSize in
        let length = tracks.lengths[index - start]
        return axis == .vertical
          ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
      }
      let depth =
        zip(line, offers).map { child, offer in
          axis == .vertical ? child.size(offer).height : child.size(offer).width
        }.max() ?? 0
      for (trackIndex, child) in line.enumerated() {
        let length = tracks.lengths[trackIndex]
        let cell =
          axis == .vertical
          ? CGSize(width: length, height: depth) : CGSize(width: depth, height: length)
        let inner = alignedOffset(
          of: child, proposal: offers[trackIndex], in: cell, tracks.alignments[trackIndex] ?? .center)
        let start = tracks.starts[trackIndex]
        placements.append(
          Placement(
            axis == .vertical
              ? CGPoint(x: start + inner.x, y: position + inner.y)
              : CGPoint(x: position + inner.x, y: start + inner.y), offers[trackIndex]))
      }
      position += depth + gap
    }
    let extent = children.isEmpty ? 0 : position - gap
    let across = max(tracks.length, offered.map { $0.isFinite ? $0 : 0 } ?? 0)
    // If the tracks do not fill the space, they are aligned within it by the alignment of the grid.
    let box = ViewDimensions(CGSize(width: across, height: across))
    let gridDimensions = ViewDimensions(CGSize(width: tracks.length, height: tracks.length))
    let shift =
      axis == .vertical
      ? box[alignment.horizontal] - gridDimensions[alignment.horizontal]
      : box[alignment.vertical] - gridDimensions[alignment.vertical]
    for index in placements.indices {
      if axis == .vertical {
        placements[index].offset.x += shift
      } else {
        placements[index].offset.y += shift
      }
    }
    return (
      axis == .vertical
        ? CGSize(width: across, height: extent) : CGSize(width: extent, height: across), placements
    )
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { solve(proposal).0 }

  package override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    solve(proposal).1
  }
}

/// Views in columns, with as many rows as needed. All of them are created, because a picture shows them all.
public struct LazyVGrid<Content: View> {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a grid of columns. `spacing` is between rows in points; `pinnedViews` has no effect.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: _PrimitiveView {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    nodes.append(
      LazyGridNode(
        context.child(.index(0)).inStack(nil).nodes(of: content), axis: .vertical, items: columns,
        gap: spacing ?? 8, alignment: Alignment(horizontal: alignment, vertical: .center),
        environment: context.environment))
  }
}

/// Views in rows, with as many columns as needed. All of them are created, because a picture shows them all.
public struct LazyHGrid<Content: View> {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a grid of rows. `spacing` is between columns in points; `pinnedViews` has no effect.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHGrid: _PrimitiveView {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    nodes.append(
      LazyGridNode(
        context.child(.index(0)).inStack(nil).nodes(of: content), axis: .horizontal, items: rows,
        gap: spacing ?? 8, alignment: Alignment(horizontal: .center, vertical: alignment),
        environment: context.environment))
  }
}
