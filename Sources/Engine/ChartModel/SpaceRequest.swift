import OpenChartsChartMath
import OpenChartsDisplayList

/// A request to the engine to lay out one 3D chart.
package struct SpaceRequest: Sendable {
  /// The identity of the chart in its picture.
  package var id = ChartID(0)
  /// The runs of marks, in order of first appearance.
  package var marks: [SpaceTable] = []
  package var surfaces: [SurfaceRequest] = []
  package var x = SpaceAxisRequest()
  package var y = SpaceAxisRequest()
  package var z = SpaceAxisRequest()
  package var foregroundStyle = StyleScaleRequest<Brush>()
  package var legend = LegendRequest()
  package var pose = SpacePose.standard
  package var projection = SpaceProjection.orthographic
  package var environment: ChartEnvironment
  /// The author's label for the whole chart.
  package var accessibilityLabel: String?

  package init(in environment: ChartEnvironment) { self.environment = environment }

  package subscript(dimension: SpaceDimension) -> SpaceAxisRequest {
    switch dimension {
    case .x: x
    case .y: y
    case .z: z
    }
  }
}

package enum SpaceDimension: Int, Hashable, Sendable, CaseIterable { case x, y, z }

/// The settings of one of the three axes: its scale, whose range is in units of the scene, and its guide.
package struct SpaceAxisRequest: Sendable {
  package var scale = PositionScaleRequest()
  package var axis = AxisRequest()
  package init() {}
}

/// The kind of a 3D mark: a point, a line along an axis, or a rectangle perpendicular to an axis.
package enum SpaceMarkKind: UInt8, Hashable, Sendable { case point, rule, rectangle }

/// A run of 3D marks with the same channels, stored as columns.
package struct SpaceTable: Sendable {
  package var kind: SpaceMarkKind
  package var x: Column
  package var y: Column
  package var z: Column
  package var foregroundStyle: Column?
  /// Row *i* has `styles[styleCodes[i]]`; if there are no codes, all rows have `styles[0]`.
  package var styles: [SpaceStyle] = []
  package var styleCodes: [UInt32] = []
  /// The index of each row in the order of declaration of the whole chart, ascending.
  package var order: [UInt32] = []

  package init(kind: SpaceMarkKind, x: Column, y: Column, z: Column) {
    self.kind = kind
    (self.x, self.y, self.z) = (x, y, z)
  }

  package var count: Int { x.count }

  package subscript(dimension: SpaceDimension) -> Column {
    switch dimension {
    case .x: x
    case .y: y
    case .z: z
    }
  }
}

/// A surface: a height for each position on the floor.
package struct SurfaceRequest: Sendable {
  package var labels: (x: String, y: String, z: String)
  /// Returns the height at x and z; NaN where the surface has none. It may be called on any thread.
  package var height: @Sendable (_ x: Double, _ z: Double) -> Double
  /// The value that sets the colour of the whole surface.
  package var foregroundStyle: (label: String, value: DataValue)?
  package var style: SpaceStyle
  package var order: UInt32

  package init(
    labels: (x: String, y: String, z: String), style: SpaceStyle, order: UInt32,
    height: @escaping @Sendable (Double, Double) -> Double
  ) {
    self.labels = labels
    self.style = style
    self.order = order
    self.height = height
  }
}

/// The style of a 3D mark.
package struct SpaceStyle: Hashable, Sendable {
  package enum Symbol: UInt8, Hashable, Sendable { case sphere, cube, cylinder, cone }

  /// The colour of a body.
  package enum Paint: Hashable, Sendable {
    case brush(Brush)
    /// A colour for each height, from low to high. The range is in data units; `nil` uses the range of the surface.
    case height([GradientStop]?, lower: Double?, upper: Double?)
    /// A colour for the direction that the surface faces.
    case normal
  }

  /// The paint; `nil` uses the default colour of the chart, or the colour scale.
  package var paint: Paint?
  package var symbol = Symbol.sphere
  /// The diameter, in units of the scene.
  package var symbolSize = 0.03
  /// The rotation as a unit quaternion: its parts along i, j and k, then its real part.
  package var rotation = SIMD4<Double>(0, 0, 0, 1)
  /// The metalness, from 0 to 1.
  package var metalness = 0.0
  /// The roughness, from 0 (smooth) to 1.
  package var roughness = 0.5
  package init() {}
}
