import Foundation
import OpenChartsChartMath
import SwiftUI

/// The user's rotation of a chart, stored per view identity.
@MainActor final class ChartRotation {
  /// The pose that the user chose; `nil` until the user rotates the chart.
  private(set) var pose: SpacePose?
  /// The pose at the start of a drag.
  private var start: SpacePose?
  private let changes: ChangeFlag

  /// The rotation in radians for a drag as long as the shorter side of the chart.
  private static let radiansPerSide = Double.pi
  /// The maximum distance in radians at which a drag snaps to a side.
  private static let snap = 5 * Double.pi / 180

  init(changes: ChangeFlag) { self.changes = changes }

  /// Rotates the chart by the distance of a drag.
  ///
  /// - Parameters:
  ///   - translation: The distance from the start of the drag, in points.
  ///   - side: The shorter side of the chart, in points.
  ///   - now: The current pose.
  ///   - write: The setter of a binding, which receives the pose; `nil` stores it in the chart.
  func drag(_ translation: CGSize, over side: Double, from now: SpacePose, to write: ((SpacePose) -> Void)?) {
    let start = start ?? now
    self.start = start
    let unit = Self.radiansPerSide / max(side, 1)
    let pose = SpacePose(
      azimuth: start.azimuth + Double(translation.width) * unit,
      inclination: start.inclination + Double(translation.height) * unit
    ).sanitised
    set(pose, write)
  }

  /// Ends a drag. Near a side the chart snaps to it, so that it looks like a 2-D chart.
  func end(at now: SpacePose, to write: ((SpacePose) -> Void)?) {
    start = nil
    var pose = now
    let quarter = Double.pi / 2
    let side = (now.azimuth / quarter).rounded() * quarter
    if abs(abs(now.inclination) - quarter) < Self.snap {
      pose.inclination = now.inclination < 0 ? -quarter : quarter
      if abs(now.azimuth - side) < Self.snap { pose.azimuth = side }
    } else if abs(now.inclination) < Self.snap, abs(now.azimuth - side) < Self.snap {
      pose = SpacePose(azimuth: side, inclination: 0)
    }
    if pose != now { set(pose, write) }
  }

  private func set(_ pose: SpacePose, _ write: ((SpacePose) -> Void)?) {
    if let write {
      write(pose)
    } else {
      self.pose = pose
      changes.set()
    }
  }
}
