import ChartMath
import ChartModel
import DisplayList

/// What shows the axes of a scene, before anything has a place in the picture.
struct SpaceGuides {
  /// One axis: its values with what is drawn at each, and its title.
  struct Axis {
    let scale: SpaceScale
    /// The values of each of its `AxisMarks` that lie on the axis.
    let values: [[Value]]
    let title: Title?
  }

  /// A value of an axis.
  struct Value {
    /// In units of the scene.
    let place: Double
    let entry: AxisGuide.Entry
    /// `nil` where nothing is written.
    let label: SpaceText?
  }

  struct Title {
    let words: String
    /// `nil` where nothing is written.
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
        // Of any axis the parts are line, tick and label, as those of x are.
        let guide = AxisGuide.made(
          for: marks, .x, ticks: ticks, setup: scale.setup, domain: scale.setup.isBand ? nil : scale.domain,
          environment: request.environment)
        return guide.entries.compactMap { entry -> Value? in
          let place = scale.place(entry.number)
          guard scale.holds(place) else { return nil }
          return Value(place: place, entry: entry, label: entry.labels.first.flatMap(style.label))
        }
      }
      var title: Title?
      if let own = axis.titles.first {
        title = Title(words: own.text, text: SpaceText(own.content))
      } else if axis.visibility != .hidden {
        // A letter tells less than a name that the author gave.
        let words = scale.setup.label.count > 1 ? scale.setup.label : letters[dimension] ?? ""
        title = Title(words: words, text: style.text(words))
      }
      return Axis(scale: scale, values: values, title: title)
    }
  }
}
