import OpenChartsChartModel
import OpenChartsDisplayList

extension ChartArrangement {
  /// Returns the marks in drawing order. Marks of one layer form a group with the layer's mask.
  func markItems(masks: [Int: StyledMarks]) -> [DisplayItem] {
    let items = fragments.items(mask: { layer in masks[layer.id].map(maskItems) }, plot: space.size)
    guard request.environment.reducesTransparency else { return items }
    return OpaqueColors.of(items, on: request.environment.background)
  }

  /// Masking marks have no identity in the picture.
  private func maskItems(_ masks: StyledMarks) -> [DisplayItem] {
    let pieces = masks.fragments(in: space, recordsAllFrames: false)
    let annotations = AnnotationLayout.placed(
      at: pieces.frames, of: masks.marks, environment: space.environment)
    return (pieces.items(mask: { _ in nil }, plot: space.size) + annotationItems(annotations))
      .map(\.withoutIdentity)
  }

  /// Returns the drawing of annotations, within the chart.
  func annotationItems(_ annotations: AnnotationLayout) -> [DisplayItem] {
    annotations.items(plot: space.size, chart: chartInPlot, isUnrolled: isUnrolled)
  }

  /// The diagnostic of annotations that overlap.
  var annotationDiagnostics: [Diagnostic] {
    let count = annotations.overlapCount(plot: space.size, chart: chartInPlot)
    return count > 0 ? [Messages.annotationsOverlap(count)] : []
  }

  /// The frame of the chart in plot coordinates.
  private var chartInPlot: Rect {
    Rect(x: -frame.plot.minX, y: -frame.plot.minY, width: frame.size.width, height: frame.size.height)
  }
}
