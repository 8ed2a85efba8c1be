import DisplayList
import Foundation
import Spatial
import SwiftUI
import Testing

@testable import Charts
@testable import Sessions

/// Charts in three dimensions that are turned and pointed at, in a live session.
@MainActor @Suite struct LiveSpaceTests {
  @MainActor private final class Stage {
    let tree = ViewTree()
    var input = LiveInput()
    var drawing = Drawing()
    private var inspector = ChartInspector()
    private var time = 0.0
    private let view: AnyView

    init(_ view: some View) {
      self.view = AnyView(view)
      draw()
    }

    func draw() {
      var environment = EnvironmentValues()
      environment.isLive = true
      tree.update(view, in: environment, proposal: ProposedViewSize(width: 300, height: 300))
      drawing = tree.draw()
      input.update(drawing)
    }

    func pointer(_ phase: PointerEvent.Phase, _ point: Point) {
      input.advance(to: time)
      input.handle(
        PointerEvent(phase: phase, pointer: 1, kind: .mouse, point: point, time: time), over: drawing)
      draw()
      time += 0.02
    }

    /// What is said after a key.
    func press(_ key: ClientMessage.InspectKey) -> String {
      let told = inspector.move(key, in: 0, of: drawing) ?? ""
      return told.components(separatedBy: "\"text\":\"").last?.components(separatedBy: "\"").first ?? ""
    }

    func hover(_ point: Point) {
      input.hover(point, over: drawing)
      draw()
    }

    func drag(_ dx: Double, _ dy: Double) {
      pointer(.down, Point(150, 150))
      for step in 1...10 {
        pointer(.move, Point(150 + dx * Double(step) / 10, 150 + dy * Double(step) / 10))
      }
      pointer(.up, Point(150 + dx, 150 + dy))
    }

    var picture: [DisplayItem] { drawing.list.items }
  }

  @Observable final class Log {
    var pose = Chart3DPose.default
    var x: Double?
    var z: Double?
  }

  private var points: some View {
    Chart3D([0.0, 1], id: \.self) { value in
      PointMark(x: .value("a", value), y: .value("b", value), z: .value("c", value))
    }
  }

  private struct Bound: View {
    @Bindable var log: Log
    let content: AnyView
    var body: some View { content.chart3DPose($log.pose) }
  }

  @Test func aDragTurnsTheChartAndItsBindingFollows() {
    let log = Log()
    let stage = Stage(Bound(log: log, content: AnyView(points)))
    let before = stage.picture
    // 300 points are half a turn.
    stage.drag(50, 25)
    #expect(abs(log.pose.azimuth.degrees - 0) < 1)
    #expect(abs(log.pose.inclination.degrees - 30) < 1)
    #expect(stage.picture != before)
    stage.drag(100, 200)
    #expect(abs(log.pose.azimuth.degrees - 60) < 1)
    #expect(log.pose.inclination.degrees == 90)
  }

  @Test func nearASideItTurnsToIt() {
    let log = Log()
    let stage = Stage(Bound(log: log, content: AnyView(points)))
    stage.drag(47, -22)
    #expect(log.pose == .front)
  }

  @Test func withoutABindingItKeepsItsOwnPoseAndAGivenOneStays() {
    let own = Stage(points)
    let before = own.picture
    own.drag(60, 0)
    #expect(own.picture != before)
    let fixed = Stage(points.chart3DPose(.left))
    let still = fixed.picture
    fixed.drag(60, 0)
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
    let stage = Stage(view)
    stage.hover(Point(150, 150))
    #expect(abs(try #require(log.x) - 0.5) < 0.1)
    #expect(abs(try #require(log.z) - 0.5) < 0.1)
    let middle = try #require(log.x)
    stage.hover(Point(170, 150))
    #expect(try #require(log.x) > middle)
    stage.hover(Point(2, 2))
    #expect(log.x == nil && log.z == nil)
  }

  @Test func keysWalkAlongTheAxesAndSayWhatHasChanged() {
    let stage = Stage(Chart3D { SurfacePlot(x: "Price", y: "Profit", z: "Volume") { x, z in x + 10 * z } })
    #expect(stage.press(.next) == "minus 11, Price minus 1, Volume minus 1")
    #expect(stage.press(.nextSeries) == "minus 8.5, Volume minus 0.75")
    #expect(stage.press(.last) == "minus 6.5, Price 1")
    #expect(stage.press(.previousSeries) == "minus 9, Volume minus 1")
    #expect(stage.press(.least) == "minus 11, Price minus 1")
  }

  @Test func pointsAreWalkedAlongX() {
    let stage = Stage(
      Chart3D([3.0, 1, 2], id: \.self) { value in
        PointMark(x: .value("East", value), y: .value("Up", value * 10), z: .value("South", 7.0))
      })
    #expect(stage.press(.next) == "10, East 1, South 7")
    #expect(stage.press(.next) == "20, East 2")
    #expect(stage.press(.last) == "30, East 3")
  }
}
