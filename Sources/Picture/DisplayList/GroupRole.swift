/// The part of a picture that a group draws: how pages, readers and motion find the parts of a chart.
package enum GroupRole: Hashable, Sendable {
  /// Everything within the axes of a chart: its grid, its marks and their annotations.
  case plot
  /// The lines across a plot.
  case grid
  /// The marks of a chart, cut at the ends of its axes.
  case marks
  /// Marks that are composited as one, such as the content of `mask`.
  case layer
  /// Ticks and labels along x.
  case xAxis
  /// Ticks and labels along y.
  case yAxis
  /// Ticks and labels along z.
  case zAxis
  /// A chart in three dimensions, by its number among those of its picture.
  case space(Int)
  case legend
  case annotation
  /// Keeps its size and form while the plot around it is scaled.
  case fixed
  /// A part of a scrolling chart that a page draws by itself, in a window of its own.
  indirect case scrolling(GroupRole)
  /// Seen during one run of the pictures of an animation, by the classes that hide and show it.
  case run(String)
  /// A view with a transition of its own, by the number of its place in the tree.
  case transition(Int)
  /// A view that `matchedGeometryEffect` knows by its name wherever it is.
  case matched(namespace: Int, id: String)
  /// A view within a chart that answers to its user, by what tells it from others.
  case control(String)
}
