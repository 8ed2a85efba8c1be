/// The part of a chart that a group draws. Pages, screen readers and animations find parts by it.
package enum GroupRole: Codable, Hashable, Sendable {
  /// Everything inside the axes of a chart: the grid, the marks and their annotations.
  case plot(ChartID)
  /// The grid lines of a plot.
  case grid
  /// The marks of a chart, clipped at the ends of its axes.
  case marks
  /// Marks that are composited as one, such as the content of `mask`.
  case layer
  /// Ticks and labels along x.
  case xAxis
  /// Ticks and labels along y.
  case yAxis
  /// Ticks and labels along z.
  case zAxis
  /// A 3-D chart, by its index among the picture's 3-D charts.
  case space(Int)
  case legend
  case annotation
  /// Keeps its size and shape when the plot around it is scaled.
  case fixed
  /// A part of a scrolling chart that a page draws separately, in its scrolled window.
  indirect case scrolling(GroupRole)
  /// Visible during one run of animation frames. The string has the CSS classes that hide and show it.
  case run(String)
  /// A view with a custom transition, by its index in the view tree.
  case transition(Int)
  /// A view with `matchedGeometryEffect`, by its namespace and identifier.
  case matched(namespace: Int, id: String)
  /// An interactive view within a chart, by its number in the view tree.
  case control(Int)
}
