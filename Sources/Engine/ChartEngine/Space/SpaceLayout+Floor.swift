import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

extension SpaceLayout {
  /// The values of x and z at a point of the picture, on the floor of the box, or on its ceiling if seen from below;
  /// `nil` outside it, or if it is seen edge on.
  ///
  /// - Parameters:
  ///   - point: A point in the chart, measured from its top left.
  ///   - isClamped: Whether a point outside the floor gives the nearest values on it.
  package func floor(under point: Point, isClamped: Bool = false) -> (x: DataValue, z: DataValue)? {
    let (right, up) = (
      (point.x - scene.x - camera.x) / camera.scale, (camera.y - point.y + scene.y) / camera.scale
    )
    let position = camera.unrotated(Vector3(right, up, 0))
    let way: Vector3 =
      camera.projection == .perspective
      ? position - camera.unrotated(Vector3(0, 0, SpaceCamera.distance)) : camera.unrotated(Vector3(0, 0, -1))
    let level = camera.pose.inclination < 0 ? scales.y.high : scales.y.low
    guard abs(way.y) > 1e-6 else { return nil }
    let distance = (level - position.y) / way.y
    // In perspective, points behind the eye are not visible.
    guard camera.projection == .orthographic || distance > -1 else { return nil }
    var hit = position + way * distance
    if isClamped {
      hit.x = min(max(hit.x, scales.x.low), scales.x.high)
      hit.z = min(max(hit.z, scales.z.low), scales.z.high)
    }
    guard scales.x.holds(hit.x), scales.z.holds(hit.z), let x = scales.x.datum(at: hit.x),
      let z = scales.z.datum(at: hit.z)
    else { return nil }
    return (x, z)
  }
}

extension SpaceScale {
  /// Returns the value at a position: a number, a date, or the category of the band.
  func datum(at position: Double) -> DataValue? {
    let value = value(at: position)
    guard setup.isBand else { return DataValue(value, setup.kind) }
    let index = Int(value.rounded())
    return setup.categories.indices.contains(index) ? setup.categories[index] : nil
  }
}
