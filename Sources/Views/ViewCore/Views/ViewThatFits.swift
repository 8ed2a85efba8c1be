import Foundation
import OpenChartsViewValues

/// The first of several views whose ideal size fits, otherwise the last.
public struct ViewThatFits<Content: View> {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view that shows the first view whose ideal size fits in these directions, otherwise the last.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: _PrimitiveView {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let options = context.child(.index(0)).inStack(nil).nodes(of: content)
    guard !options.isEmpty else { return }
    nodes.append(FittingNode(options, axes: axes, environment: context.environment))
  }
}

package final class FittingNode: ViewNode {
  private let options: [ViewNode]
  private let axes: Axis.Set

  init(_ options: [ViewNode], axes: Axis.Set, environment: EnvironmentValues) {
    self.options = options
    self.axes = axes
    super.init(environment: environment)
  }

  private func choice(_ proposal: ProposedViewSize) -> ViewNode {
    let offer = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    return options.dropLast().first { option in
      let ideal = option.size(offer)
      return !(axes.contains(.horizontal) && ideal.width > proposal.width ?? .infinity)
        && !(axes.contains(.vertical) && ideal.height > proposal.height ?? .infinity)
    } ?? options[options.count - 1]
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal).size(proposal)
  }

  package override func hasArbitraryHeight(_ proposal: ProposedViewSize) -> Bool {
    choice(proposal).hasArbitraryHeight(proposal)
  }

  package override func layout() {
    children = [choice(proposal)]
    super.layout()
  }

  package override func explicitGuide(
    _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { choice(proposal).guide(guide, in: size, proposal: proposal) }
}
