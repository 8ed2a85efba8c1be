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
    /// Ends of the domain, in data units.
    package var lower = 0.0
    package var upper = 0.0
    package var isLinear = true
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
  }

  package struct Marks: Hashable, Sendable {
    package var kind: MarkKind
    package var count: Int
    /// Whether their lengths run along x.
    package var isHorizontal: Bool
    /// Whether their lengths begin at zero, so that a domain without zero cuts them.
    package var hasLengthFromZero: Bool
    package init(_ kind: MarkKind, count: Int, isHorizontal: Bool, hasLengthFromZero: Bool) {
      self.kind = kind
      self.count = count
      self.isHorizontal = isHorizontal
      self.hasLengthFromZero = hasLengthFromZero
    }
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
