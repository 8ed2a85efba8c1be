import DisplayList
import Foundation

/// Everything that a front end asks of the engine for one chart.
package struct ChartRequest: Sendable {
  /// In order of first appearance.
  package var marks: [MarkTable] = []
  package var scales = ScaleRequests()
  package var xAxis = AxisRequest()
  package var yAxis = AxisRequest()
  package var legend = LegendRequest()
  package var plotStyle: (any PlotContainer)?
  package var environment: ChartEnvironment
  /// The author's label for the whole chart.
  package var accessibilityLabel: String?

  package init(in environment: ChartEnvironment) { self.environment = environment }
}

/// The reader's settings and the look that follows from them.
package struct ChartEnvironment: Sendable {
  package var locale = Locale(identifier: "en_US")
  package var calendar = Calendar(identifier: .gregorian)
  package var isRightToLeft = false
  /// Colours of categories in order.
  package var palette: [RGBA] = []
  package var accent = RGBA(bytes: 0, 136, 255)
  package var labelColor = RGBA(0.23, 0.23, 0.26, 0.6)
  package var gridColor = RGBA(0.23, 0.23, 0.26, 0.3)
  /// The ground that the chart lies on, for gaps between neighbours.
  package var background = RGBA.white
  /// Axis and legend text; 11 points at the default text size.
  package var labelFont = FontDescriptor(size: 11)
  /// Symbols, dashes and patterns beside colours.
  package var differentiateWithoutColor = false
  /// Colours are the strong ones; where two of them may look alike, a second cue is drawn too.
  package var isContrastIncreased = false
  /// Marks are opaque: what would let the ground through is a tint of it.
  package var reducesTransparency = false
  /// Measures the text of axes and legend.
  package let measurer: any TextMeasurer

  package init(measurer: any TextMeasurer) { self.measurer = measurer }
}

/// Something odd that did not stop the drawing: what, where, and what would be right.
package struct Diagnostic: Hashable, Sendable {
  package var message: String
  package init(_ message: String) { self.message = message }
}
