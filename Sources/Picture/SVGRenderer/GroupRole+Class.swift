import OpenChartsDisplayList

extension GroupRole {
  /// The class of the group's element, for style sheets and scripts, such as `x-axis`.
  var className: String {
    switch self {
    case .plot: "plot"
    case .grid: "grid"
    case .marks: "marks"
    case .layer: "layer"
    case .xAxis: "x-axis"
    case .yAxis: "y-axis"
    case .zAxis: "z-axis"
    case .space: "space"
    case .legend: "legend"
    case .annotation: "annotation"
    case .fixed: "still"
    case .scrolling(let role): "moving " + role.className
    case .run(let name): name
    case .transition(let number): "transition \(number)"
    case .matched(let namespace, let id): "matched \(namespace) \(id)"
    case .control(let number): "live view \(number)"
    }
  }

  /// Whether screen readers skip the group, because the labels of the marks already contain its information.
  var isGuide: Bool {
    switch self {
    case .grid, .xAxis, .yAxis, .zAxis, .legend: true
    case .scrolling(let role): role.isGuide
    case .plot, .marks, .layer, .space, .annotation, .fixed, .run, .transition, .matched, .control: false
    }
  }
}
