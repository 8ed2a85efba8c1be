import Foundation
import OpenChartsDescriptions
import OpenChartsDisplayList
import OpenChartsLiveRenderer
import OpenChartsSVGRenderer
import OpenChartsViewCore

/// The page in a browser: the picture, its accessible elements and its controls.
@MainActor struct PageSnapshot {
  private var items: [DisplayItem]?
  private var size = Size.zero
  private var background = RGBA.clear
  private var isDark = false
  private var title: String?
  private var parts: [PagePart] = []
  /// The areas in which the wheel scrolls, as JSON: frames, and 1 for along x, 2 for along y, 3 for both.
  private var scrolls = ""
  /// The indicators of scroll views, as JSON. Each has the frame of the scroll view, and 1 for along x or 2 for along y.
  /// The start and the end of the visible part follow as shares of the content, and 1 if it is shown at rest.
  private var indicators = ""
  /// The accessible texts, to announce those that are new.
  private var texts: [String] = []
  /// The accessible texts outside of charts.
  private var besides: [String] = []
  /// The name and the one-sentence summary of each chart, in order.
  private var charts: [(name: String, summary: String)] = []

  /// Creates an empty page.
  init() {}

  /// - Parameter last: The previous page, whose chart names and summaries are reused while the picture changes; `nil`
  ///   to compute them, which is slow for large data.
  init(
    _ drawing: Drawing, size: Size, background: RGBA, isDark: Bool, title: String?,
    summariesOf last: PageSnapshot?
  ) {
    self.title = title
    items = drawing.list.items
    self.size = size
    self.background = background
    self.isDark = isDark
    scrolls = JSONText.array(
      drawing.list.regions.compactMap { region in
        guard case .scroll(let alongX, let alongY) = region.kind else { return nil }
        let frame = region.frame
        let axes = (alongX ? 1 : 0) + (alongY ? 2 : 0)
        return JSONText.array(
          [frame.x, frame.y, frame.width, frame.height, Double(axes)].map(JSONText.hundredths))
      })
    indicators = JSONText.array(drawing.scrolls.flatMap(Self.indicators))
    var writer = PagePartsWriter(controls: drawing.live.controls, lastCharts: last?.charts)
    writer.selectable = drawing.list.regions.compactMap { $0.kind == .text ? $0.frame : nil }
    parts = writer.writeAll(drawing.list.accessibility)
    texts = writer.texts
    besides = writer.besides
    charts = zip(writer.names, writer.summaries).map { ($0, $1) }
  }

  private static func indicators(_ scroll: ActiveRegion<ScrollHandler>) -> [String] {
    let limits = scroll.region.limits.compactMap(\.controlBounds)
    let frame = limits.reduce(scroll.region.frame) { $0.intersection($1) }
    guard frame.width > 0, frame.height > 0 else { return [] }
    let sides: [String] = [frame.x, frame.y, frame.width, frame.height].map(JSONText.hundredths)
    return scroll.handler.indicators.map { indicator in
      let axis = indicator.axis == .horizontal ? "1" : "2"
      let ends = [indicator.visible.lowerBound, indicator.visible.upperBound].map(Self.share)
      return JSONText.array(sides + [axis] + ends + [indicator.isPermanent ? "1" : "0"])
    }
  }

  /// Returns a share with four decimals, less than a pixel of any window.
  private static func share(_ value: Double) -> String { JSONText.number((value * 1e4).rounded() / 1e4) }

  /// Whether a browser shows nothing yet.
  var isEmpty: Bool { items == nil }

  /// Returns the page with another picture, such as a frame of an animation.
  func showing(_ items: [DisplayItem]) -> PageSnapshot {
    var copy = self
    copy.items = items
    return copy
  }

