import ChartMath

/// The scene of a chart in three dimensions as it stands in space: what is needed to draw it as seen from anywhere.
///
/// Places and lengths are in units of the scene, about its middle.
package struct SceneForm: Sendable {
  package var pose: SpacePose
  package var projection: SpaceProjection
  /// The corners of the box.
  package var low: SIMD3<Double>
  package var high: SIMD3<Double>
  /// Where the scene lies in the chart's picture, in points.
  package var frame: Rect
  /// x, y and z.
  package var axes: [Axis] = []
  package var labels: [Label] = []
  /// Of the box and its grid.
  package var lineColor: RGBA
  package var bodies: [Bodies] = []
  package var surfaces: [Surface] = []
  /// What lines of equal height are drawn with, one of the two, whichever stands out; none for surfaces without them.
  package var inks: [RGBA] = []
  /// Of surfaces that are coloured by the way they face: towards more x, y and z, then towards less.
  package var facing: [RGBA] = []
  /// How many marks there are, of which ``bodies`` may hold a part only.
  package var count = 0

  package init(
    pose: SpacePose, projection: SpaceProjection, low: SIMD3<Double>, high: SIMD3<Double>, frame: Rect,
    lineColor: RGBA
  ) {
    (self.pose, self.projection, self.low, self.high) = (pose, projection, low, high)
    (self.frame, self.lineColor) = (frame, lineColor)
  }

  package struct Axis: Sendable {
    /// Values whose labels thin out together.
    package var guides: [[Value]] = []
    /// An index into ``labels``.
    package var title: Int?
    package init() {}
  }

  package struct Value: Sendable {
    package var place: Double
    /// An index into ``labels``.
    package var label: Int?
    package var ticks: [Line] = []
    package var gridLines: [Line] = []
    package init(place: Double) { self.place = place }
  }

  package struct Line: Hashable, Sendable {
    /// `nil` for the usual one.
    package var stroke: Stroke?
    package var color: RGBA
    package init(stroke: Stroke?, color: RGBA) { (self.stroke, self.color) = (stroke, color) }
  }

  /// Words or a view with its size in points, drawn from (0, 0).
  package struct Label: Sendable {
    package var size: Size
    package var items: [DisplayItem]
    package init(size: Size, items: [DisplayItem]) { (self.size, self.items) = (size, items) }
  }

  /// Marks of one form and one look, as columns.
  package struct Bodies: Sendable {
    package enum Form: String, Sendable {
      case sphere, cube, cylinder, cone, rule, rectangle

      /// How many corners its faces have.
      package var corners: Int {
        switch self {
        case .sphere, .rule, .rectangle: 4
        case .cube: 24
        case .cylinder: 120
        case .cone: 80
        }
      }
    }

    package var form: Form
    /// Across.
    package var size: Double
    /// A unit quaternion: its parts along i, j and k, then its real part.
    package var rotation: SIMD4<Double>
    package var look: Look
    package var centers: [SIMD3<Double>] = []
    /// Of rules and rectangles half their lengths.
    package var extents: [SIMD3<Double>] = []
    /// The colours of body *i* are `colors[codes[i]]`: one, or of a ball its middle, its dark and its bright part.
    package var colors: [[RGBA]] = []
    package var codes: [Int] = []
    /// The series that has each of ``colors``; a colour that two series have is there twice.
    package var owners: [String] = []

    package init(_ form: Form, size: Double, rotation: SIMD4<Double>, look: Look) {
      (self.form, self.size, self.rotation, self.look) = (form, size, rotation, look)
    }
  }

  package struct Look: Hashable, Sendable {
    package var metalness: Double
    package var roughness: Double
    package init(metalness: Double, roughness: Double) {
      (self.metalness, self.roughness) = (metalness, roughness)
    }
  }

  /// Heights over the crossings of the floor's lines.
  package struct Surface: Sendable {
    package var x: [Double]
    package var z: [Double]
    /// Row by row along x; no number where there is none.
    package var heights: [Double]
    /// What it covers of cells in part.
    package var outlines: [[SIMD3<Double>]]
    package var paint: Paint
    package var look: Look
    /// The series that it is.
    package var owner = ""

    package init(
      x: [Double], z: [Double], heights: [Double], outlines: [[SIMD3<Double>]], paint: Paint, look: Look
    ) {
      (self.x, self.z, self.heights, self.outlines) = (x, z, heights, outlines)
      (self.paint, self.look) = (paint, look)
    }
  }

  package enum Paint: Sendable {
    case color(RGBA)
    /// By x·a + y·b + z·c + d.
    case ramp([GradientStop], SIMD4<Double>)
    /// By the distance of (x·a.z − a.x, z·a.w − a.y), from the first of b to the second.
    case round([GradientStop], SIMD4<Double>, from: Double, to: Double)
    /// By the way it faces.
    case facing
  }
}
