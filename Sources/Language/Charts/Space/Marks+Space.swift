import SwiftUI

extension PointMark: Chart3DContent {
  public func _collect(into collector: _Chart3DCollector) {
    collector.append(.point, x.first, y.first, isInSpace ? x.second ?? .nothing : .nothing)
  }
}

extension RuleMark: Chart3DContent {
  public func _collect(into collector: _Chart3DCollector) {
    collector.append(.rule, x.first, y.first, z?.channel ?? .nothing)
  }
}

extension RectangleMark: Chart3DContent {
  public func _collect(into collector: _Chart3DCollector) {
    collector.append(.rectangle, x.first, y.first, z?.channel ?? .nothing)
  }
}
