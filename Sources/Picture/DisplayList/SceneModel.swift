import OpenChartsChartMath

/// The geometry of a 3-D chart's scene, from which it can be drawn in any pose.
///
/// Positions and lengths are in units of the scene; the origin is its centre.
package struct SceneModel: Sendable {
  package var pose: SpacePose
  package var projection: SpaceProjection
  /// Two opposite corners of the box.
  package var low: SIMD3<Double>
  package var high: SIMD3<Double>
  /// The frame of the scene in the chart's picture, in points.
  package var frame: Rect
  /// The axes x, y and z.
  package var axes: [Axis] = []
  package var labels: [Label] = []
  /// The colour of the box and its grid.
  package var lineColor: RGBA
  package var bodies: [Bodies] = []
  package var surfaces: [Surface] = []
  /// The two colours of contour lines, of which the one with more contrast is used; empty if surfaces have no contour
  /// lines.
  package var contourColors: [RGBA] = []
  /// The colours of surfaces that are coloured by their normals: for +x, +y and +z, then for −x, −y and −z.
  package var facing: [RGBA] = []
  /// The number of marks in the chart. ``bodies`` can hold fewer.
  package var count = 0

  package init(
    pose: SpacePose, projection: SpaceProjection, low: SIMD3<Double>, high: SIMD3<Double>, frame: Rect,
    lineColor: RGBA
  ) {
    (self.pose, self.projection, self.low, self.high) = (pose, projection, low, high)
    (self.frame, self.lineColor) = (frame, lineColor)
  }

  package struct Axis: Sendable {
    /// Groups of axis values. The labels of one group are thinned out together.
    package var guides: [[Value]] = []
    /// An index into ``labels``.
    package var title: Int?
    package init() {}
  }

  package struct Value: Sendable {
    package var position: Double
    /// An index into ``labels``.
    package var label: Int?
    package var ticks: [Line] = []
    package var gridLines: [Line] = []
    package init(position: Double) { self.position = position }
  }

  package struct Line: Hashable, Sendable {
    /// The stroke; `nil` for the default.
    package var stroke: Stroke?
    package var color: RGBA
    package init(stroke: Stroke?, color: RGBA) { (self.stroke, self.color) = (stroke, color) }
  }

  /// A text or view with its size in points, drawn from (0, 0).
  package struct Label: Sendable {
    package var size: Size
    package var items: [DisplayItem]
    package init(size: Size, items: [DisplayItem]) { (self.size, self.items) = (size, items) }
  }

  /// Marks of one shape and one style, as columns.
  package struct Bodies: Sendable {
    package enum Shape: String, Sendable {
      case sphere, cube, cylinder, cone, rule, rectangle

      /// The number of corners that its faces have.
      package var corners: Int {
        switch self {
        case .sphere, .rule, .rectangle: 4
        case .cube: 24
        case .cylinder: 120
        case .cone: 80
        }
      }
    }

    package var shape: Shape
    /// The diameter or side length.
    package var size: Double
    /// A unit quaternion: i, j, k, then the real part.
    package var rotation: SIMD4<Double>
    package var material: Material
    package var centers: [SIMD3<Double>] = []
    /// Half the lengths of rules and rectangles.
    package var extents: [SIMD3<Double>] = []
    /// The colours of body *i* are `colors[codes[i]]`: one colour, or for a sphere the middle, dark and bright ones.
    package var colors: [[RGBA]] = []
    package var codes: [Int] = []
    /// The series of each entry of ``colors``. A colour that two series share is there twice.
    package var owners: [String] = []

    package init(_ shape: Shape, size: Double, rotation: SIMD4<Double>, material: Material) {
      (self.shape, self.size, self.rotation, self.material) = (shape, size, rotation, material)
    }
  }

  package struct Material: Hashable, Sendable {
    package var metalness: Double
    package var roughness: Double
    package init(metalness: Double, roughness: Double) {
      (self.metalness, self.roughness) = (metalness, roughness)
    }
  }

  /// A surface as heights at the crossings of grid lines.
  package struct Surface: Sendable {
    package var x: [Double]
    package var z: [Double]
    /// Heights row by row along x; NaN for a hole.
    package var heights: [Double]
    /// Polygons of the cells that are only partly covered.
    package var outlines: [[SIMD3<Double>]]
    package var paint: Paint
    package var material: Material
    /// The name of its series.
    package var owner = ""

    package init(
      x: [Double], z: [Double], heights: [Double], outlines: [[SIMD3<Double>]], paint: Paint,
      material: Material
    ) {
      (self.x, self.z, self.heights, self.outlines) = (x, z, heights, outlines)
      (self.paint, self.material) = (paint, material)
    }
  }

  package enum Paint: Sendable {
    case color(RGBA)
    /// A gradient by x·a + y·b + z·c + d.
    case ramp([GradientStop], SIMD4<Double>)
    /// A gradient by y·scale + offset, whose colours light does not change.
    case heights([GradientStop], scale: Double, offset: Double)
    /// A radial gradient by the length of (x·a.z − a.x, z·a.w − a.y), between `from` and `to`.
    case round([GradientStop], SIMD4<Double>, from: Double, to: Double)
    /// Colours a surface by its normal.
    case facing
  }
}
