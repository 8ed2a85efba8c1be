import OpenChartsChartModel
import OpenChartsDisplayList

/// A chart's marks, and the marks that mask a layer, by layer id. Both go through the same stages.
struct Masked<Marks> {
  var marks: Marks
  var masks: [Int: Marks]

  /// Applies a stage to both.
  func map<Result>(_ stage: (Marks) -> Result) -> Masked<Result> {
    Masked<Result>(marks: stage(marks), masks: masks.mapValues(stage))
  }
}

extension Masked: Sendable where Marks: Sendable {}

extension ChartRequest {
  /// The tables of the chart, and those that mask the layers of their rows.
  var tables: Masked<[MarkTable]> {
    var masks: [Int: [MarkTable]] = [:]
    for style in marks.lazy.flatMap(\.styles) {
      var next = style.layer
      while let layer = next {
        if !layer.mask.isEmpty, masks[layer.id] == nil {
          masks[layer.id] = layer.mask.map(\.materialized.finite.aligned).filter { $0.count > 0 }
        }
        next = layer.parent.first
      }
    }
    return Masked(marks: marks, masks: masks)
  }
}
