import OpenChartsChartMath
import OpenChartsTables

/// The view of a three-dimensional chart.
package struct SceneView: Equatable, Sendable {
  package var pose = ScenePose.standard
  package var projection = ProjectionName.orthographic
  /// Whether the three flat views are drawn with the scene.
  package var isFlat = false

  package init() {}
}

package enum ProjectionName: String, CaseIterable, Sendable { case orthographic, perspective }

/// The direction from which a scene is seen, in degrees.
package struct ScenePose: Equatable, Sendable {
  package var azimuth: Double
  package var inclination: Double

  package static let standard = ScenePose(.standard)

  package init(azimuth: Double, inclination: Double) {
    (self.azimuth, self.inclination) = (azimuth, inclination)
  }

  private init(_ view: NamedView) { self.init(azimuth: view.azimuth, inclination: view.inclination) }

  /// Parses a name, or an azimuth and an inclination with a comma between them.
  init(_ text: String) throws(UsageError) {
    if let namedView = NamedView.all.first(where: { $0.name == text }) {
      self.init(namedView)
      return
    }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingPrefix(" "))
    }
    if parts.count == 2, let azimuth = parts[0], let inclination = parts[1],
      (-360...360).contains(azimuth), (-90...90).contains(inclination)
    {
      self.init(azimuth: azimuth, inclination: inclination)
      return
    }
    let names = NamedView.all.map(\.name)
    guard parts.count != 2, let suggestion = nearestName(to: text, among: names) else {
      throw UsageError(
        "--pose \(text) is neither an azimuth from -360 to 360 and an inclination from -90 to 90 degrees, such as "
          + "30,15, nor \(names.joined(separator: ", "))")
    }
    throw UsageError("--pose \(text) is unknown; did you mean \(suggestion)?")
  }
}

extension PlotArguments {
  /// Default height of a picture with flat views below its scene, in points.
  private static let heightWithFlatViews = 640.0
  static let oneYInSpace = "a chart in three dimensions takes one --y"

  /// Throws for options that do not apply to the chart's number of dimensions.
  mutating func checkDimensions(_ givenOptions: Set<Option>, isAnimated: Bool) throws(UsageError) {
    let inOrder = Option.allCases.filter { givenOptions.contains($0) }
    guard isInSpace else {
      if let misplacedOption = inOrder.first(where: \.isForSpace) {
        throw UsageError(
          "\(misplacedOption.spelling) is for charts in three dimensions; name their third column with --z")
      }
      return
    }
    if isAnimated { throw UsageError("opencharts animate moves charts in two dimensions; leave --z out") }
    if let mark, mark != .point, mark != .surface {
      throw UsageError("--mark \(mark.rawValue) has two dimensions; with --z it can be point or surface")
    }
    // For audio graphs, `--series` selects series and is not stored in `series`.
    if let misplacedOption = inOrder.first(where: { $0.isForPlane && !($0 == .series && series == nil) }) {
      throw UsageError("\(misplacedOption.spelling) is for charts in two dimensions; leave it or --z out")
    }
    guard y.count <= 1 else { throw UsageError(Self.oneYInSpace) }
    if view.isFlat, !givenOptions.contains(.height) { ownHeight = Self.heightWithFlatViews }
  }
}