  /// The message that turns the page `old` into this one; `nil` if they are equal.
  func message(after old: PageSnapshot, number: Int) -> String? {
    guard let items else { return nil }
    var entries: [(String, String)] = []
    if let before = old.items {
      let patch = PicturePatch(from: before, to: items)
      if !patch.isEmpty { entries.append(("patch", patch.json)) }
    } else {
      entries.append(("picture", JSONText.message(PicturePatch.elements(of: items))))
    }
    if old.items == nil || old.size != size {
      entries.append(
        ("size", JSONText.array([JSONText.hundredths(size.width), JSONText.hundredths(size.height)])))
    }
    if old.items == nil || old.background != background || old.isDark != isDark {
      entries.append(("background", JSONText.string(background.css)))
      entries.append(("dark", isDark ? "true" : "false"))
    }
    if old.title != title, let title { entries.append(("title", JSONText.string(title))) }
    if old.scrolls != scrolls { entries.append(("scrolls", scrolls)) }
    if old.indicators != indicators { entries.append(("indicators", indicators)) }
    if old.items == nil || old.parts != parts {
      entries.append(("parts", PagePart.json(parts, after: old.items == nil ? [] : old.parts)))
    }
    if old.items != nil, old.texts != texts {
      let oldTexts = Set(old.texts)
      var new = texts.filter { !oldTexts.contains($0) }
      // If a whole chart changes, announce only the texts outside the charts.
      if new.count > 3, besides.count == old.besides.count { new = besides.filter { !oldTexts.contains($0) } }
      // A page with more than three new texts is a different page; do not announce it.
      if !new.isEmpty, new.count <= 3 {
        entries.append(("say", JSONText.string(new.joined(separator: ". "))))
      }
    }
    guard !entries.isEmpty else { return nil }
    return JSONText.object([("n", String(number))] + entries)
  }
}

extension RGBA {
  fileprivate var css: String {
    func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    return "rgb(\(byte(r)) \(byte(g)) \(byte(b)) / \(JSONText.hundredths(a)))"
  }
}

/// Writes the accessible elements and controls of a page in reading order.
@MainActor private struct PagePartsWriter {
  private let controls: [Int: LiveControl]
  private let order: [Int]
  private var used: Set<Int> = []
  private var charts = 0
  private(set) var texts: [String] = []
  private(set) var besides: [String] = []
  private(set) var summaries: [String] = []
  /// The names of the charts.
  private(set) var names: [String] = []
  private let lastCharts: [(name: String, summary: String)]?
  /// The frames of selectable texts.
  var selectable: [Rect] = []

