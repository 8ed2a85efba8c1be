import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDescriptions
import OpenChartsDisplayList

extension SpaceDescription {
  /// The accessibility elements: one per mark, or one per series if there are many marks, and one per row of each
  /// surface.
  var elements: [AccessibilityNode] {
    let axes = axes
    var nodes: [AccessibilityNode] = []
    if placed.bodies.count <= ChartFacts.elementLimit {
      var speech = SpokenText(request.environment)
      var named: [(order: UInt32, node: AccessibilityNode)] = []
      for (name, bodies) in groups {
        for body in bodies {
          named.append((order(of: body), element(body, name, &speech)))
        }
      }
      nodes = named.sorted { $0.order < $1.order }.map(\.node)
    } else {
      nodes = pointSeries.map { series in
        let columns = [series.x, series.y, series.additional[0]]
        let words = zip(axes, columns).compactMap { stretch($1, on: $0) }
        return AccessibilityNode(
          role: .interval, label: series.name, value: language.joined(words), frame: scene)
      }
    }
    for (surface, name) in zip(request.surfaces, surfaceNames) {
      for series in SampledSurface(surface, on: scales).rows(named: name, axes[2], language) {
        guard let words = stretch(series.y, on: axes[1]) else { continue }
        nodes.append(AccessibilityNode(role: .interval, label: series.name, value: words, frame: scene))
      }
    }
    return nodes
  }

  private func order(of body: SpaceBody) -> UInt32 {
    request.marks[Int(body.row.table)].order[Int(body.row.row)]
  }

  private func element(_ body: SpaceBody, _ name: String, _ speech: inout SpokenText) -> AccessibilityNode {
    var words: [String] = []
    for dimension in SpaceDimension.allCases {
      let axis = facts[dimension.rawValue].name
      let text = text(body, dimension, &speech)
      words.append(axis.isEmpty ? text : "\(axis) \(text)")
    }
    return AccessibilityNode(role: .mark, label: name, value: language.joined(words), frame: frame(of: body))
  }

  /// Returns the frame of a body in the chart.
  func frame(of body: SpaceBody) -> Rect {
    let p = camera.project(body.center)
    let reach = max(6, placed.styles[Int(body.style)].symbolSize / 2 * camera.magnification(atDepth: p.z))
    return Rect(x: scene.x + p.x - reach, y: scene.y + p.y - reach, width: 2 * reach, height: 2 * reach)
  }

  /// Returns the range of values as text; `nil` if none is finite.
  private func stretch(_ values: [Double], on axis: DescribedAxis) -> String? {
    let finite = values.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else { return nil }
    let text = low == high ? axis.describe(low) : language.range(axis.describe(low), axis.describe(high))
    return axis.name.isEmpty ? text : "\(axis.name) \(text)"
  }
}
