import SwiftUI

extension PointMark: Chart3DContent {
  public func _collect(into collector: _Chart3DCollector) {
    collector.append(.point, x: x, y: y, z: z?.channel)
  }
}

extension RuleMark: Chart3DContent {
  public func _collect(into collector: _Chart3DCollector) {
    collector.append(.rule, x: x, y: y, z: z?.channel)
  }
}

extension RectangleMark: Chart3DContent {
  public func _collect(into collector: _Chart3DCollector) {
    collector.append(.rectangle, x: x, y: y, z: z?.channel)
  }
}