  init(controls: [LiveControl], lastCharts: [(name: String, summary: String)]?) {
    self.lastCharts = lastCharts
    self.controls = Dictionary(controls.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    order = controls.map(\.key)
  }

  /// - Parameter nodes: All nodes of the page.
  mutating func writeAll(_ nodes: [AccessibilityNode]) -> [PagePart] {
    let charts = NamedChart.all(in: nodes)
    // The browser names a chart that has no title.
    names =
      lastCharts.map { lastCharts in
        charts.indices.map { lastCharts.indices.contains($0) ? lastCharts[$0].name : charts[$0].title }
      } ?? NamedChart.names(of: charts, unnamed: "")

    var parts: [PagePart] = []
    for node in nodes { write(node, into: &parts) }
    // Controls without an accessible element use their own labels.
    for key in order where !used.contains(key) {
      if let control = controls[key] { parts.append(part(control, label: control.label(), hint: "")) }
    }
    return parts
  }

  private mutating func write(_ node: AccessibilityNode, into parts: inout [PagePart]) {
    let nodeControls = node.controls.compactMap { controls[$0] }
    if nodeControls.count == 1 {
      used.insert(nodeControls[0].key)
      parts.append(part(nodeControls[0], label: node.label, hint: node.hint, value: node.value))
      return
    }
    if nodeControls.count > 1 {
      for control in nodeControls { used.insert(control.key) }
      let inner = nodeControls.map { part($0, label: $0.label(), hint: "") }
      var isRadio = false
      if case .radio = nodeControls[0].kind { isRadio = true }
      let texts = [node.label, isRadio ? "" : node.value].filter { !$0.isEmpty }
      parts.append(
        PagePart(
          [
            ("r", JSONText.string(isRadio ? "radiogroup" : "group")),
            ("l", JSONText.string(texts.joined(separator: ", "))), ("f", frame(node.frame)),
          ], parts: inner))
      return
    }
    if node.role == .chart {
      let summary = node.value.isEmpty ? self.summary(of: node) : node.value
      summaries.append(summary)
      // Charts of many marks are described in bins, all of which can change: announce the summary instead.
      let count = node.facts?.count ?? 0
      texts += count > ChartFacts.elementLimit ? [summary] : node.children.flatMap(spoken)
      parts.append(
        PagePart([
          ("r", JSONText.string("chart")), ("n", String(charts)), ("l", JSONText.string(names[charts])),
          ("v", JSONText.string(summary)), ("f", frame(node.frame)),
        ]))
      charts += 1
      return
    }
    let text = [node.label, node.value].filter { !$0.isEmpty }.joined(separator: ", ")
    if !text.isEmpty {
      texts.append(text)
      besides.append(text)
      // A labeled node with children is a group; without children, it is text.
      if node.role == .group, !node.children.isEmpty { return writeGroup(node, text, into: &parts) }
      let role = node.role == .group ? AccessibilityNode.Role.text : node.role
      var entries = [
        ("r", JSONText.string(role.rawValue)), ("l", JSONText.string(text)), ("f", frame(node.frame)),
      ]
      let center = node.frame.center
      if selectable.contains(where: { $0.contains(center) }) { entries.append(("pick", "true")) }
      parts.append(PagePart(entries))
    }
    for child in node.children { write(child, into: &parts) }
  }

  private mutating func writeGroup(_ node: AccessibilityNode, _ text: String, into parts: inout [PagePart]) {
    var inner: [PagePart] = []
    for child in node.children { write(child, into: &inner) }
    parts.append(
      PagePart(
        [("r", JSONText.string("group")), ("l", JSONText.string(text)), ("f", frame(node.frame))],
        parts: inner))
  }

  private func summary(of node: AccessibilityNode) -> String {
    if let lastCharts { return lastCharts.indices.contains(charts) ? lastCharts[charts].summary : "" }
    return node.facts?.sentences.short ?? ""
  }

  private func spoken(_ node: AccessibilityNode) -> [String] {
    let text = [node.label, node.value].filter { !$0.isEmpty }.joined(separator: ", ")
    return (text.isEmpty ? [] : [text]) + node.children.flatMap(spoken)
  }

  private func frame(_ rect: Rect) -> String {
    JSONText.array([rect.x, rect.y, rect.width, rect.height].map(JSONText.hundredths))
  }

  private func part(_ control: LiveControl, label: String, hint: String, value: String = "") -> PagePart {
    var entries: [(String, String)] = [
      ("k", String(control.key)), ("l", JSONText.string(label)), ("f", frame(control.frame)),
    ]
    if !hint.isEmpty { entries.append(("h", JSONText.string(hint))) }
    if !control.isEnabled { entries.append(("off", "true")) }
    if control.isOutOfView { entries.append(("out", "true")) }
    if control.isSkippedByTab { entries.append(("skip", "true")) }
    func add(_ name: String, _ text: String) { entries.append((name, JSONText.string(text))) }
    func flag(_ name: String, _ isOn: Bool) { entries.append((name, isOn ? "true" : "false")) }
    switch control.kind {
    case .menu: add("r", "menu")
    case .refresh: add("r", "refresh")
    case .action: add("r", "action")
    case .button:
      add("r", "button")
      if control.repeats { flag("again", true) }
      if !value.isEmpty { add("v", value) }
    case .focus:
      add("r", "focus")
      if !value.isEmpty { add("v", value) }
    case .link(let address):
      add("r", "link")
      add("to", address)
    case .toggle(let isOn):
      add("r", "switch")
      flag("on", isOn)
    case .slider(let share, let step, _):
      add("r", "slider")
      entries.append(("at", "\(share)"))
      if let step { entries.append(("step", "\(step)")) }
      add("v", value)
    case .radio(let isOn, let group):
      add("r", "radio")
      flag("on", isOn)
      entries.append(("g", String(group)))
    case .tab(let isOn):
      add("r", "tab")
      flag("on", isOn)
    case .choice(let options, let selected):
      add("r", "choice")
      entries.append(("o", JSONText.array(options.map(JSONText.string))))
      entries.append(("at", String(selected ?? -1)))
    case .field(let text, let prompt, let isSecure, let isMultiline, let size):
      add("r", "field")
      add("t", text)
      add("p", prompt)
      flag("secure", isSecure)
      flag("long", isMultiline)
      entries.append(("size", JSONText.hundredths(size)))
      add("color", control.color.css)
      for (name, text) in control.keyboard.attributes { add(name, text) }
    case .date(let text, let least, let most, let isTime):
      add("r", isTime ? "time" : "date")
      add("t", text)
      if let least { add("least", least) }
      if let most { add("most", most) }
    case .disclosure(let isExpanded):
      add("r", "disclosure")
      flag("on", isExpanded)
    }
    return PagePart(entries)
  }
}
