import ChartModel
import DisplayList

/// A chart's marks with their looks: all that drawing them needs besides the plot.
struct StyledMarks: Sendable {
  var marks: [ResolvedMarks]
  let circle: Circle
  var scales: StyleScales
  /// How the rows of each table look.
  var looks: [MarkLooks]
}
