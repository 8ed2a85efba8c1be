import Foundation
import OpenChartsDisplayList
import OpenChartsLiveRenderer
import OpenChartsMotion
import OpenChartsPhrases
import OpenChartsPictures
import OpenChartsSVGRenderer
import OpenChartsViewCore

/// One browser's session: views with their state, the picture in the browser, and the browser's input.
@MainActor package final class LiveSession {
  private let moving = AnimatedTree()
  private let content: AnyView
  /// The CSP nonce that allows the scripts of whole pages to run in the browser.
  private let nonce: String
  private let send: (String) -> Void
  /// Requests a call of ``flush()`` soon.
  private let schedule: () -> Void
  /// Receives the diagnostics of each picture that has any.
  private let report: ([String]) -> Void
  /// The time in seconds, monotonic.
  private let clock: () -> Double

  private var tree: ViewTree { moving.tree }
  private var drawing: Drawing { moving.drawing }

  private var settings: ClientSettings?
  private var page = PageSnapshot()
  private var input = LiveInput()
  private var keyboard = KeyboardFocus()
  private var needsDrawing = false
  private var pacer = FramePacer()
  private var summaries = SummaryDebounce()
  /// The chart values of the current picture, for users who move through them by keys.
  private var inspector = ChartInspector()
  /// The newest message of ``ChartInspector`` that was not sent yet.
  private var answer: String?
  /// Whether the browser has requested the whole page of the charts since it last received one.
  private var wantsWholePage = false
  /// The whole page of the current picture, once requested.
  private var wholePage: String?
  /// The page at the end of the animation in progress.
  private var target = PageSnapshot()
  /// The number of marks up to which a chart's summary costs little.
  private static let fewMarks = 2_000
  /// The position of a scroll by keys, which comes to rest after the next picture.
  private var resting: Point?

  package init(
    content: @MainActor () -> AnyView, nonce: String = "", clock: @escaping () -> Double,
    schedule: @escaping () -> Void, report: @escaping ([String]) -> Void = { _ in },
    send: @escaping (String) -> Void
  ) {
    self.content = content()
    self.nonce = nonce
    moving.tree.graph.keepsBodies = true
    self.clock = clock
    self.schedule = schedule
    self.report = report
    self.send = send
  }

  /// Sets the closure to call, on any thread, when state changes.
  package func onChange(_ body: @escaping @Sendable () -> Void) { tree.graph.changes.notify(body) }

  /// The seconds until ``flush()`` is due without a message; `nil` for never.
  package var deadlineDelay: Double? {
    // While the browser is busy, its `painted` message triggers the next picture.
    let drawn = pacer.isBusy ? nil : moving.motion == nil ? summaries.due : pacer.nextFrame
    return [input.deadline, drawn].compactMap { $0 }.min().map { max($0 - clock(), 0) }
  }

  /// Whether state has changed since the last picture.
  package var needsFlush: Bool { tree.graph.changes.isSet }

  /// Whether the browser has no picture yet.
  package var isEmpty: Bool { page.isEmpty }

  /// Frees copies of the picture that only a connected browser needs. The views keep their state.
  package func releasePage() {
    (page, target, answer, wholePage, wantsWholePage) = (PageSnapshot(), PageSnapshot(), nil, nil, false)
    inspector.forget()
  }

  package func end() {
    input.cancel()
    tree.graph.changes.notify(nil)
    tree.graph.end()
  }

  // MARK: - Messages

  /// Handles a message of the browser.
  ///
  /// - Returns: Whether the message was valid.
  @discardableResult
  package func receive(_ text: String) -> Bool {
    guard let message = ClientMessage(text, lastNumber: pacer.lastNumber) else { return false }
    receive(message)
    return true
  }

  func receive(_ message: ClientMessage) {
    if case .hello(let settings, _) = message {
      // A browser that reconnects shows nothing yet.
      page = PageSnapshot()
      wantsWholePage = false
      keyboard = KeyboardFocus()
      moving.cut()
      pacer.restart()
      self.settings = settings
      needsDrawing = true
      return schedule()
    }
    guard settings != nil else { return }
    let now = clock()
    switch message {
    case .hello: break
    case .settings(let new):
      if settings != new { needsDrawing = true }
      settings = new
    case .pointer(let phase, let id, let kind, let point):
      input.handle(
        PointerEvent(phase: phase, pointer: id, kind: kind, point: point, time: now), over: drawing)
    case .hover(let point): input.hover(point, over: drawing)
    case .wheel(let point, let dx, let dy): input.scroll(dx: dx, dy: dy, at: point, over: drawing)
    case .rest(let point): input.rest(at: point, over: drawing)
    case .pinch(let phase, let scale, let point):
      input.handle(PinchEvent(phase: phase, scale: scale, center: point, time: now), over: drawing)
    case .control(let key, let event):
      // A control that is no longer in the current picture is ignored.
      if let control = drawing.live.controls.last(where: { $0.key == key }), control.isEnabled {
        if case .focus(let isFocused) = event { keyboard.moved(isFocused, at: key) }
        // Scroll the focused control into view.
        if event == .focus(true) {
          for region in drawing.scrolls.reversed() { region.reveal?(control.frame) }
        }
        control.act(event)
      }
    case .escape: drawing.live.escapes.last?()
    case .inspect(let chart, let key):
      let language = SpeechLanguage((tree.root?.environment ?? tree.environment).locale)
      let answer = inspector.press(key, in: chart, of: drawing, language: language) { isWhole in
        scene().pageNavigation(of: chart, from: isWhole ? drawing.unrolled : [])
      }
      if let answer { self.answer = answer }
      if [.scrollBack, .scrollOn, .zoomIn, .zoomOut].contains(key) {
        resting = inspector.point(of: chart, in: drawing)
      }
    case .page: wantsWholePage = true
    case .painted(let number): pacer.painted(number)
    }
    schedule()
  }

  /// Passes a URL of the app's own scheme to the views that handle URLs. Returns whether there is one.
  private func open(_ address: URL) -> Bool {
    guard address.webAddress == nil else { return false }
    for open in drawing.live.openers { open(address) }
    return !drawing.live.openers.isEmpty
  }

  /// Sends a file that the browser downloads.
  private func download(_ file: ExportedFile) {
    let entries = [
      ("name", JSONText.message(file.name)), ("type", JSONText.message(file.type)),
      ("data", JSONText.message(file.data.base64EncodedString())),
    ]
    send(JSONText.object([("file", JSONText.object(entries))]))
  }

  // MARK: - Drawing

  /// Advances gestures, then draws and sends the changes.
  package func flush() {
    guard let settings else { return }
    input.advance(to: clock())
    if let answer { send(answer) }
    answer = nil
    guard !pacer.isBusy else { return }
    if needsDrawing || tree.graph.changes.isSet {
      needsDrawing = false
      draw(settings)
    } else if let motion = moving.motion {
      if clock() >= pacer.nextFrame { show(motion) }
    } else if summaries.isDue(at: clock()) {
      target = shownPage(summariesOf: nil)
      send(target)
    }
    if let resting {
      self.resting = nil
      input.rest(at: resting, over: drawing)
    }
    if wantsWholePage, !pacer.isBusy { sendWholePage() }
  }

  private func draw(_ settings: ClientSettings) {
    var environment = EnvironmentValues()
    environment.isLive = true
    let diagnostics = DiagnosticCollector()
    environment.diagnostics = diagnostics
    settings.apply(to: &environment)
    environment.openURL = OpenURLAction(system: { [weak self] in self?.open($0) ?? false })
    environment.exportsFile = { [weak self] in self?.download($0) }
    let size = CGSize(width: settings.width, height: settings.height)
    let view = PresentationHost(content: content)
      .frame(minWidth: size.width, minHeight: size.height)
    moving.update(
      view, in: environment, proposal: ProposedViewSize(size), isSeen: !page.isEmpty,
      reducesMotion: settings.reducesMotion, clock: clock)
    let problems = diagnostics.messages + MissingGlyphs(in: drawing.list.items).messages
    if !problems.isEmpty { report(problems) }
    inspector.forget()
    wholePage = nil
    input.update(drawing)
    // Defer statistics until nothing changes.
    target = shownPage(summariesOf: page.isEmpty ? nil : page)
    let isQuick = AccessibilityNode.charts(in: drawing.list.accessibility)
      .allSatisfy { $0.facts?.count ?? 0 <= Self.fewMarks }
    if page.isEmpty { summaries.reset() } else { summaries.change(at: clock(), isQuick: isQuick) }
    if let motion = moving.motion {
      show(motion)
    } else {
      send(target)
      moving.finish()
    }
    if let request = keyboard.request(of: drawing.live.controls) { send(request) }
  }

  private func shownPage(summariesOf last: PageSnapshot?) -> PageSnapshot {
    let environment = tree.root?.environment ?? tree.environment
    return PageSnapshot(
      drawing, size: Size(tree.size),
      background: BackgroundStyle()._paint(in: environment).brush.representativeColor,
      isDark: environment.colorScheme == .dark,
      title: (tree.root?.preference(WindowTitleKey.self) ?? nil).map { environment.spokenText(of: $0) },
      summariesOf: last)
  }

  private func show(_ motion: LiveMotion) {
    let now = clock()
    guard now < motion.end else {
      send(target)
      return moving.finish()
    }
    pacer.showFrame(at: now)
    send(target.showing(motion.list(at: now).items))
  }

  private func send(_ next: PageSnapshot) {
    guard let message = next.message(after: page, number: pacer.lastNumber + 1) else { return }
    page = next
    pacer.next()
    send(message)
  }

  /// Sends the charts as a separate page with text, tables and sound.
  private func sendWholePage() {
    wantsWholePage = false
    let page = wholePage ?? JSONText.message(scene().page(from: drawing.unrolled, scriptNonce: nonce))
    wholePage = page
    // Whole pages count as pictures.
    send(JSONText.object([("n", String(pacer.next())), ("page", page)]))
  }

  private func scene() -> RenderedScene {
    let environment = tree.root?.environment ?? tree.environment
    return RenderedScene(
      list: drawing.list, size: tree.size, scale: 2,
      background: BackgroundStyle()._paint(in: environment).brush.representativeColor,
      language: environment.locale.identifier(.bcp47), diagnostics: [])
  }
}
