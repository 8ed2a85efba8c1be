import OpenChartsPhrases
import OpenChartsSVGRenderer

/// The elements that need the script: the list box over the picture, the tool bar and the outline. Hidden without the
/// script.
struct ToolsMarkup {
  /// Number of recycled option elements in the virtual list box.
  private static let options = 3
  /// The maximum number of series whose values are listed together.
  private static let mostRings = 9
  private static let speeds = ["0.5", "0.75", "1", "1.5", "2", "3"]

  /// The named views of a 3-D chart, with their names in the script.
  private static let views: [(String, ControlPhrase)] = [
    ("front", .frontView), ("back", .backView), ("left", .leftView), ("right", .rightView), ("top", .topView),
    ("bottom", .bottomView), ("first", .firstView),
  ]

  let chart: PageChart
  let phrases: PagePhrases
  let numberFormat: ScriptNumberFormat
  /// Whether the picture has a legend with the names of the series.
  let hasLegend: Bool
  /// The drawings of a scrolling chart; empty for others.
  let whole: String
  /// The labels of a 3-D chart; empty for 2-D charts.
  let labels: String

  private var id: String { "c\(chart.index)" }
  private var names: [String] { chart.values.series.map { Markup.escaped($0.name) } }
  private var title: String { Markup.escaped(chart.title) }

  /// The elements over the picture.
  var overPicture: String {
    let options = (0..<Self.options).map {
      "<div role=\"option\" id=\"\(id)-o\($0)\">\(title)</div>"
    }
    let shown = marker + selected
    let long = whole.isEmpty ? "" : "<div class=\"whole\" aria-hidden=\"true\">\n\(whole)</div>\n"
    let stops = chart.scrolled.map { "<div class=\"stops\" aria-hidden=\"true\">\($0.stops)</div>" } ?? ""
    let orientation = chart.values.navigationOrder == .y ? "vertical" : "horizontal"
    let legend =
      !hasLegend
      ? ""
      : "<div role=\"group\" class=\"legend\" id=\"\(id)-legend\" aria-label=\"\(phrases(.legend))\" hidden>"
        + names.map { "<button type=\"button\" tabindex=\"-1\" aria-label=\"\($0)\"></button>" }.joined()
        + "</div>\n"
    return """
      <div role="listbox" class="values\(whole.isEmpty ? "" : " scrolling")" id="\(id)-values" tabindex="0" aria-labelledby="\(id)-title" \
      aria-describedby="\(id)-hint" aria-orientation="\(orientation)" hidden>\(long)<div class="plane">\(options.joined())\(shown)</div>\(stops)</div>
      <div class="callout" id="\(id)-callout" aria-hidden="true" hidden></div>
      <p id="\(id)-hint" hidden>\(phrases(.keysHint))</p>
      \(legend)\(labels)
      """
  }

  /// The marker of the current value: a line across the navigation direction, and a ring for each series.
  private var marker: String {
    let rule =
      switch chart.values.navigationOrder {
      case .x: "<div class=\"rule\"></div>"
      case .y: "<div class=\"lying rule\"></div>"
      case .both, .angle, .space: ""
      }
    let rings = String(
      repeating: "<div class=\"dot\"></div>", count: min(chart.values.series.count, Self.mostRings))
    return "<div class=\"marker\" aria-hidden=\"true\" hidden>\(rule)\(rings)</div>"
  }

  /// The elements for the selection in each direction.
  private var selected: String {
    (chart.selecting?.directions ?? []).filter { !$0.1.isEmpty }.map {
      "<div class=\"selected \($0.0)\" aria-hidden=\"true\" hidden></div>"
    }.joined()
  }

  /// The elements between picture and text.
  var belowPicture: String {
    let speeds = Self.speeds.map { speed -> String in
      let text = speed.split(separator: ".").joined(separator: numberFormat.decimal)
      return "<option value=\"\(speed)\"\(speed == "1" ? " selected" : "")>×\(text)</option>"
    }
    let series =
      names.count < 2
      ? ""
      : "<select data-do=\"series\" aria-label=\"\(phrases(.series))\"><option value=\"\">\(phrases(.allSeries))</option>"
        + names.enumerated().map { "<option value=\"\($0)\">\($1)</option>" }.joined() + "</select>\n"
    let views =
      chart.scene == nil
      ? ""
      : Self.views.map { name, phrase in
        "<button type=\"button\" data-do=\"\(name)\">\(phrases(phrase))</button>\n"
      }.joined()
    let keys = phrases.help(for: chart).map {
      "<dt>\(Markup.escaped($0.0))</dt><dd>\(Markup.escaped($0.1))</dd>\n"
    }
    return """
      <div role="toolbar" class="tools" id="\(id)-tools" aria-label="\(Markup.escaped(phrases.text(.toolsOf, chart.title)))" hidden\
      \(hasLegend ? " aria-owns=\"\(id)-legend\"" : "")>
      <button type="button" data-do="play">\(phrases(.play))</button>
      <select data-do="speed" aria-label="\(phrases(.speed))">\(speeds.joined())</select>
      \(series)<input type="range" data-do="scrub" min="0" max="1" value="0" aria-label="\(phrases(.position))">
      <button type="button" data-do="sound" aria-pressed="false">\(phrases(.sound))</button>
      <button type="button" data-do="outline">\(phrases(.outline))</button>
      <button type="button" data-do="table" aria-expanded="false" \
      aria-controls="\(id)-table">\(phrases(.table))</button>
      <button type="button" data-do="keys" aria-expanded="false" aria-controls="\(id)-help">\(phrases(.keys))</button>
      \(views)\
      </div>
      <div class="help" id="\(id)-help" role="group" aria-label="\(phrases(.keys))" hidden>
      <dl>
      \(keys.joined())</dl>
      </div>
      <div role="tree" class="outline" id="\(id)-outline" aria-label="\(Markup.escaped(phrases.text(.outlineOf, chart.title)))" hidden></div>

      """
  }
}
