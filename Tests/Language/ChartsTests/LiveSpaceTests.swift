import Foundation
import OpenChartsDisplayList
import Spatial
import SwiftUI
import Testing

@testable import Charts
@testable import OpenChartsSessions

/// Charts in three dimensions in a live session: a pointer rotates and inspects them.
@MainActor @Suite struct LiveSpaceTests {
  @Observable final class Log {
    var pose = Chart3DPose.default
    var x: Double?
    var z: Double?
    var rangeX: ClosedRange<Double>?
    var rangeZ: ClosedRange<Double>?
  }

  private var points: some View {
    Chart3D([0.0, 1], id: \.self) { value in
      PointMark(x: .value("a", value), y: .value("b", value), z: .value("c", value))
    }
  }

  /// Creates a stage of 300 × 300 points.
  private func stage(_ view: some View) -> LiveStage { LiveStage(view, width: 300) }

  private let middle = Point(150, 150)

  private struct Bound: View {
    @Bindable var log: Log
    let content: AnyView
    var body: some View { content.chart3DPose($log.pose) }
  }

  @Test func aDragTurnsTheChartAndItsBindingFollows() {
    let log = Log()
    let stage = stage(Bound(log: log, content: AnyView(points)))
    let before = stage.picture
    // A drag over 300 points is a rotation by half a turn.
    stage.drag(from: middle, to: Point(200, 175))
    #expect(abs(log.pose.azimuth.degrees - 0) < 1)
    #expect(abs(log.pose.inclination.degrees - 30) < 1)
    #expect(stage.picture != before)
    stage.drag(from: middle, to: Point(250, 350))
    #expect(abs(log.pose.azimuth.degrees - 60) < 1)
    #expect(log.pose.inclination.degrees == 90)
  }

  @Test func nearASideItTurnsToIt() {
    let log = Log()
    let stage = stage(Bound(log: log, content: AnyView(points)))
    stage.drag(from: middle, to: Point(197, 128))
    #expect(log.pose == .front)
  }

  @Test func withoutABindingItKeepsItsOwnPoseAndAGivenOneStays() {
    let own = stage(points)
    let before = own.picture
    own.drag(from: middle, to: Point(210, 150))
    #expect(own.picture != before)
    let fixed = stage(points.chart3DPose(.left))
    let still = fixed.picture
    fixed.drag(from: middle, to: Point(210, 150))
    #expect(fixed.picture == still)
  }

  @Test func thePlaceOnTheFloorUnderThePointerIsSelected() throws {
    let log = Log()
    let view = points.chart3DPose(.top)
      .chartXSelection(
        value: Binding {
          log.x
        } set: {
          log.x = $0
        }
      )
      .chartZSelection(
        value: Binding {
          log.z
        } set: {
          log.z = $0
        })
    let stage = stage(view)
    stage.hover(Point(150, 150))
    #expect(abs(try #require(log.x) - 0.5) < 0.1)
    #expect(abs(try #require(log.z) - 0.5) < 0.1)
    let half = try #require(log.x)
    stage.hover(Point(170, 150))
    #expect(try #require(log.x) > half)
    stage.hover(Point(2, 2))
    #expect(log.x == nil && log.z == nil)
  }

  @Test func keysWalkAlongTheAxesAndSayWhatHasChanged() {
    let stage = stage(Chart3D { SurfacePlot(x: "Price", y: "Profit", z: "Volume") { x, z in x + 10 * z } })
    #expect(stage.press("enter") == "minus 11, Price minus 1, Volume minus 1")
    #expect(stage.press("Down") == "minus 8.5, Volume minus 0.75")
    #expect(stage.press("End") == "minus 6.5, Price 1")
    #expect(stage.press("Up") == "minus 9, Volume minus 1")
    #expect(stage.press("[") == "minus 11, Price minus 1")
    #expect(stage.press("r") == "minus 11, Price minus 1, Volume minus 1")
  }

  @Test func pointsAreWalkedAlongX() {
    let stage = stage(
      Chart3D([3.0, 1, 2], id: \.self) { value in
        PointMark(x: .value("East", value), y: .value("Up", value * 10), z: .value("South", 7.0))
      })
    #expect(stage.press("enter") == "10, East 1, South 7")
    #expect(stage.press("Right") == "20, East 2")
    #expect(stage.press("End") == "30, East 3")
  }

  /// A chart with a binding for each range, and with a binding for the pose if it can rotate.
  private struct Ranging: View {
    @Bindable var log: Log
    let content: AnyView
    let turns: Bool

    var body: some View {
      let chart = content.chartXSelection(range: $log.rangeX).chartZSelection(range: $log.rangeZ)
      if turns { chart.chart3DPose($log.pose) } else { chart.chart3DPose(.top) }
    }
  }

  @Test func aDragOverTheFloorOfAChartThatStaysSelectsRanges() throws {
    let log = Log()
    let stage = stage(Ranging(log: log, content: AnyView(points), turns: false))
    // From above, x increases to the right and z increases downwards. A unit is half of the height.
    stage.drag(from: Point(130, 140), to: Point(190, 180))
    let (x, z) = (try #require(log.rangeX), try #require(log.rangeZ))
    #expect(0.2 < x.lowerBound && x.lowerBound < 0.5 && 0.6 < x.upperBound && x.upperBound < 0.9)
    #expect(0.2 < z.lowerBound && z.lowerBound < 0.5 && 0.6 < z.upperBound && z.upperBound < 0.9)
    // Beyond the floor, the position is limited to its edge.
    stage.drag(from: Point(170, 150), to: Point(20, 150))
    #expect(try #require(log.rangeX).lowerBound == 0)
    // A drag that starts outside the plot selects nothing, and a tap clears the selection.
    let before = log.rangeX
    stage.drag(from: Point(4, 4), to: middle)
    #expect(log.rangeX == before)
    stage.pointer(.down, middle)
    stage.pointer(.up, middle)
    #expect(log.rangeX == nil && log.rangeZ == nil)
  }

  @Test func whereADragTurnsTheChartItSelectsOnceItHasRested() throws {
    let log = Log()
    log.pose = Chart3DPose(azimuth: .degrees(0), inclination: .degrees(60))
    let stage = stage(Ranging(log: log, content: AnyView(points), turns: true))
    stage.drag(from: middle, to: Point(180, 150))
    #expect(log.rangeX == nil)
    #expect(abs(log.pose.azimuth.degrees - 18) < 1)
    let pose = log.pose
    stage.drag(from: middle, to: Point(180, 150), resting: 0.3)
    #expect(log.pose == pose)
    let x = try #require(log.rangeX)
    #expect(x.upperBound - x.lowerBound > 0.05)
    #expect(log.rangeZ != nil)
  }
}
