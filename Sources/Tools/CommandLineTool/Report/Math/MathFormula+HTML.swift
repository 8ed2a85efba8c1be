import OpenChartsSVGRenderer

extension MathFormula {
  /// The number of characters above which a formula may be wider than the window of a telephone, and than paper.
  private static let (mostInWindow, mostOnPaper) = (24, 60)

  /// The formula as an element of MathML Core. A long formula is in an element that scrolls, because formulas do not
  /// wrap. On paper, it is replaced by its text, which wraps.
  var html: String {
    let form = isDisplay ? " display=\"block\"" : ""
    let words = text
    let math = "<math\(form) alttext=\"\(Markup.escaped(words))\">\(root.html)</math>"
    guard words.count > Self.mostInWindow else { return math }
    let display = isDisplay ? " display" : ""
    guard words.count > Self.mostOnPaper else {
      return "<span class=\"formula\(display)\" tabindex=\"0\">\(math)</span>"
    }
    return "<span class=\"formula long\(display)\" tabindex=\"0\">\(math)</span>"
      + "<span class=\"printed\(display)\">\(Markup.escaped(words))</span>"
  }
}

extension MathNode {
  /// The element of the node.
  fileprivate var html: String {
    switch self {
    case .identifier(let name, let isUpright):
      let isNormal = isUpright && name.count == 1
      return "<mi\(isNormal ? " mathvariant=\"normal\"" : "")>\(Markup.escaped(name))</mi>"
    case .number(let text): return "<mn>\(text)</mn>"
    case .symbol(let text, let kind): return Self.html(text, kind)
    case .text(let text): return "<mtext>\(Markup.escaped(text.replacing(" ", with: "\u{A0}")))</mtext>"
    case .space(let width): return Self.space(width)
    case .row(let nodes): return "<mrow>\(Self.html(nodes))</mrow>"
    case .fraction(let top, let bottom, let hasBar):
      let fraction = "\(top.html)\(bottom.html)</mfrac>"
      return hasBar
        ? "<mfrac>\(fraction)" : "<mrow><mo>(</mo><mfrac linethickness=\"0\">\(fraction)<mo>)</mo></mrow>"
    case .root(let inner, let index):
      return index.map { "<mroot>\(inner.html)\($0.html)</mroot>" } ?? "<msqrt>\(inner.html)</msqrt>"
    case .scripts(let base, let low, let high, let isLimits):
      let name =
        switch (low != nil, high != nil) {
        case (true, true): isLimits ? "munderover" : "msubsup"
        case (true, false): isLimits ? "munder" : "msub"
        default: isLimits ? "mover" : "msup"
        }
      return "<\(name)>\(base.html)\(low?.html ?? "")\(high?.html ?? "")</\(name)>"
    case .accent(let base, let mark, _, let isBelow):
      let name = isBelow ? "munder" : "mover"
      return
        "<\(name) \(isBelow ? "accentunder" : "accent")=\"true\">\(base.html)<mo>\(Markup.escaped(mark))</mo></\(name)>"
    case .fenced(let open, let inner, let close):
      return "<mrow>\(Self.delimiter(open))\(inner.html)\(Self.delimiter(close))</mrow>"
    case .table(let rows, let form): return Self.html(rows, form)
    }
  }

  private static func html(_ nodes: [MathNode]) -> String {
    var result = ""
    for (index, node) in nodes.enumerated() {
      if case .symbol(let text, .binary) = node, !(index > 0 && nodes[index - 1].isOperand) {
        result += "<mo form=\"prefix\">\(Markup.escaped(text))</mo>"
      } else {
        result += node.html
      }
      if node.isFunction, index + 1 < nodes.count, nodes[index + 1].followsWithSpace {
        result += space(1 / 6)
      }
    }
    return result
  }

  private static func html(_ text: String, _ kind: MathSymbol.Kind) -> String {
    switch kind {
    case .opening, .closing: "<mo stretchy=\"false\">\(Markup.escaped(text))</mo>"
    case .ordinary where text.allSatisfy({ $0.isLetter || "∞∂∇∅ℏ°".contains($0) }):
      "<mi>\(Markup.escaped(text))</mi>"
    default: "<mo>\(Markup.escaped(text))</mo>"
    }
  }

  private static func delimiter(_ text: String) -> String {
    text.isEmpty ? "" : "<mo fence=\"true\" stretchy=\"true\">\(Markup.escaped(text))</mo>"
  }

  private static func space(_ ems: Double) -> String {
    "<mspace width=\"\(Double(Int((ems * 1000).rounded())) / 1000)em\"></mspace>"
  }

  private static func html(_ rows: [[MathNode]], _ form: MathTable) -> String {
    var result = "<mrow>\(delimiter(form.open))<mtable>"
    for row in rows {
      result += "<mtr>"
      for (column, cell) in row.enumerated() {
        let alignment =
          form.isAligned ? (column % 2 == 0 ? "right" : "left") : form.isLeading ? "leading" : ""
        result += "<mtd\(alignment.isEmpty ? "" : " class=\"\(alignment)\"")>\(cell.html)</mtd>"
      }
      result += "</mtr>"
    }
    return result + "</mtable>\(delimiter(form.close))</mrow>"
  }
}

extension MathNode {
  /// Whether an operator after the node is binary: minus in 5 − 3, not in −3.
  var isOperand: Bool {
    switch self {
    case .symbol(_, let kind): kind == .ordinary || kind == .closing
    case .space, .row([]): false
    case .identifier, .number, .text, .row, .fraction, .root, .scripts, .accent, .fenced, .table: true
    }
  }

  /// Whether the node is the name of a function, with or without scripts.
  var isFunction: Bool {
    switch self {
    case .identifier(let name, isUpright: true): name.count > 1
    case .scripts(let base, _, _, _): base.isFunction
    default: false
    }
  }

  /// Whether a space separates the node from a function before it.
  var followsWithSpace: Bool {
    switch self {
    case .symbol(_, let kind): kind == .ordinary
    case .fenced, .space: false
    default: true
    }
  }
}
