import OpenChartsChartEngine
import OpenChartsChartModel
import OpenChartsDisplayList
import OpenChartsIsolation
import SwiftUI

/// A scrollable chart at its full length, which the engine draws again for a page.
///
/// It calls the author's views and closures, and is therefore isolated to the main actor, on which pages and scenes
/// are made.
struct FullLengthLayout: UnrolledChart {
  private let layout: ChartLayout
  private let request: ChartRequest
  private let size: Size
  private let scrolling: MainActorBox<((any ChartScrollTargetBehavior)?, ChartProxy, EnvironmentValues)>

  /// Creates the full-length form of a chart whose visible part is `layout`. `size` is the proposed size in points;
  /// `behavior` chooses where scrolls end; with `nil` they can end anywhere.
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
      guard let behavior, let chart = layout.list.charts.first?.scrolling
      else { return (nil, nil) }
      return ScrollStops.find(by: behavior, for: chart, proxy, in: environment)
    }
  }

  func whole(zoom: Double) -> ChartLengths.Whole? {
    guard let (request, size) = layout.unrolled(request, in: size, zoom: zoom) else { return nil }
    let whole = ChartPipeline.layout(request, in: size)
    return ChartLengths.Whole(list: whole.list, size: whole.size, plot: whole.plotFrame)
  }
}
