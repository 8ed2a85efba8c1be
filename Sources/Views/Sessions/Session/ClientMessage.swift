import Foundation
import OpenChartsDisplayList
import OpenChartsLimits
import OpenChartsViewCore

/// A message from the browser. Untrusted: every field has a type and a range, which are checked when it is parsed, so
/// that arithmetic on it cannot overflow.
enum ClientMessage: Equatable {
  case hello(ClientSettings, resume: String?)
  case settings(ClientSettings)
  case pointer(PointerEvent.Phase, id: Int, kind: PointerKind, at: Point)
  /// The pointer's position; `nil` when it has left the page.
  case hover(Point?)
  case wheel(Point, dx: Double, dy: Double)
  /// The wheel or the finger has stopped moving.
  case rest(Point)
  case pinch(PinchEvent.Phase, scale: Double, at: Point)
  case control(key: Int, LiveControl.Event)
  case inspect(chart: Int, InspectKey)
  /// Dismisses the topmost presentation.
  case escape
  /// Requests the whole page of the charts in their current state.
  case page
  /// The browser has painted the picture with this number.
  case painted(Int)

  /// A key in the list box of a chart.
  enum InspectKey: Hashable {
    /// The list box got or lost the focus.
    case enter, leave
    case zoomIn, zoomOut, scrollBack, scrollOn
    /// A key that pages know, too.
    case navigation(NavigationKey)

    init?(_ text: String) {
      switch text {
      case "enter": self = .enter
      case "leave": self = .leave
      case "zoomIn": self = .zoomIn
      case "zoomOut": self = .zoomOut
      case "scrollBack": self = .scrollBack
      case "scrollOn": self = .scrollOn
      default:
        guard let key = NavigationKey(text) else { return nil }
        self = .navigation(key)
      }
    }
  }

  /// Largest coordinate and distance in points, on either side of zero.
  static let farthest = 1e6
  /// Ids of pointers, which browsers number with 32 bits.
  static let pointers = Int(Int32.min)...Int(Int32.max)
  /// Keys of controls; -1 and below are parts that scroll.
  static let keys = Int(Int32.min)...Int(Int32.max)
  /// Positions in lists, of charts and of options; −1 if no option is selected.
  static let positions = -1...1_000_000
  /// Maximum size of the session token in bytes, with which a browser resumes its session.
  static let resumeBytes = 64

  /// - Parameters:
  ///   - text: JSON, an array whose first element names the message.
  ///   - lastNumber: Number of the newest picture that was sent.
  /// - Returns: `nil` for messages that no page of this package sends.
  init?(_ text: String, lastNumber: Int) {
    guard let parts = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [Any],
      let name = parts.first as? String
    else { return nil }
    let fields = MessageFields(parts)
    switch name {
    case "hello":
      guard fields.count == 2 || fields.count == 1, let settings = fields.settings(1) else { return nil }
      let resume = fields.text(2)
      guard fields.isNull(2) || resume.map({ $0.utf8.count <= Self.resumeBytes }) == true else { return nil }
      self = .hello(settings, resume: resume)
    case "look":
      guard fields.count == 1, let settings = fields.settings(1) else { return nil }
      self = .settings(settings)
    case "p":
      guard fields.count == 5, let phase = fields.text(1).flatMap(PointerEvent.Phase.init),
        let id = fields.whole(2, in: Self.pointers), let kind = fields.text(3).flatMap(PointerKind.init),
        let point = fields.point(4)
      else { return nil }
      self = .pointer(phase, id: id, kind: kind, at: point)
    case "hover":
      if fields.count == 0 {
        self = .hover(nil)
      } else {
        guard fields.count == 2, let point = fields.point(1) else { return nil }
        self = .hover(point)
      }
    case "wheel":
      guard fields.count == 4, let point = fields.point(1), let dx = fields.number(3),
        let dy = fields.number(4)
      else { return nil }
      self = .wheel(point, dx: dx, dy: dy)
    case "rest":
      guard fields.count == 2, let point = fields.point(1) else { return nil }
      self = .rest(point)
    case "pinch":
      guard fields.count == 4, let phase = fields.text(1).flatMap(PinchEvent.Phase.init),
        let scale = fields.finite(2), scale > 0, let point = fields.point(3)
      else { return nil }
      self = .pinch(phase, scale: min(max(scale, 0.001), 1_000), at: point)
    case "control":
      guard let key = fields.whole(1, in: Self.keys), let event = fields.controlEvent(2) else { return nil }
      self = .control(key: key, event)
    case "inspect":
      guard fields.count == 2, let chart = fields.whole(1, in: 0...Self.positions.upperBound),
        let key = fields.text(2).flatMap(InspectKey.init)
      else { return nil }
      self = .inspect(chart: chart, key)
    case "escape" where fields.count == 0: self = .escape
    case "page" where fields.count == 0: self = .page
    case "painted":
      guard fields.count == 1, let number = fields.whole(1, in: 0...lastNumber), number > 0 else {
        return nil
      }
      self = .painted(number)
    default: return nil
    }
  }
}

