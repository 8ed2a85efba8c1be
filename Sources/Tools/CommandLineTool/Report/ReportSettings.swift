import Foundation
import OpenChartsDisplayList
import OpenChartsTables

/// The appearance of a report's page: the user's, light, or dark.
package enum ReportTheme: String, CaseIterable { case auto, light, dark }

/// The settings of a report: the front matter's settings, replaced by the options of the command line.
struct ReportSettings {
  var title: String?
  var author: String?
  /// The date in the report's language, or as written.
  var date: String?
  /// The lowest level of headings in the table of contents; `nil` for none.
  var contentsLevel: Int?
  var theme = ReportTheme.auto
  /// The colours and the font of the charts; `nil` means the tool's.
  var brand: Brand?
  /// The colour of headings and links; `nil` means the theme's.
  var accent: RGBA?
  /// The same in dark appearance.
  var darkAccent: RGBA?
  /// The files of the logo, from the front matter or from the theme; `nil` without a logo.
  var logo: LogoFiles?
  /// The texts of the running head and foot.
  var header: String?
  var footer: String?
  var parameters: [String: String] = [:]

  /// - Parameter arguments: The options. A missing language or paper size is set from the front matter.
  /// - Throws: ``Report/Problems`` with a line for each unknown or wrong value.
  init(_ frontMatter: ReportFrontMatter, _ arguments: inout ReportArguments) throws {
    var problems = frontMatter.problems
    func value(_ key: ReportFrontMatter.Key) -> String? { frontMatter.entries[key]?.value }
    func refuse(_ key: ReportFrontMatter.Key, _ text: String) {
      problems.append((frontMatter.entries[key]?.line ?? 1, "\(key.rawValue): \(text)"))
    }
    func choice<Choice: RawRepresentable<String> & CaseIterable>(_ key: ReportFrontMatter.Key, _: Choice.Type)
      -> Choice?
    {
      guard let text = value(key) else { return nil }
      if let choice = Choice(rawValue: text.lowercased()) { return choice }
      refuse(
        key,
        "\(text.prefix(40)) is unknown; it can be \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
      return nil
    }
    (title, author) = (value(.title), value(.author))
    (header, footer) = (value(.header), value(.footer))
    if let text = arguments.theme {
      do {
        (theme, brand) = try Self.theme(text) { try Brand(file: $0) }
      } catch let error as UsageError where !error.text.hasPrefix("--theme") {
        throw UsageError("--theme \(error.text)", help: ReportArguments.help)
      }
    } else if let text = value(.theme) {
      do {
        let files = ReportFiles(arguments)
        (theme, brand) = try Self.theme(text) { try files.theme($0, of: arguments) }
      } catch let error as UsageError {
        refuse(.theme, error.text)
      } catch {
        refuse(.theme, "\(error)")
      }
    }
    accent = brand?.light.colors?.first.map(Self.color)
    darkAccent = brand?.dark.colors?.first.map(Self.color) ?? accent
    if let themeLogo = brand?.logo, themeLogo.light != nil {
      logo = themeLogo
      logo?.line = frontMatter.entries[.theme]?.line ?? 1
      logo?.isTrusted = arguments.theme != nil
    }
    var ownLogo = LogoFiles(light: value(.logo), dark: value(.darkLogo), words: value(.logoText))
    (ownLogo.folder, ownLogo.line) = (arguments.folder, frontMatter.entries[.logo]?.line ?? 1)
    if let key = ownLogo.incompleteKey.flatMap({ ReportFrontMatter.Key(rawValue: $0.rawValue) }) {
      refuse(key, "there is no logo; name its file, as in logo: acme.svg")
    }
    if ownLogo.light != nil { logo = ownLogo }
    let paper = choice(.paper, ReportPaper.self)
    arguments.paper = arguments.paper ?? paper
    if let language = value(.language) {
      let name = language.replacing("-", with: "_")
      if let problem = PictureSettings.problem(ofLocale: name) {
        refuse(.language, problem)
      } else if arguments.givenLocale == nil {
        arguments.givenLocale = name
      }
    }
    if let text = value(.toc) {
      switch text {
      case "true", "yes": contentsLevel = 3
      case "false", "no": contentsLevel = nil
      default:
        contentsLevel = Int(text)
        if !(1...6).contains(contentsLevel ?? 0) {
          refuse(
            .toc,
            "\(text.prefix(40)) is unknown; it can be true, false, or the lowest level of headings from 1 to 6"
          )
        }
      }
    }
    if let text = value(.accent) {
      accent = Self.color(text)
      darkAccent = accent
      if accent == nil { refuse(.accent, "\(text.prefix(40)) is no colour such as \"#0a6b4f\"") }
    }
    if let text = value(.date) {
      date = Self.date(text, Locale(identifier: arguments.locale))
      if date == nil { refuse(.date, "there is no day \(text.prefix(40)); a day is 2024-01-31") }
    }
    for key in [ReportFrontMatter.Key.header, .footer] {
      guard let text = value(key), let unknownName = RunningText.unknownName(in: text) else { continue }
      refuse(
        key,
        "{\(unknownName)} is unknown; it can be \(RunningText.names.map { "{\($0)}" }.joined(separator: ", "))"
      )
    }
    parameters = frontMatter.parameters.mapValues(\.value)
    guard problems.isEmpty else {
      throw Report.Problems(
        problems.map { ReportProblem(file: arguments.path, line: $0.line, text: $0.text) })
    }
    for (name, value) in arguments.parameters {
      guard parameters[name] != nil else {
        let names = parameters.keys.sorted()
        let suggestion = nearestName(to: name, among: names)
        throw UsageError(
          "--set \(name): the report has no such parameter; "
            + (suggestion.map { "did you mean \($0)?" }
              ?? (names.isEmpty
                ? "its front matter lists them under parameters:"
                : "there are \(names.joined(separator: ", "))")),
          help: ReportArguments.help)
      }
      parameters[name] = value
    }
  }

  /// The day in the long date format of a language; other texts than days are unchanged. `nil` for a day that does not
  /// exist.
  private static func date(_ text: String, _ locale: Locale) -> String? {
    guard let match = text.wholeMatch(of: /(\d{4})-(\d{2})-(\d{2})/) else { return text }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(
      calendar: calendar, timeZone: .gmt, year: Int(match.output.1), month: Int(match.output.2),
      day: Int(match.output.3))
    guard parts.isValidDate(in: calendar), let date = calendar.date(from: parts) else { return nil }
    return ReportValues.text(of: date, locale)
  }

  /// The colours of a report in an appearance: the theme's colours, with the brand's colours.
  func colors(isDark: Bool) -> ReportColors {
    ReportColors(
      isDark: isDark, accent: isDark ? darkAccent : accent,
      background: brand?.appearance(isDark: isDark).background.map(Self.color))
  }

  /// An appearance, a theme file, or both.
  private static func theme(_ text: String, read: (String) throws -> Brand) throws -> (ReportTheme, Brand?) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let appearance = words.first.flatMap(ReportTheme.init)
    let themeFile = appearance == nil ? text : words.count > 1 ? words[1] : ""
    guard !themeFile.isEmpty else { return (appearance ?? .auto, nil) }
    guard themeFile.contains(".") || themeFile.contains("/") else {
      let names = ReportTheme.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\(themeFile.prefix(40)) is unknown; it can be \(names), or the name of a theme file")
    }
    return (appearance ?? .auto, try read(themeFile))
  }

  private static func color(_ color: RGB) -> RGBA {
    RGBA(bytes: Int(color.red), Int(color.green), Int(color.blue))
  }

  private static func color(_ text: String) -> RGBA? {
    guard text.wholeMatch(of: /#[0-9A-Fa-f]{6}/) != nil, let number = Int(text.dropFirst(), radix: 16) else {
      return nil
    }
    return RGBA(bytes: number >> 16, number >> 8 & 255, number & 255)
  }
}
