import OpenChartsChartModel
import OpenChartsDisplayList

/// A chart's marks with their styles: the input of drawing, apart from the plot.
struct StyledMarks: Sendable {
  var marks: [ResolvedMarks]
  let circle: Circle
  var scales: StyleScales
  /// The styles of the rows of each table.
  var markStyles: [ResolvedMarkStyles]
}
