import OpenChartsChartModel
import OpenChartsDisplayList

/// Lays out a chart for a request and a size.
///
/// Each stage is a folder, which depends only on folders above it in this list:
/// - `Sanitising`, `Diagnostics`: finite numbers, and diagnostics.
/// - `Scales`: mapping of values to positions, colours, symbols and sizes.
/// - `Rows`, `Plot`: tables as numbers, and the input of drawing.
/// - `Marks`: the trait of each kind of mark, with its geometry.
/// - `Transforms`: resolving, stacking, domains.
/// - `Sampling`, `Styling`: rows of functions and long sources, styles of rows.
/// - `Guides`, `Layout`: axes and legend, and the positions of all parts.
/// - `Drawing`, `Description`: the picture, and its accessible description.
package enum ChartPipeline {
  /// Runs the stages from columns to a picture. Each line is one stage, which uses the results of previous stages.
  package static func layout(_ request: ChartRequest, in size: Size) -> ChartLayout {
    let size = size.sanitised
    let sampled = request.sanitised.sampled(in: size)
    let cued = RedundantEncodings.added(to: sampled)
    let setups = cued.scaleSetups
    let resolved = cued.tables.map { $0.resolved(on: setups) }
    let stacked = resolved.stacked
    let scales = cued.styleScales
    let styled = stacked.map { $0.styled(by: scales, isLarge: cued.isLarge) }
    let arranged = styled.marks.arranged(for: cued, on: setups, in: size)
    var list = arranged.drawn(styled)
    let (chart, node) = arranged.described(styled.marks, on: setups)
    (list.charts, list.accessibility) = ([chart], [node])
    let diagnostics =
      setups.diagnostics + stacked.marks.diagnostics(on: setups) + arranged.diagnostics
      + arranged.annotationDiagnostics
    return ChartLayout(list, arranged, styled.marks, diagnostics)
  }
}
