import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// The layout of a 3-D chart, with text as large as the user's text size and the chart's size allow.
struct SpaceArrangement {
  let frame: SpaceFrame
  let guides: SpaceGuides
  let fit: SpaceFit

  private init(_ request: SpaceRequest, _ scales: SpaceScales, colors: StyleScale<Brush>?, in size: Size) {
    frame = SpaceFrame(request, colors: colors, in: size)
    guides = SpaceGuides(request, scales)
    fit = SpaceFit(guides, scales.box, request, in: frame.scene.size)
  }

  static func make(
    for request: SpaceRequest, on scales: SpaceScales, colors: StyleScale<Brush>?, in size: Size
  ) -> SpaceArrangement {
    LargeType.largest(upTo: request.environment.labelFont.size, in: size, fit: \.largeTypeFit) { points in
      var request = request
      request.environment.labelFont.size = points
      return SpaceArrangement(request, scales, colors: colors, in: size)
    }
  }

  private var largeTypeFit: LargeType.Fit {
    frame.isLegendLeftOut || fit.omitted != .none ? .guidesOmitted : .whole
  }
}
