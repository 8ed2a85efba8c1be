import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// The axes of a scene before projection.
struct SpaceGuides {
  /// One axis: its values with their guides, and its title.
  struct Axis {
    let scale: SpaceScale
    /// The visible values of each `AxisMarks` of the axis.
    let values: [[Value]]
    let title: Title?
  }

  /// A value of an axis.
  struct Value {
    /// The position in scene units.
    let position: Double
    let entry: AxisGuide.Entry
    /// The drawn text of the label; `nil` if the value has none.
    let label: SpaceText?
  }

  struct Title {
    let words: String
    /// The drawn text of the title; `nil` if none is drawn.
    let text: SpaceText?
  }

  let axes: [Axis]

  init(_ request: SpaceRequest, _ scales: SpaceScales) {
    let letters = [SpaceDimension.x: "X", .y: "Y", .z: "Z"]
    let style = SpaceTextStyle(request.environment)
    axes = SpaceDimension.allCases.map { dimension in
      let scale = scales[dimension]
      let axis = request[dimension].axis
      let values = axis.visibleMarks.map { marks in
        let ticks = SpaceTicks.ticks(marks, on: scale, calendar: request.environment.calendar)
        // All axes use the same parts as the x axis of a 2-D chart: line, tick and label.
        let guide = AxisGuide.make(
          for: marks, .x, ticks: ticks, setup: scale.setup, domain: scale.setup.isBand ? nil : scale.domain,
          environment: request.environment)
        return guide.entries.compactMap { entry -> Value? in
          let position = scale.position(entry.number)
          guard scale.holds(position) else { return nil }
          return Value(position: position, entry: entry, label: entry.labels.first.flatMap(style.label))
        }
      }
      var title: Title?
      if let first = axis.titles.first {
        title = Title(words: first.text, text: SpaceText(first.content))
      } else if axis.visibility != .hidden {
        // A name set by the author is more useful than a letter.
        let words = scale.setup.label.count > 1 ? scale.setup.label : letters[dimension] ?? ""
        title = Title(words: words, text: style.text(words))
      }
      return Axis(scale: scale, values: values, title: title)
    }
  }
}
