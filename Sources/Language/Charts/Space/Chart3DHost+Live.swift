import OpenChartsChartEngine
import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

// The interaction of a 3-D chart in a live session: drags that rotate it, and pointers that select on its floor.

extension Chart3DHost {
  /// The number of keys that the regions below use.
  static let livePartCount = 4

  func addLiveParts(of node: ViewNode, _ chart: SpaceLayout, to drawing: inout Drawing) {
    let settings = scope.environment.chart
    let keys = scope.liveKeys
    guard keys.count == Self.livePartCount else { return }
    let frame = Rect(node.pixelFrame)
    let path = VectorPath(frame)
    func add(_ gesture: some Gesture, _ key: Int) {
      drawing.add(
        HitRegion(.gesture, key: keys[key], path: path, origin: frame.origin),
        GestureHandler(gesture._describe(), of: node))
    }
    // A pose set without a binding cannot be changed.
    let rotation = settings.space.pose == nil || settings.space.writePose != nil ? rotation : nil
    if let rotation {
      let side = min(frame.width, frame.height)
      let (write, pose) = (settings.space.writePose, chart.camera.pose)
      add(
        DragGesture(minimumDistance: 4)
          .onChanged { rotation.drag($0.translation, over: side, from: pose, to: write) }
          .onEnded { _ in rotation.end(at: pose, to: write) }, 0)
    }
    let selections = settings.selections
    if selections.hasFloorRange {
      add(TapGesture().onEnded { selections.selectFloor(nil) }, 2)
      let drag = DragGesture(minimumDistance: 3)
      func select(_ value: DragGesture.Value) {
        guard let start = chart.floor(under: Point(value.startLocation)),
          let end = chart.floor(under: Point(value.location), isClamped: true)
        else { return }
        selections.selectFloor((start, end))
      }
      if rotation == nil {
        add(drag.onChanged(select), 3)
      } else {
        // A drag rotates the chart; after the pointer is held, it selects.
        add(
          LongPressGesture(minimumDuration: 0.25).sequenced(before: drag).onChanged { value in
            if case .second(_, let drag?) = value { select(drag) }
          }, 3)
      }
    }
    guard selections.xValue != nil || selections.zValue != nil else { return }
    drawing.add(
      HitRegion(.hover, key: keys[1], path: path, origin: frame.origin),
      HoverHandler { location in
        let floorPoint = location.flatMap { chart.floor(under: Point($0)) }
        selections.xValue?(floorPoint?.x)
        selections.zValue?(floorPoint?.z)
      })
  }
}

extension ChartSelections {
  fileprivate var hasFloorRange: Bool { xRange != nil || zRange != nil }

  /// Writes the ranges between two points on the floor; `nil` for none.
  fileprivate func selectFloor(
    _ places: (start: (x: DataValue, z: DataValue), end: (x: DataValue, z: DataValue))?
  ) {
    xRange?(places.map { ($0.start.x, $0.end.x) })
    zRange?(places.map { ($0.start.z, $0.end.z) })
  }
}
