import OpenChartsDisplayList

/// Drawing without transparency: each colour is blended with the chart's background.
enum OpaqueColors {
  /// - Parameter opacity: The opacity of the groups around the items.
  static func of(_ items: [DisplayItem], on background: RGBA, opacity: Double = 1) -> [DisplayItem] {
    func solid(_ color: RGBA) -> RGBA { color.multiplyingAlpha(by: opacity).over(background) }
    return items.map { item in
      switch item {
      case .path(var path):
        path.fill = path.fill?.mapColors(solid)
        path.line = path.line.map { PathItem.Line($0.stroke, $0.brush.mapColors(solid)) }
        return .path(path)
      case .rects(var batch):
        batch.fill = batch.fill.mapColors(solid)
        return .rects(batch)
      case .symbols(var batch):
        batch.fill = batch.fill?.mapColors(solid)
        batch.line = batch.line.map { PathItem.Line($0.stroke, $0.brush.mapColors(solid)) }
        return .symbols(batch)
      case .scene(let scene): return .scene(scene.mapColors(solid))
      case .text(var run):
        run.span.color = solid(run.span.color)
        return .text(run)
      case .image: return item
      case .group(var group):
        group.children = of(group.children, on: background, opacity: opacity * min(max(group.opacity, 0), 1))
        group.opacity = 1
        return .group(group)
      }
    }
  }
}
