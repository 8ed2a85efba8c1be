import Foundation
import Testing

@testable import OpenChartsCommandLineTool

/// Formulas between dollar signs: MathML in pages, text in PDF.
@MainActor @Suite("Formulas of reports") struct ReportMathTests {
  let maker = try! ReportMaker()

  @Test(
    "Formulas are text in PDF, headings and alternative texts",
    arguments: [
      ("E = mc^2", "E = mc²"), ("\\frac{a+1}{b^2}", "(a + 1)/b²"), ("\\frac12", "1/2"),
      ("2\\frac{1}{2}", "2(1/2)"), ("\\frac{a}{bc}", "a/(bc)"), ("e^{x}y", "e^(x)y"),
      ("\\sqrt[3]{x}y", "∛(x)y"), ("\\sin x\\cos y", "sin x cos y"), ("\\frac{1}{n}\\log n", "(1/n) log n"),
      ("\\frac{a+b}{c}d", "((a + b)/c)d"), ("\\sqrt{2x}", "√(2x)"),
      ("\\sum_{i=1}^n x_i", "∑ᵢ₌₁ⁿ xᵢ"), ("\\sqrt{x+1} + \\sqrt[3]{8}", "√(x + 1) + ∛8"),
      ("-3 \\times (-x)", "−3 × (−x)"), ("5 - 3 \\le \\pi", "5 − 3 ≤ π"), ("\\sin\\theta", "sin θ"),
      ("\\lim_{x \\to 0} f(x)", "lim_(x → 0) f(x)"), ("\\bar{x} = \\text{mean of all}", "x̄ = mean of all"),
      ("f'(x) \\ne g''", "f′(x) ≠ g′′"), ("\\mathbb{R}^{n}", "ℝⁿ"), ("x \\notin \\{1,2\\}", "x ∉ {1, 2}"),
      ("\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}", "(a, b; c, d)"),
      ("|x| = \\begin{cases} x & x \\ge 0 \\\\ -x & \\text{else} \\end{cases}", "|x| = { x, x ≥ 0; −x, else"),
      ("p\\binom{n}{k}", "p C(n, k)"), ("\\left( \\frac{a}{b} \\right)^2", "(a/b)²"),
      ("\\binom{n}{k}", "C(n, k)"),
      ("e^{i\\pi}", "e^(iπ)"),
      ("1,234.5 \\%", "1,234.5%"), ("\\mathrm{CO}_2", "CO₂"), ("a \\not= b", "a ≠ b"),
      ("\\hat{\\beta} = (X^TX)^{-1}X^Ty", "β̂ = (XᵀX)⁻¹Xᵀy"), ("\\int_0^1 x^{(a)} \\, dx", "∫₀¹ x^(a) dx"),
      ("\\frac{1}{n} \\sum x", "(1/n) ∑ x"), ("\\frac{1}{2}x + 2\\sum y", "(1/2)x + 2 ∑ y"),
      ("\\log_2 x \\cdot \\operatorname{var}(x)", "log₂ x·var(x)"),
    ])
  func texts(source: String, text: String) throws {
    #expect(try MathFormula(source, isDisplay: false).text.precomposedStringWithCanonicalMapping == text)
  }

