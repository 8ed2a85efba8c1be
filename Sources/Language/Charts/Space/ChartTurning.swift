import ChartMath
import Foundation
import SwiftUI

/// How somebody has turned a chart by hand; kept for the chart's place among the views.
@MainActor final class ChartTurning {
  /// `nil` while nobody has turned it.
  private(set) var pose: SpacePose?
  /// Where a drag began.
  private var start: SpacePose?
  private let changes: ChangeFlag

  /// Half a turn for as many points as the shorter side of the chart has.
  private static let turn = Double.pi
  /// A side that is nearer than this when a drag ends is taken, in radians.
  private static let snap = 5 * Double.pi / 180

  init(changes: ChangeFlag) { self.changes = changes }

  /// Turns the chart as far as a pointer has been dragged.
  ///
  /// - Parameters:
  ///   - translation: From where the drag began, in points.
  ///   - side: The shorter side of the chart, in points.
  ///   - now: How the chart is seen.
  ///   - write: Takes the pose in place of the chart itself: a binding.
  func drag(_ translation: CGSize, over side: Double, from now: SpacePose, to write: ((SpacePose) -> Void)?) {
    let start = start ?? now
    self.start = start
    let unit = Self.turn / max(side, 1)
    let pose = SpacePose(
      azimuth: start.azimuth + Double(translation.width) * unit,
      inclination: start.inclination + Double(translation.height) * unit
    ).sanitised
    set(pose, write)
  }

  /// Ends a drag: near a side the chart turns to it, where it reads as a flat chart.
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
