import Foundation
import OpenChartsViewValues

/// Space with a minimum length. It takes the space along the axis of its stack that the other views leave.
package final class SpacerNode: ViewNode {
  private let least: CGFloat

  init(_ least: CGFloat, environment: EnvironmentValues) {
    self.least = least
    super.init(environment: environment)
    // In a stack all other views get their space first.
    if environment.stackAxis != nil { traits.priority = -.infinity }
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = max(proposal.width ?? least, least)
    let height = max(proposal.height ?? least, least)
    return switch environment.stackAxis {
    case .horizontal: CGSize(width: width, height: 0)
    case .vertical: CGSize(width: 0, height: height)
    case nil: CGSize(width: width, height: height)
    }
  }

  package override var spacing: ViewSpacing { .zero }
}