  @Test("Pages have MathML, with limits below and above in a display")
  func markup() throws {
    let html = try maker.page(
      "Let $x_1 < \\frac{1}{2}$.\n\n$$\\sum_{i=1}^{n} \\left(x_i - \\bar{x}\\right)^2$$\n")
    let inline = try #require(html.firstMatch(of: /<math alttext="x₁ &lt; 1\/2">(.*?)<\/math>/)).output.1
    #expect(
      inline
        == "<mrow><msub><mi>x</mi><mn>1</mn></msub><mo>&lt;</mo><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow>")
    let display = try #require(html.firstMatch(of: /<math display="block" alttext="[^"]*">(.*?)<\/math>/))
      .output.1
    #expect(display.contains("<munderover><mo>∑</mo>"))
    #expect(display.contains("<mo fence=\"true\" stretchy=\"true\">(</mo>"))
    #expect(display.contains("<mover accent=\"true\"><mi>x</mi><mo>¯</mo></mover>"))
  }

  @Test("Long formulas scroll in a window and wrap on paper")
  func longFormulas() throws {
    func sum(_ count: Int) -> String { (0..<count).map { "x_{\($0)}" }.joined(separator: "+") }
    let html = try maker.page(
      "Short $\(sum(3))$, longer $\(sum(10))$, long $\(sum(40))$.\n\n$$\(sum(40))$$\n")
    #expect(
      html.contains("Short <math") && html.contains("longer <span class=\"formula\" tabindex=\"0\"><math"))
    #expect(
      html.contains(
        /long <span class="formula long" tabindex="0"><math.*?<\/math><\/span><span class="printed">x₀ \+/))
    #expect(html.contains("<span class=\"printed display\">x₀ + "))
  }

  @Test(
    "Dollars, code and values do not change",
    arguments: [
      ("It costs $5 and $10.", "It costs $5 and $10."), ("($/MWh) against ($/kg)", "($/MWh) against ($/kg)"),
      ("US$ 5 and 10$ more", "US$ 5 and 10$ more"), ("\\$a$ and b", "$a$ and b"),
      ("`$x$` and `` `$y$ ``", "<code>$x$</code> and <code>`$y$</code>"),
      ("{= max(rain.csv: rain_mm) as '$0' } or {= 1 as '0$' }", "$80 or 1$"),
      ("from $5-$10, $8", "from $5-$10, $8"),
      ("    $x$ in code", "<code>$x$ in code\n</code>"),
    ])
  func dollars(text: String, html: String) throws {
    let page = try maker.page(text + "\n")
    #expect(page.contains(html), "\(page.suffix(400))")
    #expect(!page.contains("<math"))
  }

  @Test(
    "Amounts before a formula stay text",
    arguments: [
      ("A ticket is $5, and $x$ holds.", "A ticket is $5, and <math"),
      ("We paid $3,000 for $n$ items.", "We paid $3,000 for <math"),
      ("Tickets: $5 and $10, and $x_1 + y_1$ holds.", "Tickets: $5 and $10, and <math"),
    ])
  func amounts(text: String, html: String) throws {
    let page = try maker.page(text + "\n")
    #expect(page.contains(html) && page.split(separator: "<math ").count == 2, "\(page.suffix(400))")
  }

  @Test(
    "Formulas touch letters of scripts without spaces, quotation marks and dashes",
    arguments: ["値は$x$です。", "قيمة و$x$، ثم", "הערך ב$x$.", "« $x$ » and «$y$»", "“$x$”", "a—$x$—b", "（$x$）"])
  func neighbours(text: String) throws {
    let page = try maker.page(text + "\n")
    #expect(page.contains("<math") && !page.contains("$"), "\(text)")
  }

  @Test(
    "Dollar signs within words of Latin, Greek and Cyrillic letters and in ranges stay text",
    arguments: ["é$x$", "a $x$é b", "σ$x$", "я$x$я", "$5–$10 or 3$", "価格は$5から$10まで"])
  func words(text: String) throws {
    #expect(try !maker.page(text + "\n").contains("<math"), "\(text)")
  }

  @Test("Underscores and stars in formulas are not emphasis, also in lists, quotes and cells")
  func markdown() throws {
    let html = try maker.page(
      "- $a_{1}*b_{2}*c$\n\n> $\\{x\\}$\n\n| $x$ | cost |\n|---|---|\n| $y^2$ | $5 |\n| 2 | 6$ |\n\n```\n$z$\n```\n"
    )
    #expect(html.split(separator: "<math ").count == 5)
    #expect(!html.contains("<em>") && html.contains("<mo stretchy=\"false\">{</mo>"))
    #expect(html.contains("$5") && html.contains("6$") && html.contains("$z$"))
  }

  @Test(
    "An invalid formula is reported with its line",
    arguments: [
      ("\\sume x", "\\sume is unknown; did you mean \\sum?"), ("{x", "{ without }"), ("x}", "} without {"),
      ("\\frac{1}", "\\frac needs an argument in braces"), ("\\left( x", "\\left without \\right"),
      ("x \\right)", "\\right without \\left"), ("x^1^2", "two superscripts"), ("x_", "_ needs an argument"),
      ("a & b", "& and \\\\ belong into an environment"),
      ("\\begin{tabular}x\\end{tabular}", "\\begin{tabular} is unknown"),
      ("\\begin{matrix}x\\end{cases}", "\\begin{matrix} without \\end{matrix}"),
      ("\\sqrt[3{x}", "\\sqrt[ without ]"),
    ])
  func problems(source: String, problem: String) throws {
    let result = try maker.run("Text\n\nSo $\(source)$ is it.\n")
    #expect(result.status == 1 && result.error.count == 1)
    #expect(result.error[0].hasPrefix("report.md:3: the formula $\(source.prefix(40))$: "), "\(result.error)")
    #expect(result.error[0].contains(problem), "\(result.error)")
  }

  @Test("Deep and long formulas are limited")
  func limits() throws {
    let deep = String(repeating: "{", count: 10_000)
    #expect(throws: MathProblem.self) { try MathFormula(deep, isDisplay: false) }
    #expect(throws: MathProblem.self) {
      try MathFormula(String(repeating: "\\sqrt", count: 10_000) + "x", isDisplay: false)
    }
    let long = try MathFormula(String(repeating: "x+", count: 20_000) + "x", isDisplay: false)
    #expect(long.text.count == 80_001)
  }

  @Test("A PDF has the text of formulas, and display formulas are between line breaks")
  func pdf() throws {
    let path = try maker.pdf(
      "---\nlanguage: en\n---\n# Area $A$\n\nIt is $A = \\pi r^2$ for $$r \\ge 0$$ only.\n")
    let text = try maker.tool("pdftotext", path, "-")
    #expect(text.contains("Area A") && text.contains("It is A = πr² for\n"), "\(text)")
    #expect(text.filter { $0 != " " }.contains("for\nr≥0\nonly"), "\(text)")
  }
}
