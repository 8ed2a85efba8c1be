import Foundation
import OpenChartsDisplayList

/// A request to the engine to lay out one chart.
package struct ChartRequest: Sendable {
  /// The identity of the chart in its picture.
  package var id = ChartID(0)
  /// The marks, in order of first appearance.
  package var marks: [MarkTable] = []
  package var scales = ScaleRequests()
  package var xAxis = AxisRequest()
  package var yAxis = AxisRequest()
  package var legend = LegendRequest()
  package var plotStyle: (any PlotContainer)?
  package var environment: ChartEnvironment
  /// The author's label for the whole chart.
  package var accessibilityLabel: String?
  package var details = ChartDetails()

  package init(in environment: ChartEnvironment) { self.environment = environment }
}

/// The settings of the user, and the colours and fonts that depend on them.
package struct ChartEnvironment: Sendable {
  package var locale = Locale(identifier: "en_US")
  package var calendar = Calendar(identifier: .gregorian)
  package var isRightToLeft = false
  /// The colours of categories, in order.
  package var palette: [RGBA] = []
  package var accent = RGBA(bytes: 0, 136, 255)
  package var labelColor = RGBA(0.23, 0.23, 0.26, 0.6)
  package var gridColor = RGBA(0.23, 0.23, 0.26, 0.3)
  /// The background of the chart, used for gaps between neighbouring marks.
  package var background = RGBA.white
  /// The font of axis and legend text; 11 points at the default text size.
  package var labelFont = FontDescriptor(size: 11)
  /// Whether to distinguish series by symbols, dashes and patterns in addition to colours.
  package var differentiateWithoutColor = false
  /// Whether colours have increased contrast. If two colours look alike, symbols, dashes or patterns distinguish them
  /// too.
  package var isContrastIncreased = false
  /// Whether lines in the background colour separate the pieces of stacks and the sectors of circles.
  package var separatesMarks = false
  /// Whether marks are opaque: a translucent colour is replaced by the equivalent tint of the background.
  package var reducesTransparency = false
  /// The free space above the chart, in points. The top label of a vertical axis may extend into it, as on devices.
  package var spaceAbove = 0.0
  /// Measures the text of axes and legend.
  package let measurer: any TextMeasurer

  package init(measurer: any TextMeasurer) { self.measurer = measurer }
}

/// A problem that did not stop the drawing: what it is, where it is, and how to fix it.
package struct Diagnostic: Hashable, Sendable {
  package var message: String
  package init(_ message: String) { self.message = message }
}
