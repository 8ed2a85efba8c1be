import DisplayList
import Foundation
import ViewCore

/// What a browser tells its session; everything in it is doubtful until it is read here.
enum ClientMessage: Equatable {
  case hello(ClientLook, resume: String?)
  case look(ClientLook)
  case pointer(PointerEvent.Phase, id: Int, kind: PointerKind, at: Point)
  /// `nil` when the pointer has left.
  case hover(Point?)
  case wheel(Point, dx: Double, dy: Double)
  /// The wheel or the finger has come to rest.
  case rest(Point)
  case pinch(PinchEvent.Phase, scale: Double, at: Point)
  case control(key: Int, LiveControl.Event)
  case inspect(chart: Int, InspectKey)
  /// Ends what is presented.
  case escape
  /// Asks for the whole page of the charts as they are.
  case page
  /// The drawing with this number has been painted.
  case painted(Int)

  enum InspectKey: String {
    case next, previous, first, last, pageNext, pagePrevious, nextSeries, previousSeries, least, most, leave
    case zoomIn, zoomOut, scrollBack, scrollOn
  }

  /// Points beyond which nothing is drawn.
  static let farthest = 1e6

  /// - Returns: `nil` for what no page of ours sends.
  init?(_ text: String) {
    guard let parts = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [Any],
      let name = parts.first as? String, parts.count <= 8
    else { return nil }
    let fields = MessageFields(parts)
    switch name {
    case "hello":
      guard let look = fields.look(1) else { return nil }
      self = .hello(look, resume: fields.text(2))
    case "look":
      guard let look = fields.look(1) else { return nil }
      self = .look(look)
    case "p":
      guard let phase = fields.text(1).flatMap(PointerEvent.Phase.init), let id = fields.whole(2),
        let kind = fields.text(3).flatMap(PointerKind.init), let point = fields.point(4)
      else { return nil }
      self = .pointer(phase, id: id, kind: kind, at: point)
    case "hover": self = .hover(fields.point(1))
    case "wheel":
      guard let point = fields.point(1), let dx = fields.number(3), let dy = fields.number(4) else {
        return nil
      }
      self = .wheel(point, dx: dx, dy: dy)
    case "rest":
      guard let point = fields.point(1) else { return nil }
      self = .rest(point)
    case "pinch":
      guard let phase = fields.text(1).flatMap(PinchEvent.Phase.init), let scale = fields.number(2),
        scale > 0,
        let point = fields.point(3)
      else { return nil }
      self = .pinch(phase, scale: min(max(scale, 0.001), 1_000), at: point)
    case "control":
      guard let key = fields.whole(1), let event = fields.controlEvent(2) else { return nil }
      self = .control(key: key, event)
    case "inspect":
      guard let chart = fields.whole(1), let key = fields.text(2).flatMap(InspectKey.init) else { return nil }
      self = .inspect(chart: chart, key)
    case "escape": self = .escape
    case "page": self = .page
    case "painted":
      guard let number = fields.whole(1) else { return nil }
      self = .painted(number)
    default: return nil
    }
  }
}

/// The parts of a message, each of the type that is asked for or not there.
private struct MessageFields {
  private let parts: [Any]
  init(_ parts: [Any]) { self.parts = parts }

  private subscript(_ index: Int) -> Any? { parts.indices.contains(index) ? parts[index] : nil }

  func text(_ index: Int) -> String? { self[index] as? String }

  func number(_ index: Int) -> Double? {
    guard let value = self[index] as? Double, value.isFinite, abs(value) <= ClientMessage.farthest else {
      return nil
    }
    return value
  }

  func whole(_ index: Int) -> Int? { (self[index] as? Double).flatMap { Int(exactly: $0) } }

  func point(_ index: Int) -> Point? {
    guard let x = number(index), let y = number(index + 1) else { return nil }
    return Point(x, y)
  }

  func controlEvent(_ index: Int) -> LiveControl.Event? {
    switch text(index) {
    case "press": .press
    case "on": (self[index + 1] as? Bool).map { .isOn($0) }
    case "share": number(index + 1).map { .share(min(max($0, 0), 1)) }
    case "index": whole(index + 1).map { .index($0) }
    case "text": text(index + 1).map { .text($0) }
    case "submit": .submit
    case "focus": (self[index + 1] as? Bool).map { .focus($0) }
    case "down": (self[index + 1] as? Bool).map { .down($0) }
    case "rest": .rest
    default: nil
    }
  }

  func look(_ index: Int) -> ClientLook? {
    guard let entries = self[index] as? [String: Any] else { return nil }
    var look = ClientLook()
    func number(_ name: String, in range: ClosedRange<Double>) -> Double? {
      (entries[name] as? Double).flatMap {
        $0.isFinite ? min(max($0, range.lowerBound), range.upperBound) : nil
      }
    }
    look.width = number("w", in: 50...10_000) ?? look.width
    look.height = number("h", in: 50...10_000) ?? look.height
    look.scale = number("scale", in: 0.25...8) ?? look.scale
    look.textSize = number("text", in: 6...80) ?? look.textSize
    look.isDark = entries["dark"] as? Bool ?? false
    look.hasContrast = entries["contrast"] as? Bool ?? false
    look.reducesMotion = entries["motion"] as? Bool ?? false
    look.reducesTransparency = entries["transparency"] as? Bool ?? false
    if let language = entries["lang"] as? String, language.utf8.count <= 64 { look.language = language }
    if let zone = entries["zone"] as? String, zone.utf8.count <= 64 { look.timeZone = zone }
    return look
  }
}

/// What a reader's browser says of itself.
struct ClientLook: Equatable {
  /// Points.
  var width = 800.0
  var height = 600.0
  /// Pixels per point.
  var scale = 2.0
  /// Pixels of usual text; 16 unless the reader has set another.
  var textSize = 16.0
  var isDark = false
  var hasContrast = false
  var reducesMotion = false
  var reducesTransparency = false
  /// BCP 47.
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

  /// The size of text that is nearest to the browser's.
  private var typeSize: DynamicTypeSize {
    let steps: [(Double, DynamicTypeSize)] = [
      (14, .small), (15, .medium), (17, .large), (19, .xLarge), (21, .xxLarge), (23.5, .xxxLarge),
      (28, .accessibility1), (33, .accessibility2), (40, .accessibility3), (47, .accessibility4),
    ]
    return steps.first { textSize < $0.0 }?.1 ?? .accessibility5
  }
}
