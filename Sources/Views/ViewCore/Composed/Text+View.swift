import Foundation
import OpenChartsViewValues

extension Text: View {}

extension Text: _PrimitiveView {
  @MainActor public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let environment = context.environment
    if environment.isLive, environment.runningMoment == nil, ticks {
      return RunningText(text: self)._makeNodes(in: context.child(.index(0)), into: &nodes)
    }
    if hasImages {
      return TextWithImages(self, in: environment)._makeNodes(in: context.child(.index(1)), into: &nodes)
    }
    nodes.append(TextNode(self, environment: environment))
  }
}

/// A text that is updated every second, in a live session.
private struct RunningText: View {
  let text: Text

  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
      text.changing { $0.runningMoment = context.date }
    }
  }
}
