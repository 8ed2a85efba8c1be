import Foundation
import OpenChartsChartMath
import OpenChartsChartModel

/// The sides of a box that face away from the eye, and the edges that carry labels, at a pose.
struct BoxView {
  let box: SpaceBox
  /// The nearest corner of the box and the opposite, farthest corner. The far sides are behind the marks.
  let near: Vector3
  let far: Vector3
  /// The y of the horizontal side with labels: the floor, or the ceiling if seen from below.
  let level: Double
  let isFromBelow: Bool

  init(_ box: SpaceBox, _ pose: SpacePose) {
    self.box = box
    let (s, c) = (sin(pose.azimuth), cos(pose.azimuth))
    // Seen straight on, the left wall counts as far.
    let nearX = s <= 1e-9 ? box.high.x : box.low.x
    let nearZ = c >= -1e-9 ? box.high.z : box.low.z
    isFromBelow = pose.inclination < 0
    level = isFromBelow ? box.high.y : box.low.y
    near = Vector3(nearX, isFromBelow ? box.low.y : box.high.y, nearZ)
    far = Vector3(
      nearX == box.high.x ? box.low.x : box.high.x, level, nearZ == box.high.z ? box.low.z : box.high.z)
  }

  /// The point of a value at the edge of the box that has the labels of an axis.
  func edge(_ dimension: SpaceDimension, at coordinate: Double) -> Vector3 {
    switch dimension {
    case .x: Vector3(coordinate, level, near.z)
    case .y: Vector3(far.x, coordinate, near.z)
    case .z: Vector3(near.x, level, coordinate)
    }
  }

  /// The direction from an axis' edge out of the box, as a unit vector.
  func outward(_ dimension: SpaceDimension) -> Vector3 {
    switch dimension {
    case .x, .z: Vector3(0, isFromBelow ? 1 : -1, 0)
    case .y: Vector3(far.x - near.x, 0, near.z - far.z).unit
    }
  }

  /// The grid lines on the three far sides of the box at one value of an axis.
  func gridLines(_ dimension: SpaceDimension, at coordinate: Double) -> [(Vector3, Vector3)] {
    switch dimension {
    case .x:
      [
        (Vector3(coordinate, level, box.low.z), Vector3(coordinate, level, box.high.z)),
        (Vector3(coordinate, box.low.y, far.z), Vector3(coordinate, box.high.y, far.z)),
      ]
    case .y:
      [
        (Vector3(box.low.x, coordinate, far.z), Vector3(box.high.x, coordinate, far.z)),
        (Vector3(far.x, coordinate, box.low.z), Vector3(far.x, coordinate, box.high.z)),
      ]
    case .z:
      [
        (Vector3(box.low.x, level, coordinate), Vector3(box.high.x, level, coordinate)),
        (Vector3(far.x, box.low.y, coordinate), Vector3(far.x, box.high.y, coordinate)),
      ]
    }
  }

  /// The twelve edges: nine on the far sides and three in front.
  var edges: (far: [(Vector3, Vector3)], near: [(Vector3, Vector3)]) {
    var edges: (far: [(Vector3, Vector3)], near: [(Vector3, Vector3)]) = ([], [])
    for axis in 0..<3 {
      let (b, c) = ((axis + 1) % 3, (axis + 2) % 3)
      for (isFarB, isFarC) in [(true, true), (true, false), (false, true), (false, false)] {
        var (start, end) = (box.low, box.high)
        let (valueB, valueC) = (isFarB ? far[b] : near[b], isFarC ? far[c] : near[c])
        (start[b], end[b], start[c], end[c]) = (valueB, valueB, valueC, valueC)
        if isFarB || isFarC { edges.far.append((start, end)) } else { edges.near.append((start, end)) }
      }
    }
    return edges
  }
}
