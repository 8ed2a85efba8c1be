import Foundation
import OpenChartsChartMath
import Testing

@Suite struct SpaceCameraTests {
  private func camera(_ azimuth: Double, _ inclination: Double, _ projection: SpaceProjection = .orthographic)
    -> SpaceCamera
  {
    SpaceCamera(
      SpacePose(azimuth: azimuth * .pi / 180, inclination: inclination * .pi / 180), projection, width: 750,
      height: 381)
  }

  @Test func withoutPerspectiveTheHeightIsTwoUnits() {
    let front = camera(0, 0)
    #expect(front.project(Vector3(0.5, 0.5, 0)) == Vector3(375 + 95.25, 190.5 - 95.25, 0))
    // Without perspective, the depth does not change the position in the picture.
    #expect(front.project(Vector3(0.5, 0.5, 0.5)).x == front.project(Vector3(0.5, 0.5, -0.5)).x)
  }

  @Test func withPerspectiveTheEyeStands318UnitsAway() {
    let front = camera(0, 0, .perspective)
    let near = front.project(Vector3(0.5, 0.5, 0.5))
    let factor = 0.485 * 381 * 3.18 / (3.18 - 0.5)
    #expect(abs(near.x - (375 + 0.5 * factor)) < 1e-9)
    #expect(abs(near.y - (190.5 - 0.5 * factor)) < 1e-9)
    #expect(abs(front.project(Vector3(1, 0, 0)).x - 375 - 0.485 * 381) < 1e-9)
  }

  @Test func turnedAnticlockwiseTheRightEndIsFarther() {
    let rotated = camera(45, 0)
    #expect(rotated.project(Vector3(1, 0, 0)).z < -0.7)
    #expect(rotated.project(Vector3(-1, 0, 0)).z > 0.7)
    // Seen from above, positions farther back are higher in the picture.
    #expect(camera(0, 90).project(Vector3(0, 0, -1)).y < 1)
    #expect(camera(0, 30).project(Vector3(0, 0, -1)).y < camera(0, 30).project(Vector3(0, 0, 1)).y)
  }

  @Test func theWayBackIsExact() {
    let rotated = camera(-73, 41)
    for p in [Vector3(1, 2, 3), Vector3(-0.2, 0.4, 0)] {
      #expect((rotated.unrotated(rotated.rotated(p)) - p).length < 1e-12)
    }
  }

  @Test func posesAreMadeSound() {
    let odd = SpacePose(azimuth: .nan, inclination: .infinity).sanitised
    #expect(odd == SpacePose.standard)
    let over = SpacePose(azimuth: 7, inclination: 2).sanitised
    #expect(abs(over.azimuth - (7 - 2 * .pi)) < 1e-12)
    #expect(over.inclination == .pi / 2)
  }
}
