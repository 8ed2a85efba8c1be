import OpenChartsLimits

/// A formula between dollar signs in a report, in the mathematics of TeX.
///
/// Pages show it as MathML, PDF as text: `$\frac{a}{b^2}$` is a/b².
struct MathFormula: Equatable {
  /// The TeX between the dollar signs.
  var source: String
  /// Whether the formula is on separate lines (`$$…$$`).
  var isDisplay: Bool
  var root: MathNode

  /// - Throws: ``MathProblem`` for a command that is unknown, braces or delimiters without their ends, and formulas
  ///   nested deeper than ``Limits/nesting``.
  init(_ source: String, isDisplay: Bool) throws(MathProblem) {
    (self.source, self.isDisplay) = (source, isDisplay)
    root = try MathParser.root(of: source, isDisplay: isDisplay)
  }
}

/// An error in a formula, in one line.
struct MathProblem: Error, Equatable {
  var text: String
  init(_ text: String) { self.text = text }
}

/// A part of a formula.
indirect enum MathNode: Equatable {
  /// A name of one or more letters. A name of one letter is slanted unless it is upright.
  case identifier(String, isUpright: Bool = false)
  case number(String)
  case symbol(String, MathSymbol.Kind)
  case text(String)
  /// A space, in ems.
  case space(Double)
  case row([MathNode])
  /// Without a bar, it is a binomial coefficient within parentheses.
  case fraction(MathNode, MathNode, hasBar: Bool)
  case root(MathNode, index: MathNode?)
  /// Scripts after a base, or below and above it for limits.
  case scripts(MathNode, low: MathNode?, high: MathNode?, isLimits: Bool)
  /// A mark above a base, or below it, such as a bar. `combining` is the character that puts it on a letter of text.
  case accent(MathNode, mark: String, combining: String, isBelow: Bool)
  /// A row in delimiters as tall as the row; empty texts are invisible delimiters.
  case fenced(String, MathNode, String)
  case table([[MathNode]], MathTable)
}

/// The layout of an array of formulas.
struct MathTable: Equatable {
  var open = ""
  var close = ""
  /// Whether columns alternately end and begin at an alignment point, as in `aligned`.
  var isAligned = false
  /// Whether cells begin at the left, as in `cases`.
  var isLeading = false
}
