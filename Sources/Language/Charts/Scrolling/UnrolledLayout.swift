import ChartEngine
import ChartModel
import DisplayList
import Isolation
import SwiftUI

/// All of a chart that shows a part of its axes: the engine draws it again where somebody makes a page of it.
///
/// It asks the views and closures of the author, and so belongs to the main actor, where pages and scenes are made.
struct UnrolledLayout: UnrolledChart {
  private let layout: ChartLayout
  private let request: ChartRequest
  private let size: Size
  private let scrolling: MainActorBox<((any ChartScrollTargetBehavior)?, ChartProxy, EnvironmentValues)>

  /// The whole of a chart of which `layout` is the part that is seen. `size` is what it was offered, in points;
  /// `behavior` says where scrolls end, and is `nil` where they end anywhere.
  init(
    _ layout: ChartLayout, of request: ChartRequest, in size: Size,
    scrollingBy behavior: (any ChartScrollTargetBehavior)?, _ proxy: ChartProxy,
    _ environment: EnvironmentValues
  ) {
    self.layout = layout
    self.request = request
    self.size = size
    scrolling = MainActorBox((behavior, proxy, environment))
  }

  var stops: (x: ScrollingChart.Stops?, y: ScrollingChart.Stops?) {
    scrolling.run { [layout] scrolling in
      let (behavior, proxy, environment) = scrolling
      guard let behavior, let chart = layout.list.accessibility.first?.scrolling
      else { return (nil, nil) }
      return ScrollStops.found(by: behavior, for: chart, proxy, in: environment)
    }
  }

  func whole(zoom: Double) -> ChartLengths.Whole? {
    guard let (request, size) = layout.unrolled(request, in: size, zoom: zoom) else { return nil }
    let whole = ChartPipeline.layout(request, in: size)
    return ChartLengths.Whole(list: whole.list, size: whole.size, plot: whole.plotFrame)
  }
}
