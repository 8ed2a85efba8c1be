import Foundation
import Spatial
import Testing

@Suite struct RotationTests {
  private let turns: [Rotation3D] = [
    .identity, Rotation3D(angle: .degrees(90), axis: .x), Rotation3D(angle: .degrees(-30), axis: .y),
    Rotation3D(angle: .degrees(200), axis: .xyz), Rotation3D(angle: .degrees(180), axis: .xz),
    Rotation3D(eulerAngles: EulerAngles(x: .degrees(20), y: .degrees(90), z: .degrees(-70), order: .xyz)),
  ]

  @Test func aTurnAboutZTakesXToY() {
    let turn = Rotation3D(angle: .degrees(90), axis: .z)
    #expect(Vector3D.right.rotated(by: turn).isApproximatelyEqual(to: .up))
    #expect(
      Point3D(x: 2).rotated(by: turn, around: Point3D(x: 1)).isApproximatelyEqual(to: Point3D(x: 1, y: 1)))
  }

  @Test func turnsOneAfterAnotherAreOne() {
    for a in turns {
      for b in turns {
        let v = Vector3D(x: 1, y: -2, z: 0.5)
        #expect(
          v.rotated(by: a).rotated(by: b).isApproximatelyEqual(
            to: v.rotated(by: a.rotated(by: b)), tolerance: 1e-9))
      }
      #expect((a * a.inverse).isIdentity)
    }
  }

  @Test(arguments: [EulerAngles.Order.xyz, .zxy]) func anglesComeBack(order: EulerAngles.Order) {
    for turn in turns {
      let again = Rotation3D(eulerAngles: turn.eulerAngles(order: order))
      #expect(again.isApproximatelyEqual(to: turn, tolerance: 1e-6), "\(turn.angle) about \(turn.axis)")
    }
  }

  @Test func halfwayIsHalfTheAngle() {
    let turn = Rotation3D(angle: .degrees(80), axis: .y)
    let half = Rotation3D.slerp(from: .identity, to: turn, t: 0.5)
    #expect(abs(half.angle.degrees - 40) < 1e-9)
    #expect(Rotation3D.slerp(from: turn, to: turn, t: 0.3).isApproximatelyEqual(to: turn, tolerance: 1e-7))
  }

  @Test func theShortestTurnBetweenDirections() {
    for end in [Vector3D.up, .right, .forward, -Vector3D.up, Vector3D(x: 1, y: 2, z: -3)] {
      let turned = Vector3D.up.rotated(by: Vector3D.up.rotation(to: end))
      #expect(turned.isApproximatelyEqual(to: end.normalized, tolerance: 1e-9))
    }
    #expect(Vector3D.zero.rotation(to: .up).isIdentity)
  }

  @Test func lookingForwardKeepsUpUp() {
    let turn = Rotation3D(forward: Vector3D(x: 1, z: 1))
    #expect(
      Vector3D.forward.rotated(by: turn).isApproximatelyEqual(
        to: Vector3D(x: 1, z: 1).normalized, tolerance: 1e-9))
    #expect(Vector3D.up.rotated(by: turn).isApproximatelyEqual(to: .up, tolerance: 1e-9))
    let upwards = Rotation3D(forward: .up)
    #expect(Vector3D.forward.rotated(by: upwards).isApproximatelyEqual(to: .up, tolerance: 1e-9))
  }

  @Test func whatIsNoTurnTurnsNothing() {
    #expect(Rotation3D(angle: Angle2D(radians: .nan), axis: .x).isIdentity)
    #expect(Rotation3D(angle: .degrees(40), axis: .zero).isIdentity)
    #expect(
      Vector3D(x: 1e300, y: 1e300).normalized.isApproximatelyEqual(
        to: Vector3D(x: 1, y: 1) / 2.0.squareRoot()))
    #expect(Vector3D(x: 1e-300).normalized == .right)
  }

  @Test func anglesAreNumbers() {
    var angle = Angle2D.degrees(170)
    angle += .degrees(20)
    #expect(abs(angle.degrees - 190) < 1e-9)
    #expect(abs(angle.normalized.degrees + 170) < 1e-9)
    #expect(abs(sin(Angle2D.degrees(30)) - 0.5) < 1e-12)
    #expect(Angle2D(degrees: Float(90)).radians == .pi / 2)
  }
}
