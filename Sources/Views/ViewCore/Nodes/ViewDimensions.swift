import Foundation
import OpenChartsIsolation
import OpenChartsViewValues

/// The size and the alignment guides of a view, in its own coordinates: x from the leading edge, y from the top.
public struct ViewDimensions: Sendable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  package let node: ViewNode?
  package let proposal: ProposedViewSize

  package init(_ size: CGSize, node: ViewNode? = nil, proposal: ProposedViewSize = .unspecified) {
    width = size.width
    height = size.height
    self.node = node
    self.proposal = proposal
  }

  package func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let node else { return nil }
    let size = CGSize(width: width, height: height)
    return onMainActor { node.guide(key, in: size, proposal: proposal) }
  }

  package func value(_ key: AlignmentKey) -> CGFloat {
    let value = explicit(key) ?? key.id.defaultValue(in: self)
    return value.isFinite ? value : 0
  }

  /// The position of a guide in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
  /// The position of a guide in points.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
  /// The position of a guide that the view sets explicitly; `nil` if it sets none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The position of a guide that the view sets explicitly; `nil` if it sets none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }
}

extension ViewDimensions: Equatable {
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height && a.node === b.node
  }
}
