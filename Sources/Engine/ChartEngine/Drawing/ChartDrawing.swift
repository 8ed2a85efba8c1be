import ChartModel
import DisplayList

extension ChartArrangement {
  /// The picture of the chart, from back to front: plot, axes, titles, legend.
  ///
  /// - Parameter marks: The marks that were arranged, with those that mask their layers.
  func drawn(_ marks: Masked<StyledMarks>) -> DisplayList {
    DisplayList(plotItems(marks) + axisItems + titleItems + legendItems)
  }

  /// The plot area in its style, in coordinates of the chart.
  private func plotItems(_ marks: Masked<StyledMarks>) -> [DisplayItem] {
    var plot = DisplayList(contents(marks))
    if let container = request.plotStyle {
      plot = container.draw(size: frame.container.size, plot: plot)
      plot.items = StillGrid.placed(plot.items)
    }
    return .group(plot.items, role: .plot, at: plotOrigin)
  }

  /// Grid lines, marks, annotations: from back to front, in coordinates of the plot.
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
        // Data beyond a given domain end at the plot; across it marks may stick out as ever.
        let far = 1_000.0
        group.clip = VectorPath(space.bounds.inset(x: cutsX ? 0 : -far, y: cutsY ? 0 : -far))
      }
      items.append(.group(group))
    }
    return items + annotationItems(annotations)
  }
}