/// The fields of a message, each `nil` unless it has the type and the range that the caller names.
private struct MessageFields {
  private let parts: [Any]
  init(_ parts: [Any]) { self.parts = parts }

  /// The number of fields after the name.
  var count: Int { parts.count - 1 }

  private subscript(_ index: Int) -> Any? { parts.indices.contains(index) ? parts[index] : nil }

  /// Whether a field is `null` or missing.
  func isNull(_ index: Int) -> Bool { self[index] == nil || self[index] is NSNull }

  func text(_ index: Int) -> String? { self[index] as? String }

  func flag(_ index: Int) -> Bool? { self[index] as? Bool }

  func finite(_ index: Int) -> Double? { (self[index] as? Double).flatMap { $0.isFinite ? $0 : nil } }

  func number(_ index: Int) -> Double? {
    finite(index).flatMap { abs($0) <= ClientMessage.farthest ? $0 : nil }
  }

  func whole(_ index: Int, in range: ClosedRange<Int>) -> Int? {
    finite(index).flatMap { CheckedNumber.integer($0, in: range) }
  }

  func point(_ index: Int) -> Point? {
    guard let x = number(index), let y = number(index + 1) else { return nil }
    return Point(x, y)
  }

  /// An event of a control, whose last field is the event's value if it has one.
  func controlEvent(_ index: Int) -> LiveControl.Event? {
    let value = index + 1
    switch (text(index), count - index) {
    case ("press", 0): return .press
    case ("on", 1): return flag(value).map { .isOn($0) }
    case ("share", 1): return finite(value).map { .share(min(max($0, 0), 1)) }
    case ("index", 1): return whole(value, in: ClientMessage.positions).map { .index($0) }
    case ("text", 1): return text(value).map { .text($0) }
    case ("submit", 0): return .submit
    case ("focus", 1): return flag(value).map { .focus($0) }
    case ("down", 1): return flag(value).map { .down($0) }
    case ("rest", 0): return .rest
    default: return nil
    }
  }

  /// The settings of a browser; `nil` if a setting has the wrong type. A missing setting has its default value, and a
  /// number outside its range is replaced by the nearest bound.
  func settings(_ index: Int) -> ClientSettings? {
    guard let entries = self[index] as? [String: Any] else { return nil }
    var isValid = true
    func value<Value>(_ name: String, _ fallback: Value, _ accepts: (Value) -> Bool = { _ in true }) -> Value
    {
      guard let entry = entries[name] else { return fallback }
      guard let value = entry as? Value, accepts(value) else {
        isValid = false
        return fallback
      }
      return value
    }
    func number(_ name: String, _ fallback: Double, in range: ClosedRange<Double>) -> Double {
      min(max(value(name, fallback, \.isFinite), range.lowerBound), range.upperBound)
    }
    var settings = ClientSettings()
    settings.width = number("w", settings.width, in: 50...10_000)
    settings.height = number("h", settings.height, in: 50...10_000)
    settings.scale = number("scale", settings.scale, in: 0.25...8)
    settings.textSize = number("text", settings.textSize, in: 6...80)
    settings.isDark = value("dark", false)
    settings.hasContrast = value("contrast", false)
    settings.reducesMotion = value("motion", false)
    settings.reducesTransparency = value("transparency", false)
    settings.language = value("lang", settings.language) { $0.utf8.count <= 64 }
    if let zone = entries["zone"], !(zone is NSNull) {
      settings.timeZone = value("zone", "") { $0.utf8.count <= 64 }
    }
    return isValid ? settings : nil
  }
}

/// The settings of a browser and its window.
struct ClientSettings: Equatable {
  /// The width of the window in points.
  var width = 800.0
  var height = 600.0
  /// Pixels per point.
  var scale = 2.0
  /// The browser's default text size in pixels; 16 unless the user has changed it.
  var textSize = 16.0
  var isDark = false
  var hasContrast = false
  var reducesMotion = false
  var reducesTransparency = false
  /// A BCP 47 language tag.
  var language = "en-US"
  var timeZone: String?

  func apply(to environment: inout EnvironmentValues) {
    environment.displayScale = CGFloat(scale)
    environment.colorScheme = isDark ? .dark : .light
    environment.colorSchemeContrast = hasContrast ? .increased : .standard
    environment.accessibilityReduceMotion = reducesMotion
    environment.accessibilityReduceTransparency = reducesTransparency
    environment.locale = Locale(identifier: language)
    if let zone = timeZone.flatMap(TimeZone.init(identifier:)) {
      environment.timeZone = zone
      environment.calendar.timeZone = zone
    }
    environment.layoutDirection =
      environment.locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    environment.dynamicTypeSize = typeSize
  }

  /// The type size nearest to the browser's text size.
  private var typeSize: DynamicTypeSize {
    let steps: [(Double, DynamicTypeSize)] = [
      (14, .small), (15, .medium), (17, .large), (19, .xLarge), (21, .xxLarge), (23.5, .xxxLarge),
      (28, .accessibility1), (33, .accessibility2), (40, .accessibility3), (47, .accessibility4),
    ]
    return steps.first { textSize < $0.0 }?.1 ?? .accessibility5
  }
}
