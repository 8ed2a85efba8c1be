/// The rules that find the keywords, strings, numbers and comments of a language.
struct CodeLanguage {
  /// The delimiter of a string literal.
  struct Quote {
    var mark: String
    /// Whether a backslash keeps the next character literally.
    var escapes = true
    /// Whether the string may contain line breaks.
    var spansLines = false
    /// The delimiters of code within the string; `nil` if the language has no interpolation.
    var interpolation: (open: String, close: String)?
  }

  var keywords: Set<String>
  var lineComments: [String] = []
  var blockComment: (open: String, close: String)?
  /// Whether block comments may contain others.
  var nestsComments = false
  /// The delimiters of strings. A longer one precedes its own prefix, such as `"""` before `"`.
  var quotes: [Quote]
  /// Whether keywords may be in capital letters.
  var ignoresCase = false
  /// Signs that belong to a keyword at its start, such as `@` of attributes.
  var prefixes = ""
  /// Whether a keyword or comment must be a separate word: in a shell, most words are arguments.
  var separatesWords = false
  /// Whether a string before a colon is a name, as in JSON.
  var hasNames = false

  /// - Parameter name: The first word after the opening fence, in any letter case. `nil` for languages without colours.
  static func named(_ name: String) -> CodeLanguage? {
    switch name.lowercased() {
    case "swift": swift
    case "python", "py", "python3": python
    case "sql", "postgresql", "mysql", "sqlite", "duckdb": sql
    case "json", "jsonc", "json5", "ndjson": json
    case "sh", "shell", "bash", "zsh", "console": shell
    case "javascript", "js", "jsx", "mjs", "typescript", "ts", "tsx": javaScript
    default: nil
    }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static let swift = CodeLanguage(
    keywords: words(
      """
      actor any as associatedtype async await borrowing break case catch class consuming continue convenience
      default defer deinit do dynamic else enum extension fallthrough false fileprivate final for func get guard
      if import in indirect infix init inout internal is isolated lazy let macro mutating nil nonisolated
      nonmutating open operator optional override package postfix precedencegroup prefix private protocol public
      repeat required rethrows return self Self sending set some static struct subscript super switch throw
      throws true try typealias unowned var weak where while willSet didSet yield
      """),
    lineComments: ["//"], blockComment: ("/*", "*/"), nestsComments: true,
    quotes: [
      Quote(mark: "\"\"\"", spansLines: true, interpolation: ("\\(", ")")),
      Quote(mark: "\"", interpolation: ("\\(", ")")),
    ],
    prefixes: "@#")

  private static let python = CodeLanguage(
    keywords: words(
      """
      False None True and as assert async await break case class continue def del elif else except finally for
      from global if import in is lambda match nonlocal not or pass raise return try while with yield
      """),
    lineComments: ["#"],
    quotes: [
      Quote(mark: "\"\"\"", spansLines: true), Quote(mark: "'''", spansLines: true), Quote(mark: "\""),
      Quote(mark: "'"),
    ],
    prefixes: "@")

  private static let sql = CodeLanguage(
    keywords: words(
      """
      add all alter analyze and any as asc between by case cast check column constraint create cross current
      database default delete desc distinct drop else end except exists explain extract false fetch filter first
      following for foreign from full group having if ilike in index inner insert intersect interval into is join
      key last lateral left like limit natural not null nulls offset on or order outer over partition preceding
      primary qualify range recursive references returning right row rows select set similar table temporary
      then to true union unique unnest update using values view when where window with within
      """),
    lineComments: ["--"], blockComment: ("/*", "*/"),
    quotes: [Quote(mark: "'", escapes: false, spansLines: true)], ignoresCase: true)

  private static let json = CodeLanguage(
    keywords: ["true", "false", "null"], lineComments: ["//"], blockComment: ("/*", "*/"),
    quotes: [Quote(mark: "\"")], hasNames: true)

  private static let shell = CodeLanguage(
    keywords: words(
      """
      break case continue do done elif else esac exit export fi for function if in local return select set shift
      source then trap unset until while
      """),
    lineComments: ["#"],
    quotes: [Quote(mark: "\"", spansLines: true), Quote(mark: "'", escapes: false, spansLines: true)],
    separatesWords: true)

  private static let javaScript = CodeLanguage(
    keywords: words(
      """
      abstract any as async await boolean break case catch class const continue debugger declare default delete
      do else enum export extends false finally for from function get if implements import in instanceof
      interface let namespace never new null number of private protected public readonly return set static
      string super switch this throw true try type typeof undefined unknown var void while with yield
      """),
    lineComments: ["//"], blockComment: ("/*", "*/"),
    quotes: [
      Quote(mark: "`", spansLines: true, interpolation: ("${", "}")), Quote(mark: "\""), Quote(mark: "'"),
    ],
    prefixes: "@")
}
