import ChartMath

/// What a chart's drawing stands for, for those who check it: axes, kinds of marks, names and their colours.
///
/// Frames are in points from the chart's top left.
package struct DrawnChart: Hashable, Sendable {
  package struct Axis: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case numbers, dates, names }
    package struct Label: Hashable, Sendable {
      package var text: String
      package var frame: Rect
      package init(text: String, frame: Rect) {
        self.text = text
        self.frame = frame
      }
    }

    package var kind: Kind
    /// Ends of the domain, in data units. With ``scale``, what the picture shows of it.
    package var lower = 0.0
    package var upper = 0.0
    /// Where numbers and dates lie; `nil` for an axis of names.
    package var scale: Scale?
    /// All names in order, for an axis of names.
    package var names: [String] = []
    /// Values with a label or a line, ascending.
    package var ticks: [Double] = []
    /// Whether the author chose the values.
    package var hasOwnTicks = false
    package var labels: [Label] = []
    /// The axis' own title.
    package var title = ""
    package init(_ kind: Kind) { self.kind = kind }

    /// Whether equal distances are equal differences.
    package var isLinear: Bool { scale?.transform.isLinear ?? true }

    /// Values to points along an axis, and back.
    package struct Scale: Hashable, Sendable {
      package var transform: ScaleTransform
      /// Ends of what is shown, in data units.
      package var lower: Double
      package var upper: Double
      /// Where these lie, in points from the plot's left or top; the end lies before the start where values grow
      /// to the left or upwards.
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

      /// Where a value lies, also beyond the plot; NaN where the scale does not take it or shows one value only.
      package func position(_ value: Double) -> Double {
        let (a, b) = (transform.forward(lower), transform.forward(upper))
        return start + (end - start) * (transform.forward(value) - a) / (b - a)
      }

      /// The value at a position; NaN where the axis has no length.
      package func value(_ position: Double) -> Double {
        let (a, b) = (transform.forward(lower), transform.forward(upper))
        return transform.inverse(a + (b - a) * (position - start) / (end - start))
      }
    }
  }

  /// A run of marks of one kind, with what sets that kind apart: who checks or moves marks asks for these, not for
  /// the name.
  package struct Marks: Hashable, Sendable {
    /// One word in lower case: "bar".
    package var name: String
    package var count: Int
    /// Whether a single value is a length from the baseline.
    package var hasLength = false
    /// Whether rows are joined in their order.
    package var joinsRows = false
    /// Whether rows are areas that lie anywhere on both axes.
    package var areFields = false
    /// Whether symbols or dashes can tell series apart.
    package var takesSymbols = false
    /// Whether their lengths run along x.
    package var isHorizontal = false
    /// Whether their lengths begin at zero, so that a domain without zero cuts them.
    package var hasLengthFromZero = false

    package init(_ name: String, count: Int) {
      self.name = name
      self.count = count
    }

    /// Whether each row is a length of its own.
    package var areBars: Bool { hasLength && !joinsRows }
    /// Whether rows are the edge of one area.
    package var areAreas: Bool { hasLength && joinsRows }
  }

  /// A name and the colour that stands for it.
  package struct Series: Hashable, Sendable {
    package var name: String
    package var color: RGBA
    package init(name: String, color: RGBA) {
      self.name = name
      self.color = color
    }
  }

  package var plot: Rect
  package var x: Axis?
  package var y: Axis?
  package var marks: [Marks] = []
  /// Of a chart in three dimensions.
  package var scene: DrawnScene?
  /// Sectors by their numbers, from the plot's top left.
  package var sectors: [MarkID: SectorShape] = [:]
  /// Names told apart by colour.
  package var series: [Series] = []
  /// What the colours stand for.
  package var seriesLabel = ""
  /// What tells the names apart beside colour: symbols, dashes, patterns, position.
  package var cues: [String] = []
  package var ground = RGBA.white
  /// Settings of the reader that the drawing follows.
  package var isContrastIncreased = false
  package var reducesTransparency = false
  package var isRightToLeft = false
  /// Texts that the author wrote for assistive technology.
  package var authorTexts: [String] = []
  /// Whether the author hid every element.
  package var hidesAllElements = false

  package init(plot: Rect) { self.plot = plot }
}
