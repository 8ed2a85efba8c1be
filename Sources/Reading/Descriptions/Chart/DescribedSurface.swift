import Statistics

/// A surface: a height for each crossing of evenly spaced lines over the floor.
package struct DescribedSurface: Sendable {
  /// Lines along each axis at which the height is read.
  package static let lines = 33
  /// Every so many of the lines along x is a series of the chart: few enough to listen to one after another.
  package static let step = 4

  /// Empty for one without.
  package var name: String
  /// The values of the lines.
  package var x: [Double]
  package var z: [Double]
  package var grid: HeightGrid
  /// The series of the chart that are its rows, in the order of z.
  package var rows: Range<Int>

  package init(name: String, x: [Double], z: [Double], grid: HeightGrid, rows: Range<Int>) {
    (self.name, self.x, self.z, self.grid, self.rows) = (name, x, z, grid, rows)
  }
}
