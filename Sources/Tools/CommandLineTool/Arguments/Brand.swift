import Foundation
import OpenChartsChartMath
import OpenChartsLimits
import OpenChartsTables

/// The colours, the font and the logo of a brand, for charts and reports. They are read from a file of lines `key: value`.
package struct Brand: Equatable, Sendable {
  /// The colours of one appearance; `nil` uses the tool's colours.
  struct Appearance: Equatable, Sendable {
    /// The colours of names. The first one is also the colour of a chart without names.
    var colors: [RGB]?
    /// Colours from low to high values.
    var gradient: [RGB]?
    /// The colour of names without a colour in `colors`.
    var other: RGB?
    var background: RGB?
    /// Titles, and the labels of axes.
    var text: RGB?
    var labels: RGB?
    var grid: RGB?
  }

  var light = Appearance()
  var dark = Appearance()
  /// The family of the font; `nil` means the tool's.
  private(set) var font: String?
  /// The logo of reports; its names are relative to the folder of the file.
  private(set) var logo = LogoFiles()

  private enum Key: String, CaseIterable { case colors, gradient, other, background, text, labels, grid }
  private static let darkPrefix = "dark-"
  private static let names =
    Key.allCases.map(\.rawValue) + Key.allCases.map { darkPrefix + $0.rawValue } + ["font"]
    + LogoFiles.Key.allCases.map(\.rawValue)
  /// The largest number of colours. Readers could not distinguish more.
  private static let mostColors = 24

  func appearance(isDark: Bool) -> Appearance { isDark ? dark : light }

  /// Reads a theme file.
  ///
  /// - Throws: ``UsageError`` with the first invalid line and its correct form.
  init(file: String) throws(UsageError) {
    let bytes: [UInt8]
    do { bytes = try RegularFile.bytes(file, kind: "theme", limit: Limits.frontMatterBytes) } catch {
      throw UsageError("--theme \(error)")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw UsageError("--theme \(file) is no theme; it has lines such as colors: \"#0a6b4f, #d1495b\"")
    }
    try self.init(text: text, name: file)
  }

  /// - Parameter name: The file's name for messages.
  init(text: String, name: String) throws(UsageError) {
    let rows = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let settings = SettingLines(rows, example: "font: Inter", first: 1)
    func wrong(_ line: Int, _ text: String) -> UsageError {
      UsageError("--theme \(name), line \(line): \(text)")
    }
    if let problem = settings.problems.first { throw wrong(problem.line, problem.text) }
    var setNames: Set<String> = []
    for line in settings.lines {
      guard Self.names.contains(line.name) else {
        throw wrong(line.number, SettingLines.unknown(line.name, among: Self.names))
      }
      guard setNames.insert(line.name).inserted else { throw wrong(line.number, "\(line.name) is set twice") }
      guard !line.value.isEmpty else { throw wrong(line.number, SettingLines.empty(line.name)) }
      if line.name == "font" {
        font = line.value
        continue
      }
      if let key = LogoFiles.Key(rawValue: line.name) {
        logo[key] = line.value
        continue
      }
      let isDark = line.name.hasPrefix(Self.darkPrefix)
      let path = isDark ? \Self.dark : \Self.light
      guard let key = Key(rawValue: isDark ? String(line.name.dropFirst(Self.darkPrefix.count)) : line.name)
      else { continue }
      let colors = Self.colors(line.value)
      let isList = key == .colors || key == .gradient
      guard let colors, isList ? colors.count >= (key == .gradient ? 2 : 1) : colors.count == 1 else {
        let form = isList ? "a list such as \"#0a6b4f, #d1495b\"" : "a colour such as \"#0a6b4f\""
        throw wrong(line.number, "\(line.name) is not \(form)")
      }
      guard colors.count <= Self.mostColors else {
        throw wrong(
          line.number, "\(line.name) has more than \(Self.mostColors) colours, which cannot be distinguished")
      }
      switch key {
      case .colors: self[keyPath: path].colors = colors
      case .gradient: self[keyPath: path].gradient = colors
      case .other: self[keyPath: path].other = colors[0]
      case .background: self[keyPath: path].background = colors[0]
      case .text: self[keyPath: path].text = colors[0]
      case .labels: self[keyPath: path].labels = colors[0]
      case .grid: self[keyPath: path].grid = colors[0]
      }
    }
    if let key = logo.incompleteKey {
      let line = settings.lines.last { $0.name == key.rawValue }?.number ?? 1
      throw wrong(line, "\(key.rawValue) needs a logo")
    }
    logo.folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
  }

  private static func colors(_ text: String) -> [RGB]? {
    let parts = text.split { $0 == "," || $0 == " " }
    let colors = parts.compactMap { $0.first == "#" ? RGB($0.dropFirst()) : nil }
    return colors.count == parts.count && !colors.isEmpty ? colors : nil
  }

  /// The largest number of names with separate colours; `nil` if the theme sets no colours.
  func colorLimit(isDark: Bool) -> Int? { appearance(isDark: isDark).colors.map { max(2, $0.count + 1) } }

  /// Sentences about colours that are hard to see on the background.
  func notes(isDark: Bool) -> [String] {
    let appearance = appearance(isDark: isDark)
    let background = appearance.background ?? (isDark ? RGB(0, 0, 0) : RGB(255, 255, 255))
    func faint(_ colors: [RGB], _ minimum: Double, _ element: String) -> [String] {
      colors.compactMap { color in
        let ratio = Contrast.ratio(color.components, background.components)
        guard ratio < minimum else { return nil }
        return
          "the theme's colour \(color.text) has a contrast of \(NumberText.plain(ratio, digits: 1)):1 to the "
          + "background; \(element) need \(NumberText.plain(minimum)):1"
      }
    }
    return faint(appearance.colors ?? [], 3, "marks")
      + faint([appearance.text, appearance.labels].compactMap { $0 }, 4.5, "texts")
  }
}

extension RGB {
  /// The hexadecimal digits with a hash.
  var text: String {
    let digits = [red, green, blue].map { String($0, radix: 16) }
    return "#" + digits.map { $0.count < 2 ? "0" + $0 : $0 }.joined()
  }
}
