import Foundation
import OpenChartsChartMath
import OpenChartsDisplayList
import OpenChartsMotion
import SwiftUI
import Testing

@testable import Charts
@testable import OpenChartsSessions

/// Charts in three dimensions whose pose changes with an animation.
@MainActor @Suite struct ChartRotationTests {
  private func chart(_ azimuth: Double, _ inclination: Double) -> some View {
    chart(SpacePose(azimuth: azimuth * .pi / 180, inclination: inclination * .pi / 180))
  }

  private func chart(_ pose: SpacePose) -> some View {
    Chart3D([0.0, 1, 2], id: \.self) { value in
      PointMark(x: .value("a", value), y: .value("b", value * value), z: .value("c", -value))
    }
    .chart3DPose(Chart3DPose(pose))
  }

  /// The expected picture between (−30°, 10°) and (30°, 50°).
  private func items(at progress: Double) -> [DisplayItem] {
    let (a, b) = (
      SpacePose(azimuth: -.pi / 6, inclination: .pi / 18), SpacePose(azimuth: .pi / 6, inclination: .pi / 3.6)
    )
    return LiveStage(chart(a.mixed(with: b, at: progress))).picture
  }

  @Test func betweenTwoDirectionsItTurnsTheShorterWay() {
    let (a, b) = (
      SpacePose(azimuth: 3, inclination: 0.5), SpacePose(azimuth: -3, inclination: -0.5)
    )
    let half = a.mixed(with: b, at: 0.5)
    #expect(abs(abs(half.azimuth) - .pi) < 1e-9 && abs(half.inclination) < 1e-9)
    #expect(a.mixed(with: b, at: 0) == a && a.mixed(with: b, at: 1) == b)
    // A spring overshoots, but the pose does not pass the top.
    #expect(abs(a.mixed(with: b, at: 1.1).azimuth - (-3 + 0.1 * (2 * .pi - 6))) < 1e-9)
    let top = SpacePose(azimuth: 0, inclination: .pi / 2)
    #expect(a.mixed(with: top, at: 1.2).inclination == .pi / 2)
  }

  @Test func eachPictureOfTheWayIsTheChartSeenFromThere() {
    let (old, new) = (LiveStage(chart(-30, 10)).drawing, LiveStage(chart(30, 50)).drawing)
    let motion = LiveMotion(
      from: old.list, to: new.list, .linear(duration: 2), start: 5,
      rotations: ChartRotations(from: old.rotatable, to: new.rotatable))
    #expect(motion?.list(at: 5).items == old.list.items)
    #expect(motion?.list(at: 6).items == items(at: 0.5))
    #expect(motion?.list(at: 7).items == new.list.items)
    // A rotation by the user starts from the current pose.
    let charts = motion?.charts(at: 6) ?? []
    #expect(charts.count == 1 && abs(charts[0].pose.inclination - .pi / 6) < 1e-9)
    // Without an animation the change is immediate.
    let third = LiveStage(chart(90, 0)).drawing
    let rest = motion?.continued(to: third.list, with: third.rotatable)
    #expect(rest?.list(at: 6).items ?? third.list.items == third.list.items)
  }

  @Test func theFramesOfAnimatedPicturesTurnToo() {
    let renderer = ImageRenderer(content: EmptyView())
    renderer.proposedSize = ProposedViewSize(width: 400, height: 300)
    let frames = renderer.frames(
      from: chart(-30, 10), to: chart(30, 50), duration: 1, framesPerSecond: 4, animation: .linear)
    #expect(frames.count == 5)
    #expect(frames[2].list.items == items(at: 0.5))
  }

  private struct Turned: View {
    @State private var pose = Chart3DPose.default
    var body: some View {
      VStack {
        Button("Front") { withAnimation(.linear(duration: 1)) { pose = .front } }
        Chart3D([0.0, 1], id: \.self) { value in
          PointMark(x: .value("a", value), y: .value("b", value), z: .value("c", value))
        }
        .chart3DPose($pose)
      }
    }
  }

  @Test(arguments: [false, true]) func aSessionShowsTheWay(reducesMotion: Bool) throws {
    var (time, messages) = (0.0, [String]())
    let session = LiveSession(
      content: { AnyView(Turned()) }, clock: { time }, schedule: {}, send: { messages.append($0) })
    session.onChange {}
    func settle() {
      session.flush()
      let number = messages.last?.firstMatch(of: /"n":(\d+)/).flatMap { Int($0.1) } ?? 0
      session.receive("[\"painted\",\(number)]")
    }
    session.receive("[\"hello\",{\"w\":300,\"h\":300\(reducesMotion ? ",\"motion\":true" : "")},null]")
    settle()
    let key = try #require(messages.first?.firstMatch(of: /"k":(\d+)/)).1
    session.receive("[\"control\",\(key),\"press\"]")
    let before = messages.count
    for _ in 0..<13 {
      settle()
      time += 0.1
    }
    let patches = messages.dropFirst(before).filter { $0.contains("\"patch\"") }.count
    #expect(reducesMotion ? patches == 1 : patches >= 9)
  }
}
