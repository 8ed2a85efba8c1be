import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// Flexible space along the axis of the enclosing stack.
public struct Spacer: Sendable {
  /// The minimum length in points; `nil` means 8.
  public var minLength: CGFloat?
  /// Creates flexible space with a minimum length in points; `nil` means 8.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: _PrimitiveView {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    nodes.append(SpacerNode(minLength ?? 8, environment: context.environment))
  }
}

/// A hairline perpendicular to the enclosing stack; horizontal elsewhere.
public struct Divider: Sendable {
  /// Creates a hairline.
  public init() {}
}

extension Divider: _PrimitiveView {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    nodes.append(DividerNode(environment: context.environment))
  }
}

package final class DividerNode: ViewNode {
  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let thickness = environment.pixelLength
    return environment.stackAxis == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  package override func draw(into drawing: inout Drawing) {
    var frame = Rect(pixelFrame)
    // Rounding the edges to pixels must not make the line vanish or twice as thick.
    if environment.stackAxis == .horizontal {
      frame.width = environment.pixelLength
    } else {
      frame.height = environment.pixelLength
    }
    guard !frame.isEmpty, frame.origin.isFinite else { return }
    let color =
      environment.colorScheme == .dark
      ? RGBA(0.33, 0.33, 0.35, 0.6) : RGBA(0.24, 0.24, 0.26, 0.29)
    drawing.append(.path(PathItem(VectorPath(frame), fill: .color(color))))
  }
}
