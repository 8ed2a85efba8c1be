import OpenChartsChartModel
import OpenChartsDisplayList

extension ChartArrangement {
  /// The lines across the plot, in plot coordinates.
  var gridItems: [DisplayItem] {
    var grid: [DisplayItem] = []
    for (plan, scale, labels) in [(x, space.x, frame.xLabels), (y, space.y, frame.yLabels)] {
      guard let plan, let scale else { continue }
      for (index, guide) in plan.guides.enumerated() {
        let lines = guide.gridLines(
          on: scale, plot: space.size, strip: frame.insets[guide.side],
          labels: index < labels.count ? labels[index] : [], environment: request.environment)
        grid += guide.layered(lines, size: frame.size)
      }
    }
    return grid
  }

  /// The ticks and labels beside the plot.
  var axisItems: [DisplayItem] {
    axis(x, frame.x, frame.xLabels, request.xAxis.style)
      + axis(y, frame.y, frame.yLabels, request.yAxis.style)
  }

  private func axis(
    _ plan: AxisPlan?, _ scale: PositionScale?, _ labels: [[PlacedLabel]], _ style: (any PlotContainer)?
  ) -> [DisplayItem] {
    guard let plan, let scale else { return [] }
    var children: [DisplayItem] = []
    for (guide, placed) in zip(plan.guides, labels) {
      children += guide.layered(
        guide.outside(
          on: scale, plot: frame.plot, edge: frame.container, labels: placed,
          environment: request.environment, isUnrolled: isUnrolled), size: frame.size)
    }
    guard !children.isEmpty else { return [] }
    let role = plan.dimension == .x ? GroupRole.xAxis : .yAxis
    guard let style, let side = plan.guides.first?.side else {
      return [.group(GroupItem(children, role: role))]
    }
    let area = frame.axisArea(side)
    var list = DisplayList()
    list.append(DisplayList(children), x: -area.minX, y: -area.minY)
    return [DisplayItem].group(style.draw(size: area.size, plot: list).items, role: role, at: area.origin)
  }

  /// The titles of the axes.
  var titleItems: [DisplayItem] {
    frame.titles.flatMap { title in
      var label = PlacedLabel(entry: 0, frame: title.frame)
      label.view = title.content
      label.orientation = title.rotation
      return label.draw(at: title.frame.origin)
    }
  }

  /// The legend; empty if there is none, or no space for it.
  var legendItems: [DisplayItem] {
    guard let legend = frame.legend else { return [] }
    return .group(
      legend.content.draw(size: legend.frame.size).items, role: .legend, at: legend.frame.origin)
  }
}

extension ChartFrame {
  /// Returns the frame of an axis at a side of the plot.
  fileprivate func axisArea(_ side: Side) -> Rect {
    let thickness = insets[side]
    return switch side {
    case .bottom: Rect(x: plot.minX, y: container.maxY, width: plot.width, height: thickness)
    case .top: Rect(x: plot.minX, y: container.minY - thickness, width: plot.width, height: thickness)
    case .left: Rect(x: container.minX - thickness, y: plot.minY, width: thickness, height: plot.height)
    case .right: Rect(x: container.maxX, y: plot.minY, width: thickness, height: plot.height)
    }
  }
}

extension Array where Element == DisplayItem {
  /// Returns the items as one group with its origin at a point; empty if there are no items.
  static func group(_ children: [DisplayItem], role: GroupRole, at origin: Point) -> [DisplayItem] {
    guard !children.isEmpty else { return [] }
    var group = GroupItem(children, role: role)
    if origin != .zero { group.transform = .translation(origin.x, origin.y) }
    return [.group(group)]
  }
}
