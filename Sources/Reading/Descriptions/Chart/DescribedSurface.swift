import OpenChartsStatistics

/// A surface as heights at the crossings of evenly spaced lines over the floor.
package struct DescribedSurface: Sendable {
  /// The number of lines along each axis.
  package static let lines = 33
  /// The interval of lines along x that become series: few enough to listen to one after another.
  package static let step = 4

  /// The name; empty if there is none.
  package var name: String
  /// The x values of the lines.
  package var x: [Double]
  package var z: [Double]
  package var grid: HeightGrid
  /// The chart's series that are the rows of the surface, in order of z.
  package var rows: Range<Int>

  package init(name: String, x: [Double], z: [Double], grid: HeightGrid, rows: Range<Int>) {
    (self.name, self.x, self.z, self.grid, self.rows) = (name, x, z, grid, rows)
  }
}
