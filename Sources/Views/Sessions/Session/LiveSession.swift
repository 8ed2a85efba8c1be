import DisplayList
import Foundation
import LiveRenderer
import Motion
import Pictures
import SVGRenderer
import ViewCore

/// One browser's session: views with their state, the picture that the browser shows, and the browser's input.
@MainActor package final class LiveSession {
  private let moving = MovingTree()
  private let content: AnyView
  /// Lets the scripts of whole pages run in the browser.
  private let nonce: String
  private let send: (String) -> Void
  /// Asks for ``flush()`` soon.
  private let schedule: () -> Void
  /// Seconds; never goes back.
  private let clock: () -> Double

  private var tree: ViewTree { moving.tree }
  private var drawing: Drawing { moving.drawing }

  private var look: ClientLook?
  private var page = ShownPage()
  private var input = LiveInput()
  private var keyboard = KeyboardFocus()
  private var needsDrawing = false
  /// Drawings that were sent and not yet painted.
  private var unpainted = 0
  private var lastNumber = 0
  /// Charts of the drawing with their values, for those who walk them by keys.
  private var inspector = ChartInspector()
  /// The newest answer to keys in a chart that was not sent yet.
  private var answer: String?
  /// Whether the browser has asked for the whole page of the charts since it last got one.
  private var wantsWholePage = false
  /// The whole page of the current drawing, once it was asked for.
  private var wholePage: String?
  /// When the next frame of a change is due, in seconds of the clock. Frequent `painted` messages do not hurry it.
  private var nextFrame = 0.0
  /// The page at the end of the change that is being shown.
  private var target = ShownPage()
  /// When the charts are to be summed up again, in seconds of the clock.
  private var summing: Double?
  /// Seconds without a change before they are.
  private static let quiet = 0.4
  /// Since when the charts have changed without being summed up.
  private var unsummed = 0.0
  /// Charts of few marks that never rest are summed up this often, in seconds.
  private static let longestUnsummed = 5.0
  private static let fewMarks = 2_000
  /// Where a scroll by keys is to come to rest once it is drawn.
  private var resting: Point?

  package init(
    content: @MainActor () -> AnyView, nonce: String = "", clock: @escaping () -> Double,
    schedule: @escaping () -> Void, send: @escaping (String) -> Void
  ) {
    self.content = content()
    self.nonce = nonce
    moving.tree.graph.keepsBodies = true
    self.clock = clock
    self.schedule = schedule
    self.send = send
  }

  /// Hears of changes of state on any thread.
  package func onChange(_ body: @escaping @Sendable () -> Void) { tree.graph.changes.notify(body) }

  /// Seconds until ``flush()`` is due although nothing comes.
  package var deadlineDelay: Double? {
    // What is drawn waits for the browser to have painted, which it tells.
    let drawn = isBusy ? nil : moving.motion == nil ? summing : nextFrame
    return [input.deadline, drawn].compactMap { $0 }.min().map { max($0 - clock(), 0) }
  }

  /// Whether the browser has enough to do: one drawing on its way and one behind it keep it busy, more would only
  /// make it late. Whole pages count as drawings.
  private var isBusy: Bool { unpainted >= 2 }

  /// Whether state has changed since the last drawing.
  package var needsFlush: Bool { tree.graph.changes.isSet }

  /// Whether the browser shows nothing yet.
  package var isEmpty: Bool { page.isEmpty }

  /// Drops copies of the picture that only a connected browser needs; the views keep their state.
  package func releasePage() {
    (page, target, answer, wholePage, wantsWholePage) = (ShownPage(), ShownPage(), nil, nil, false)
    inspector.forget()
  }

  package func end() {
    input.cancel()
    tree.graph.changes.notify(nil)
    tree.graph.end()
  }

  // MARK: - Messages

  /// Takes a message of the browser.
  ///
  /// - Returns: Whether it was one.
  @discardableResult
  package func receive(_ text: String) -> Bool {
    guard let message = ClientMessage(text, lastNumber: lastNumber) else { return false }
    receive(message)
    return true
  }

  func receive(_ message: ClientMessage) {
    if case .hello(let look, _) = message {
      // A browser that is here again shows nothing yet.
      page = ShownPage()
      wantsWholePage = false
      keyboard = KeyboardFocus()
      moving.cut()
      unpainted = 0
      self.look = look
      needsDrawing = true
      return schedule()
    }
    guard look != nil else { return }
    let now = clock()
    switch message {
    case .hello: break
    case .look(let new):
      if look != new { needsDrawing = true }
      look = new
    case .pointer(let phase, let id, let kind, let point):
      input.handle(
        PointerEvent(phase: phase, pointer: id, kind: kind, point: point, time: now), over: drawing)
    case .hover(let point): input.hover(point, over: drawing)
    case .wheel(let point, let dx, let dy): input.scroll(dx: dx, dy: dy, at: point, over: drawing)
    case .rest(let point): input.rest(at: point, over: drawing)
    case .pinch(let phase, let scale, let point):
      input.handle(PinchEvent(phase: phase, scale: scale, center: point, time: now), over: drawing)
    case .control(let key, let event):
      // Of the drawing that is there now: a control that has gone does nothing.
      if let control = drawing.live.controls.last(where: { $0.key == key }), control.isEnabled {
        if case .focus(let isFocused) = event { keyboard.moved(isFocused, at: key) }
        // Scrolls what the keyboard comes to into view.
        if event == .focus(true) {
          for region in drawing.scrolls.reversed() { region.reveal?(control.frame) }
        }
        control.act(event)
      }
    case .escape: drawing.live.escapes.last?()
    case .inspect(let chart, let key):
      if let answer = inspector.move(key, in: chart, of: drawing) { self.answer = answer }
      if [.scrollBack, .scrollOn, .zoomIn, .zoomOut].contains(key) {
        resting = inspector.point(of: chart, in: drawing)
      }
    case .page: wantsWholePage = true
    case .painted(let number): unpainted = min(unpainted, lastNumber - number)
    }
    schedule()
  }

  /// Hands an address of the program's own to the views that take such.
  private func open(_ address: URL) -> Bool {
    guard address.webAddress == nil else { return false }
    for open in drawing.live.openers { open(address) }
    return !drawing.live.openers.isEmpty
  }

  // MARK: - Drawing

  /// Time passes, and what has changed is drawn and sent.
  package func flush() {
    guard let look else { return }
    input.advance(to: clock())
    if let answer { send(answer) }
    answer = nil
    guard !isBusy else { return }
    if needsDrawing || tree.graph.changes.isSet {
      needsDrawing = false
      draw(look)
    } else if let motion = moving.motion {
      if clock() >= nextFrame { show(motion) }
    } else if let summing, clock() >= summing {
      self.summing = nil
      target = shownPage(summariesOf: nil)
      send(target)
    }
    if let resting {
      self.resting = nil
      input.rest(at: resting, over: drawing)
    }
    if wantsWholePage, !isBusy { sendWholePage() }
  }

  private func draw(_ look: ClientLook) {
    var environment = EnvironmentValues()
    environment.isLive = true
    let diagnostics = DiagnosticCollector()
    environment.diagnostics = diagnostics
    look.apply(to: &environment)
    environment.openURL = OpenURLAction { [weak self] in self?.open($0) ?? false }
    let size = CGSize(width: look.width, height: look.height)
    let view = PresentationHost(content: content)
      .frame(minWidth: size.width, minHeight: size.height)
    moving.update(
      view, in: environment, proposal: ProposedViewSize(size), isSeen: !page.isEmpty,
      reducesMotion: look.reducesMotion, clock: clock)
    inspector.forget()
    wholePage = nil
    input.update(drawing)
    // Statistics wait until nothing moves.
    target = shownPage(summariesOf: page.isEmpty ? nil : page)
    let now = clock()
    if summing == nil { unsummed = now }
    let isQuick = AccessibilityNode.charts(in: drawing.list.accessibility)
      .allSatisfy { $0.facts?.count ?? 0 <= Self.fewMarks }
    let latest = isQuick ? unsummed + Self.longestUnsummed : .infinity
    summing = page.isEmpty ? nil : min(now + Self.quiet, latest)
    if let motion = moving.motion {
      show(motion)
    } else {
      send(target)
      moving.finish()
    }
    if let request = keyboard.request(of: drawing.live.controls) { send(request) }
  }

  private func shownPage(summariesOf last: ShownPage?) -> ShownPage {
    let environment = tree.root?.environment ?? tree.environment
    return ShownPage(
      drawing, size: Size(tree.size),
      ground: BackgroundStyle()._paint(in: environment).brush.representativeColor,
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
    // A little early is in time for the next frame of the browser.
    nextFrame = now + 0.75 * LiveMotion.frame
    send(target.showing(motion.list(at: now).items))
  }

  private func send(_ next: ShownPage) {
    guard let message = next.message(after: page, number: lastNumber + 1) else { return }
    page = next
    lastNumber += 1
    unpainted += 1
    send(message)
  }

  /// Sends the charts as a page of their own with text, tables and sound.
  private func sendWholePage() {
    wantsWholePage = false
    let page = wholePage ?? JSONText.message(scene().page(from: drawing.unrolled, scriptNonce: nonce))
    wholePage = page
    lastNumber += 1
    unpainted += 1
    send(JSONText.object([("n", String(lastNumber)), ("page", page)]))
  }

  private func scene() -> RenderedScene {
    let environment = tree.root?.environment ?? tree.environment
    return RenderedScene(
      list: drawing.list, size: tree.size, scale: 2,
      background: BackgroundStyle()._paint(in: environment).brush.representativeColor,
      language: environment.locale.identifier(.bcp47), diagnostics: [])
  }
}
