import ChartModel
import DisplayList
import Phrases

/// What sets one kind of mark apart from the others. Stages ask it, a table at a time; none of them asks for the
/// kind itself.
///
/// A mark is a value of this protocol in a file of its own. What it does not say is as in the extension below.
protocol MarkTrait: Sendable {
  /// The kind whose trait this is.
  var kind: MarkKind { get }

  // MARK: Where rows lie

  /// How rows that share a slot are put end to end; `nil` where they are not.
  var stacks: StackForm? { get }
  /// Whether a single value is a length from the baseline.
  var hasLength: Bool { get }
  /// Whether rows are joined in their order, so that names part them into series.
  var joinsRows: Bool { get }
  /// Whether rows are angles around a circle instead of positions on two axes.
  var isPolar: Bool { get }
  /// Whether the mark marks a value for others to be read by and has none of its own.
  var isReference: Bool { get }
  /// Whether rows are read by their positions on both axes alike.
  var isScattered: Bool { get }
  /// Whether a single value along an axis gets a thickness there.
  func hasThickness(along axis: AxisDimension, slotAxis: AxisDimension) -> Bool
  /// What the picture needs of rows that stay in the author's memory; `nil` is all of them.
  var thinning: RowReduction? { get }

  // MARK: Looks

  /// Whether the mark is an area with a fill, not a stroke or a symbol.
  var isFilled: Bool { get }
  /// How rows use symbols; `nil` where they have none.
  var symbols: SymbolUse? { get }
  /// What tells series apart beside colour; `nil` is the pattern of a fill.
  var secondCue: SecondCue? { get }
  /// The line of the mark where the author gives none.
  var standardStroke: Stroke { get }

  // MARK: Annotations

  /// The side of a row's frame that its annotation stands at by itself.
  func annotationSide(_ row: Int, of marks: ResolvedMarks) -> ContentPosition
  /// The axis whose domain makes room for annotations by itself.
  func annotationAxis(_ marks: ResolvedMarks) -> AxisDimension
  /// Whether what lies beyond the ends of a mark lies beyond the plot.
  func spansPlot(_ marks: ResolvedMarks) -> Bool

  // MARK: Words

  /// The form of a chart of these marks alone.
  var form: ChartForm { get }
  /// The word for one mark.
  func name(in language: SpeechLanguage) -> String

  // MARK: Drawing

  /// Draws the rows of one of a chart's tables.
  func draw(_ table: Int, of plot: StyledMarks, in space: PlotSpace, into fragments: inout Fragments)
}

/// How rows that share a position are put end to end.
enum StackForm: Sendable {
  /// Rows in slots, each slot by itself.
  case inSlots
  /// Series as bands, filled in where they lack a position of the others.
  case inBands
}

/// Which rows of a long source stand for all of them.
enum RowReduction: Sendable {
  /// The first, lowest, highest and last of each column of the picture.
  case columns
  /// Those at the ends of both axes; drawing reads all rows again.
  case ends
}

enum SymbolUse: Sendable {
  /// A row is a symbol.
  case alone
  /// Symbols lie on the line of the mark, where it is given some.
  case onLines
}

/// What tells series apart beside colour.
enum SecondCue: Sendable {
  case symbol, dash
  /// Symbols on short lines, dashes for others.
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
  var secondCue: SecondCue? { nil }
  var standardStroke: Stroke { Stroke(width: 2) }
  func annotationSide(_ row: Int, of marks: ResolvedMarks) -> ContentPosition { .top }
  func annotationAxis(_ marks: ResolvedMarks) -> AxisDimension { .y }
  func spansPlot(_ marks: ResolvedMarks) -> Bool { false }
  func name(in language: SpeechLanguage) -> String { language.mark(form) }
}

extension MarkKind: CaseIterable {
  /// The traits of all kinds: the one list of what can be drawn.
  private static let traits: [any MarkTrait] = [
    BarTrait(), LineTrait(), AreaTrait(), PointTrait(), RuleTrait(), RectangleTrait(), SectorTrait(),
  ]

  package static let allCases = traits.map(\.kind)

  /// The trait of marks of this kind; traps for one that is not in the list.
  var trait: any MarkTrait {
    guard let index = Self.allCases.firstIndex(of: self) else {
      preconditionFailure("No trait draws \(name) marks.")
    }
    return Self.traits[index]
  }

  /// Whether rows are joined in their order, so that names part them into series.
  package var joinsRows: Bool { trait.joinsRows }

  /// Whether a picture can be drawn from a part of the rows, so that long arrays stay in the author's memory.
  package var thinsRows: Bool { trait.thinning != nil }
}

extension StyledMarks {
  /// The drawing of all marks in pieces.
  func fragments(in space: PlotSpace, recordsAllFrames: Bool) -> Fragments {
    var fragments = Fragments(recordsAllFrames: recordsAllFrames)
    for (index, table) in marks.enumerated() where table.table.count > 0 {
      table.table.kind.trait.draw(index, of: self, in: space, into: &fragments)
    }
    return fragments
  }
}
