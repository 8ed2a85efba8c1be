import OpenChartsChartModel
import OpenChartsDisplayList

extension ChartArrangement {
  /// Returns the drawing of the chart, from back to front: plot, axes, titles, legend.
  ///
  /// - Parameter marks: The arranged marks, with the marks that mask their layers.
  func drawn(_ marks: Masked<StyledMarks>) -> DisplayList {
    DisplayList(plotItems(marks) + axisItems + titleItems + legendItems)
  }

  /// Returns the plot area in its style, in chart coordinates.
  private func plotItems(_ marks: Masked<StyledMarks>) -> [DisplayItem] {
    var plot = DisplayList(contents(marks))
    if let container = request.plotStyle {
      plot = container.draw(size: frame.container.size, plot: plot)
      plot.items = UnscaledGrid.placed(plot.items)
    }
    return .group(plot.items, role: .plot(request.id), at: plotOrigin)
  }

  /// Returns grid lines, marks and annotations, from back to front, in plot coordinates.
  private func contents(_ marks: Masked<StyledMarks>) -> [DisplayItem] {
    var items: [DisplayItem] = []
    let grid = gridItems
    if !grid.isEmpty { items.append(.group(GroupItem(grid, role: .grid))) }
    let shapes = markItems(masks: marks.masks)
    if !shapes.isEmpty {
      var group = GroupItem(shapes, role: .marks)
      let cutsX = x?.domain.cutsData(marks.marks.marks) ?? false
      let cutsY = y?.domain.cutsData(marks.marks.marks) ?? false
      if cutsX || cutsY {
        // Marks outside a domain that the author set are clipped at the plot. In the other direction, marks may extend
        // beyond the plot.
        let far = 1_000.0
        group.clip = VectorPath(space.bounds.inset(x: cutsX ? 0 : -far, y: cutsY ? 0 : -far))
      }
      items.append(.group(group))
    }
    return items + annotationItems(annotations)
  }
}
