import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct AnimationTimingTests {
  @Test func aLinearCurveIsItsTime() {
    let animation = Animation.linear(duration: 2)
    #expect(animation.settlingDuration == 2)
    for t in [0.0, 0.5, 1, 1.7] { #expect(abs(animation.progress(at: t) - t / 2) < 1e-9) }
    #expect(animation.progress(at: -1) == 0)
    #expect(animation.progress(at: 5) == 1)
  }

  @Test func easingInAndOutIsSymmetrical() {
    let animation = Animation.easeInOut(duration: 1)
    #expect(abs(animation.progress(at: 0.5) - 0.5) < 1e-9)
    for t in stride(from: 0.05, to: 0.5, by: 0.05) {
      #expect(abs(animation.progress(at: t) + animation.progress(at: 1 - t) - 1) < 1e-9)
      #expect(animation.progress(at: t) < t)
    }
  }

  /// With control points at x = 1/3 and 2/3, x equals the curve's parameter, so y is known exactly.
  @Test(arguments: [0.1, 0.3, 0.55, 0.9])
  func aCurveIsSolvedForItsTime(t: Double) {
    let curve = TimingCurve(1.0 / 3, 0, 2.0 / 3, 1)
    #expect(abs(curve.progress(at: t) - (3 * t * t - 2 * t * t * t)) < 1e-9)
  }

  @Test func steepCurvesAreSolvedToo() {
    let curve = TimingCurve(1, 0, 0, 1)
    #expect(abs(curve.progress(at: 0.5) - 0.5) < 1e-6)
    var last = 0.0
    for i in 1...100 {
      let next = curve.progress(at: Double(i) / 100)
      #expect(next >= last)
      last = next
    }
  }

  @Test(arguments: [0.1, 0.25, 0.6])
  func aCriticalSpringHasItsClosedForm(t: Double) {
    let w = 2 * Double.pi / 0.5
    let expected = 1 - (1 + w * t) * exp(-w * t)
    #expect(abs(Animation.spring(duration: 0.5).progress(at: t) - expected) < 1e-9)
  }

  @Test func anUndampedSpringSwingsForEver() {
    let animation = Animation.spring(response: 1, dampingFraction: 0)
    #expect(animation.settlingDuration == .infinity)
    #expect(abs(animation.progress(at: 0.5) - 2) < 1e-9)
    #expect(abs(animation.progress(at: 1)) < 1e-9)
  }

  @Test func anUnderdampedSpringGoesBeyondByItsDamping() {
    let z = 0.5
    let animation = Animation.spring(response: 1, dampingFraction: z)
    // The first peak, half a damped swing after the start.
    let peak = 0.5 / (1 - z * z).squareRoot()
    let over = exp(-Double.pi * z / (1 - z * z).squareRoot())
    #expect(abs(animation.progress(at: peak) - 1 - over) < 1e-9)
  }

  @Test func anOverdampedSpringSolvesItsEquation() throws {
    let (w, z, h) = (2 * Double.pi, 1.5, 1e-4)
    let spring = try #require(SpringMotion(response: 1, damping: z))
    for t in [0.2, 0.5, 1.0] {
      let (a, b, c) = (spring.progress(at: t - h), spring.progress(at: t), spring.progress(at: t + h))
      let (speed, force) = ((c - a) / (2 * h), (a - 2 * b + c) / (h * h))
      #expect(abs(force + 2 * z * w * speed + w * w * (b - 1)) < 1e-3)
    }
  }

  @Test(arguments: [0.1, 0.5, 0.9, 0.999, 1, 1.001, 3, 50])
  func afterSettlingASpringStaysWithinAThousandth(damping: Double) throws {
    let spring = try #require(SpringMotion(response: 0.5, damping: damping))
    let end = spring.settling
    for i in 0...200 {
      #expect(abs(spring.progress(at: end * (1 + Double(i) / 100)) - 1) < 0.001001)
    }
    // The end is not much too late: the last swing before it exceeds the tolerance.
    #expect((0...50).contains { abs(spring.progress(at: end * (0.5 + Double($0) / 101)) - 1) > 0.0005 })
  }

  @Test(arguments: [0.3, 0.995, 1, 2])
  func aSpringStartsWithItsInitialVelocity(damping: Double) throws {
    let (w, h) = (2 * Double.pi, 1e-5)
    for velocity in [-3.0, 0, 2, 40] {
      let spring = try #require(SpringMotion(response: 1, damping: damping, velocity: velocity))
      #expect(abs(spring.progress(at: h) / h - velocity) < 0.02)
      let (a, b, c) = (
        spring.progress(at: 0.3 - h), spring.progress(at: 0.3), spring.progress(at: 0.3 + h)
      )
      let (speed, force) = ((c - a) / (2 * h), (a - 2 * b + c) / (h * h))
      #expect(abs(force + 2 * damping * w * speed + w * w * (b - 1)) < 0.05)
      let end = spring.settling
      for i in 0...200 {
        #expect(abs(spring.progress(at: end * (1 + Double(i) / 100)) - 1) < 0.001001)
      }
    }
  }

  @Test func anInitialVelocityThatIsNotFiniteIsZero() {
    for velocity in [Double.nan, .infinity] {
      let animation = Animation.interpolatingSpring(
        stiffness: 100, damping: 10, initialVelocity: velocity)
      let still = Animation.interpolatingSpring(stiffness: 100, damping: 10)
      #expect(animation.progress(at: 0.1) == still.progress(at: 0.1))
      #expect(animation.settlingDuration == still.settlingDuration)
    }
    #expect(Animation.interpolatingSpring == .spring(duration: 0.5, bounce: 0))
  }

  @Test func delaySpeedAndRepetition() {
    let animation = Animation.linear(duration: 1).speed(2).delay(1)
    #expect(animation.settlingDuration == 1.5)
    #expect(animation.progress(at: 0.9) == 0)
    #expect(abs(animation.progress(at: 1.25) - 0.5) < 1e-9)
    // A delay that was set before becomes faster too.
    #expect(Animation.linear(duration: 1).delay(1).speed(2).settlingDuration == 1)
    let there = Animation.linear(duration: 1).repeatCount(3, autoreverses: true)
    #expect(there.settlingDuration == 3)
    #expect(abs(there.progress(at: 1.25) - 0.75) < 1e-9)
    #expect(abs(there.progress(at: 2.25) - 0.25) < 1e-9)
    let again = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    #expect(again.settlingDuration == .infinity)
    #expect(abs(again.progress(at: 100.25) - 0.25) < 1e-9)
  }

  @Test func whatTakesNoTimeIsDoneAtOnce() {
    for animation in [
      Animation.linear(duration: 0), .spring(response: 0), .linear(duration: -1), .linear(duration: .nan),
      .linear(duration: 1).repeatCount(0),
    ] {
      #expect(animation.settlingDuration == 0)
      #expect(animation.progress(at: 0) == 1)
    }
    #expect(Animation.linear(duration: 1).speed(0).progress(at: 10) == 0)
    #expect(Animation.default.progress(at: .nan) == 1)
  }

  @Test func negativeBounceDampsMore() {
    #expect(Animation.spring(duration: 1, bounce: -0.5) == .spring(response: 1, dampingFraction: 2))
  }
}
