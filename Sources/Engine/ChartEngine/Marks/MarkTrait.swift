import OpenChartsChartModel
import OpenChartsDisplayList
import OpenChartsPhrases

/// The properties of one kind of mark. Stages ask the trait, table by table, and never check the kind itself.
///
/// Each mark is a type that conforms to this protocol, in its own file. Defaults are in the extension below.
protocol MarkTrait: Sendable {
  /// The kind of the mark.
  var kind: MarkKind { get }

  // MARK: Positions

  /// The stacking of rows in the same slot; `nil` if they do not stack.
  var stacks: StackForm? { get }
  /// Whether a single value is drawn as a length from the baseline, as in a bar.
  var hasLength: Bool { get }
  /// Whether rows are connected in order, so that categories separate them into series.
  var joinsRows: Bool { get }
  /// Whether rows are angles in a circle instead of positions on two axes.
  var isPolar: Bool { get }
  /// Whether the mark is a reference line without data.
  var isReference: Bool { get }
  /// Whether rows are read by their positions on both axes equally.
  var isScattered: Bool { get }
  /// Whether a single value on an axis has a thickness along it.
  func hasThickness(along axis: AxisDimension, slotAxis: AxisDimension) -> Bool
  /// The reduction of rows that are read from the author's memory; `nil` if the mark needs all rows.
  var thinning: RowReduction? { get }

  // MARK: Styles

  /// Whether the mark is a filled area rather than a stroke or a symbol.
  var isFilled: Bool { get }
  /// The use of symbols by rows; `nil` for none.
  var symbols: SymbolUse? { get }
  /// The redundant encoding of series in addition to colour; `nil` means a fill pattern.
  var redundantEncoding: RedundantEncoding? { get }
  /// The default stroke.
  var standardStroke: Stroke { get }

  // MARK: Annotations

  /// Returns the default side of a row's annotation.
  func annotationSide(_ row: Int, of marks: ResolvedMarks) -> ContentPosition
  /// Returns the axis that is extended for annotations by default.
  func annotationAxis(_ marks: ResolvedMarks) -> AxisDimension
  /// Whether content beyond the ends of a mark is outside the plot.
  func spansPlot(_ marks: ResolvedMarks) -> Bool

  // MARK: Descriptions

  /// The form of a chart with only these marks.
  var form: ChartForm { get }
  /// The word for one mark.
  func name(in language: SpeechLanguage) -> String

  // MARK: Drawing

  /// Draws the rows of one of the chart's tables.
  func draw(_ table: Int, of plot: StyledMarks, in space: PlotSpace, into fragments: inout MarkDrawing)
}

/// The stacking of rows at the same position.
enum StackForm: Sendable {
  /// Rows in slots, each slot separately.
  case inSlots
  /// Series as bands. A series without a value at a position is interpolated there.
  case inBands
}

/// The reduction of a long source to the rows that drawing needs.
enum RowReduction: Sendable {
  /// The first, lowest, highest and last row of each column of the picture.
  case columns
  /// The rows with the extreme values of both axes. Drawing reads all rows again.
  case ends
}

enum SymbolUse: Sendable {
  /// Symbols are separate marks, one per row.
  case alone
  /// Symbols are on the line of the mark, if any are set.
  case onLines
}

/// A redundant encoding of series in addition to colour.
enum RedundantEncoding: Sendable {
  case symbol, dash
  /// Symbols on short lines, dashes on others.
  case symbolOrDash
}

extension MarkTrait {
  var stacks: StackForm? { nil }
  var hasLength: Bool { false }
  var joinsRows: Bool { false }
  var isPolar: Bool { false }
  var isReference: Bool { false }
  var isScattered: Bool { false }
  func hasThickness(along axis: AxisDimension, slotAxis: AxisDimension) -> Bool { false }
  var thinning: RowReduction? { nil }
  var isFilled: Bool { false }
  var symbols: SymbolUse? { nil }
  var redundantEncoding: RedundantEncoding? { nil }
  var standardStroke: Stroke { Stroke(width: 2) }
  func annotationSide(_ row: Int, of marks: ResolvedMarks) -> ContentPosition { .top }
  func annotationAxis(_ marks: ResolvedMarks) -> AxisDimension { .y }
  func spansPlot(_ marks: ResolvedMarks) -> Bool { false }
  func name(in language: SpeechLanguage) -> String { language.mark(form) }
}

extension MarkKind: CaseIterable {
  /// The traits of all kinds.
  private static let traits: [any MarkTrait] = [
    BarTrait(), LineTrait(), AreaTrait(), PointTrait(), RuleTrait(), RectangleTrait(), SectorTrait(),
  ]

  package static let allCases = traits.map(\.kind)

  /// The trait of this kind. Traps if it is not in the list.
  var trait: any MarkTrait {
    guard let index = Self.allCases.firstIndex(of: self) else {
      preconditionFailure("No trait draws \(name) marks.")
    }
    return Self.traits[index]
  }

  /// Whether rows are connected in order, so that categories separate them into series.
  package var joinsRows: Bool { trait.joinsRows }

  /// Whether a part of the rows is sufficient for drawing, so that long arrays stay in the author's memory.
  package var thinsRows: Bool { trait.thinning != nil }
}

extension StyledMarks {
  /// Returns the drawing of all marks.
  func fragments(in space: PlotSpace, recordsAllFrames: Bool) -> MarkDrawing {
    var fragments = MarkDrawing(recordsAllFrames: recordsAllFrames)
    for (index, table) in marks.enumerated() where table.table.count > 0 {
      table.table.kind.trait.draw(index, of: self, in: space, into: &fragments)
    }
    return fragments
  }
}
