import OpenChartsChartMath

/// The data behind a chart's drawing, for the audit: axes, kinds of marks, series names and their colours.
///
/// Frames are in points from the chart's top left.
package struct AuditModel: Hashable, Sendable {
  package struct Axis: Hashable, Sendable {
    package struct Label: Hashable, Sendable {
      package var text: String
      package var frame: Rect
      package init(text: String, frame: Rect) {
        self.text = text
        self.frame = frame
      }
    }

    package var kind: AxisKind
    /// The ends of the domain in data units. ``scale`` has the visible part.
    package var lower = 0.0
    package var upper = 0.0
    /// The mapping of numbers and dates to points; `nil` for a category axis.
    package var scale: Scale?
    /// All categories in order; empty for other axes.
    package var names: [String] = []
    /// The values that have a label or a grid line, ascending.
    package var ticks: [Double] = []
    /// Whether the author set the axis values.
    package var hasOwnTicks = false
    package var labels: [Label] = []
    /// The author's title.
    package var title = ""
    package init(_ kind: AxisKind) { self.kind = kind }

    /// Whether the scale is linear.
    package var isLinear: Bool { scale?.transform.isLinear ?? true }

    /// A mapping between values and points along an axis.
    package struct Scale: Hashable, Sendable {
      package var transform: ScaleTransform
      /// The ends of the visible domain, in data units.
      package var lower: Double
      package var upper: Double
      /// The positions of `lower` and `upper`, in points from the plot's left or top. `end` is less than `start` if
      /// values increase to the left or upwards.
      package var start: Double
      package var end: Double

      package init(
        _ lower: Double, _ upper: Double, from start: Double, to end: Double,
        transform: ScaleTransform = .linear
      ) {
        self.transform = transform
        (self.lower, self.upper) = (lower, upper)
        (self.start, self.end) = (start, end)
      }

      /// The position of a value, also outside the plot. Not finite if the scale excludes the value or the visible
      /// domain is one value.
      package func position(_ value: Double) -> Double {
        let (a, b) = (transform.forward(lower), transform.forward(upper))
        return start + (end - start) * (transform.forward(value) - a) / (b - a)
      }

      /// The value at a position. Not finite if the axis has no length.
      package func value(_ position: Double) -> Double {
        let (a, b) = (transform.forward(lower), transform.forward(upper))
        return transform.inverse(a + (b - a) * (position - start) / (end - start))
      }
    }
  }

  /// A run of marks of one kind with the properties of that kind. The audit and animations decide by these
  /// properties, not by the name.
  package struct Marks: Hashable, Sendable {
    /// The name as one word in lower case: "bar".
    package var name: String
    package var count: Int
    /// Whether a value is shown as a length from the baseline.
    package var hasLength = false
    /// Whether a line or an area connects the rows in order.
    package var joinsRows = false
    /// Whether rows are areas at any position on both axes, such as rectangles.
    package var areFields = false
    /// Whether symbols or dashes can distinguish series.
    package var takesSymbols = false
    /// Whether the lengths run along x.
    package var isHorizontal = false
    /// Whether the lengths start at zero, so that a domain without zero truncates them.
    package var hasLengthFromZero = false

    package init(_ name: String, count: Int) {
      self.name = name
      self.count = count
    }

    /// Whether each row is one bar.
    package var areBars: Bool { hasLength && !joinsRows }
    /// Whether the rows form the edge of one area.
    package var areAreas: Bool { hasLength && joinsRows }
  }

  /// A series name and its colour.
  package struct Series: Hashable, Sendable {
    package var name: String
    package var color: RGBA
    package init(name: String, color: RGBA) {
      self.name = name
      self.color = color
    }
  }

  package var plot: Rect
  /// Whether the chart is 3-D. If true, the properties of 2-D axes are empty.
  package var isSpatial = false
  package var x: Axis?
  package var y: Axis?
  package var marks: [Marks] = []
  /// Properties of the scene; `nil` for 2-D charts.
  package var scene: DrawnScene?
  /// The shapes of sectors by mark, relative to the plot's top left.
  package var sectors: [MarkID: SectorShape] = [:]
  /// The names that colour distinguishes.
  package var series: [Series] = []
  /// The title of the variable that the colours encode.
  package var seriesLabel = ""
  /// The encodings that distinguish names in addition to colour: symbols, dashes, patterns, position.
  package var cues: [String] = []
  package var background = RGBA.white
  /// The user's accessibility settings that the drawing respects.
  package var isContrastIncreased = false
  package var reducesTransparency = false
  package var isRightToLeft = false
  /// Texts that the author wrote for assistive technology.
  package var authorTexts: [String] = []
  /// Whether the author hid every element.
  package var hidesAllElements = false

  package init(plot: Rect) { self.plot = plot }
}
