import ChartModel
import DisplayList

/// A request and a size in, a laid out chart out.
///
/// Each stage lies in a folder, and a folder knows only those above it in this list:
/// - `Sanitising`, `Diagnostics`: finite numbers, and words for what is odd.
/// - `Scales`: values to positions, colours, symbols and sizes.
/// - `Rows`, `Plot`: tables as numbers, and what drawing them needs.
/// - `Marks`: the trait of each kind of mark, with its geometry.
/// - `Transforms`: resolving, stacking, domains.
/// - `Sampling`, `Styling`: rows for formulas and long sources, looks for rows.
/// - `Guides`, `Layout`: axes and legend, and where everything lies.
/// - `Drawing`, `Description`: the picture, and the chart in words.
package enum ChartPipeline {
  /// The way of a chart from columns to a picture, a stage a line: each takes values of those before it and gives
  /// one.
  package static func layout(_ request: ChartRequest, in size: Size) -> ChartLayout {
    let size = size.sanitised
    let sampled = request.sanitised.sampled(in: size)
    let cued = SecondCues.added(to: sampled)
    let setups = cued.scaleSetups
    let resolved = cued.tables.map { $0.resolved(on: setups) }
    let stacked = resolved.stacked
    let scales = cued.styleScales
    let styled = stacked.map { $0.styled(by: scales, isLarge: cued.isLarge) }
    let arranged = styled.marks.arranged(for: cued, on: setups, in: size)
    var list = arranged.drawn(styled)
    list.accessibility = [arranged.described(styled.marks, on: setups)]
    let diagnostics = setups.diagnostics + stacked.marks.diagnostics(on: setups) + arranged.diagnostics
    return ChartLayout(list, arranged, styled.marks, diagnostics)
  }
}
