import Foundation
import OpenChartsDisplayList
import OpenChartsLimits
import OpenChartsTerminalRenderer

/// The properties of the terminal or file that a picture is shown in.
struct TerminalFacts: Equatable {
  var columns = 80
  var rows = 24
  var characters = TerminalCharacters.blocks
  var colors = TerminalColors.none
  /// The protocol for pictures; `nil` to draw with characters.
  var graphics: TerminalGraphics?
  /// Size of a cell in pixels.
  var cell = Size(8, 16)
  /// The background colour; `nil` if unknown.
  var background: RGBA?
  var isDark = false
  /// Whether the background's lightness is known rather than guessed.
  var knowsBackground = false
  /// Whether the output is a terminal, rather than a pipe or a file.
  var isTerminal = false
  /// Rows of text that follow the picture, without the prompt.
  var rowsBelow = 0
  /// Whether pictures pass through tmux to the outer terminal.
  var isInTmux = false

  /// - Parameters:
  ///   - form: The value of `--show`; `nil` means automatic.
  ///   - isTerminal: Whether the output is a terminal, rather than a pipe or a file.
  ///   - window: Cells and pixels of the terminal, as far as the system knows.
  ///   - allowsPassThrough: Whether tmux forwards pictures. Called only if needed.
  ///   - drawsSixels: Whether the terminal around tmux draws sixels, which is not certain even if tmux supports them.
  ///     Called only if needed.
  init(
    _ environment: [String: String], form: ShowForm?, isTerminal: Bool, window: winsize? = nil,
    answers: TerminalAnswers = TerminalAnswers(), allowsPassThrough: () -> Bool = { false },
    drawsSixels: () -> Bool = { true }
  ) {
    func has(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let terminal = has("TERM") ?? ""
    self.isTerminal = isTerminal
    if isTerminal {
      colors = Self.colors(terminal, has("COLORTERM"))
      if has("NO_COLOR") != nil { colors = .none }
      if let window, window.ws_col > 0, window.ws_row > 0 {
        (columns, rows) = (Int(window.ws_col), Int(window.ws_row))
      } else {
        columns = has("COLUMNS").flatMap { Int($0) } ?? columns
        rows = has("LINES").flatMap { Int($0) } ?? rows
      }
    }
    let locale = has("LC_ALL") ?? has("LC_CTYPE") ?? has("LANG")
    let isUnicode =
      locale.map { $0.lowercased().replacingOccurrences(of: "-", with: "").hasSuffix("utf8") } ?? true
    if !isUnicode || terminal == "dumb" || isTerminal && terminal.isEmpty { characters = .ascii }
    background = answers.background
    knowsBackground = background != nil || Self.isDark(has("COLORFGBG")) != nil
    if let backgroundColor = answers.background {
      isDark = 0.299 * backgroundColor.r + 0.587 * backgroundColor.g + 0.114 * backgroundColor.b < 0.5
    } else if isTerminal {
      // Most terminals are dark.
      isDark = Self.isDark(has("COLORFGBG")) ?? true
    }
    if let window, window.ws_xpixel >= window.ws_col * 2, window.ws_ypixel >= window.ws_row * 2,
      window.ws_col > 0
    {
      cell = Size(
        Double(window.ws_xpixel) / Double(window.ws_col),
        Double(window.ws_ypixel) / Double(max(window.ws_row, 1)))
    }
    cell = answers.cell ?? cell
    let tmux = has("TMUX") != nil
    let isITerm =
      answers.isITerm || has("TERM_PROGRAM") == "iTerm.app" || has("LC_TERMINAL") == "iTerm2"
      || has("TERM_PROGRAM") == "WezTerm"
    switch form {
    case .blocks: characters = .blocks
    case .ascii: characters = .ascii
    case .kitty, .sixel, .iterm: graphics = form?.graphics
    case nil:
      guard isTerminal, Self.isAsked(environment) else { break }
      if tmux {
        if answers.hasSixel, drawsSixels() {
          graphics = .sixel
        } else if has("KITTY_WINDOW_ID") != nil || has("LC_TERMINAL") == "iTerm2" {
          if allowsPassThrough() { graphics = has("KITTY_WINDOW_ID") != nil ? .kitty : .iterm }
        }
      } else {
        graphics = answers.hasKitty ? .kitty : isITerm ? .iterm : answers.hasSixel ? .sixel : nil
      }
    }
    isInTmux = tmux && isTerminal && graphics != nil && graphics != .sixel
  }

  /// Whether a terminal of this environment understands escape sequences.
  static func takesSequences(_ environment: [String: String]) -> Bool {
    !["", "dumb"].contains(environment["TERM"] ?? "")
  }

  /// Whether to ask the terminal about its capabilities. False with `NO_COLOR`: users who disable colours want no
  /// pixel pictures either.
  static func isAsked(_ environment: [String: String]) -> Bool {
    takesSequences(environment) && (environment["NO_COLOR"] ?? "").isEmpty
  }

  private static func colors(_ terminal: String, _ colors: String?) -> TerminalColors {
    if terminal.isEmpty || terminal == "dumb" { return .none }
    if let colors, ["truecolor", "24bit"].contains(colors.lowercased()) { return .trueColor }
    if terminal.hasSuffix("direct") || terminal.contains("kitty") { return .trueColor }
    return terminal.contains("256color") || terminal.contains("iterm") ? .palette : .sixteen
  }

  /// `COLORFGBG`, such as `15;0` or `0;default;15`: numbers of the text and background colours among the sixteen.
  private static func isDark(_ text: String?) -> Bool? {
    guard let number = text?.split(separator: ";").last.flatMap({ Int($0) }) else { return nil }
    return number < 7 || number == 8
  }

  /// The maximum size of a chart in cells that fits the window without wrapping or scrolling.
  var available: (columns: Int, rows: Int) {
    isTerminal
      ? (max(columns, 1), max(rows - 1 - max(rowsBelow, 1), 1))
      : (TerminalOptions.limit, TerminalOptions.limit)
  }

  /// The default size of a chart in cells. Leaves rows for the prompt and a message.
  var chart: (columns: Int, rows: Int) {
    let width = min(max(columns, 20), 160)
    // If the text leaves too few rows, the chart keeps a readable height, and the terminal scrolls.
    let availableRows = max(rows - 1 - max(rowsBelow, 1), min(rows - 2, 12))
    return (width, max(min(availableRows, max(12, width * 3 / 10)), 8))
  }
}

extension TerminalFacts {
  /// The properties of standard output.
  static func current(_ form: ShowForm?) -> TerminalFacts {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(1) == 1
    var window = winsize()
    let hasWindow = isTerminal && ioctl(1, UInt(TIOCGWINSZ), &window) == 0
    var answers = TerminalAnswers()
    if isTerminal, isAsked(environment) {
      let questions = TerminalAnswers.questions(in: environment)
      answers = TerminalAnswers(
        TerminalConversation.answers(to: questions) { TerminalAnswers($0).isComplete })
    }
    return TerminalFacts(
      environment, form: form, isTerminal: isTerminal, window: hasWindow ? window : nil, answers: answers,
      allowsPassThrough: { ["on", "all"].contains(tmux("show-options", "-gqv", "allow-passthrough")) },
      drawsSixels: {
        tmux("display-message", "-p", "#{client_termfeatures}").split(separator: ",").contains("sixel")
      })
  }

  /// The answer of tmux to a command; empty if it fails.
  private static func tmux(_ arguments: String...) -> String {
    guard let program = ProgramPath.find("tmux"), let result = try? Subprocess.run(program, arguments),
      result.status == 0
    else { return "" }
    return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
